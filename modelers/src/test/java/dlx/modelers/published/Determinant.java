package dlx.modelers.published;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import java.math.BigInteger;
import java.util.Arrays;

/** Counts by determinants, in whole numbers (Bareiss 1968). */
final class Determinant {

    private Determinant() {}

    /**
     * Domino tilings of a rectangle: the determinant of black against white cells, with a sign for every other column
     * of standing dominoes (Kasteleyn 1961).
     */
    static BigInteger tilings(int rows, int columns) {
        int cells = rows * columns;
        if (cells % 2 == 1) {
            return ZERO;
        }
        int[] rank = new int[cells];
        int[] seen = new int[2];
        for (int cell = 0; cell < cells; cell++) {
            rank[cell] = seen[(cell / columns + cell % columns) % 2]++;
        }
        BigInteger[][] matrix = zeros(cells / 2);
        for (int cell = 0; cell < cells; cell++) {
            int column = cell % columns;
            boolean black = (cell / columns + column) % 2 == 0;
            if (column + 1 < columns) {
                set(matrix, rank[cell], rank[cell + 1], black, ONE);
            }
            if (cell + columns < cells) {
                set(matrix, rank[cell], rank[cell + columns], black, column % 2 == 0 ? ONE : ONE.negate());
            }
        }
        return of(matrix).abs();
    }

    private static void set(BigInteger[][] matrix, int here, int there, boolean hereIsRow, BigInteger value) {
        matrix[hereIsRow ? here : there][hereIsRow ? there : here] = value;
    }

    /** Spanning trees of the square grid of {@code n x n} vertices (Kirchhoff 1847). */
    static BigInteger spanningTrees(int n) {
        BigInteger[][] laplacian = zeros(n * n - 1); // without the last vertex
        for (int a = 0; a < n * n; a++) {
            for (int b = 0; b < n * n; b++) {
                if (Math.abs(a / n - b / n) + Math.abs(a % n - b % n) == 1 && a < n * n - 1) {
                    laplacian[a][a] = laplacian[a][a].add(ONE);
                    if (b < n * n - 1) {
                        laplacian[a][b] = ONE.negate();
                    }
                }
            }
        }
        return of(laplacian);
    }

    private static BigInteger[][] zeros(int size) {
        BigInteger[][] matrix = new BigInteger[size][size];
        for (BigInteger[] row : matrix) {
            Arrays.fill(row, ZERO);
        }
        return matrix;
    }

    private static BigInteger of(BigInteger[][] m) {
        int n = m.length;
        BigInteger before = ONE;
        int sign = 1;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && m[pivot][k].signum() == 0) {
                pivot++;
            }
            if (pivot == n) {
                return ZERO;
            }
            if (pivot != k) {
                BigInteger[] row = m[k];
                m[k] = m[pivot];
                m[pivot] = row;
                sign = -sign;
            }
            for (int i = k + 1; i < n; i++) {
                for (int j = k + 1; j < n; j++) {
                    m[i][j] = m[i][j].multiply(m[k][k])
                            .subtract(m[i][k].multiply(m[k][j]))
                            .divide(before);
                }
            }
            before = m[k][k];
        }
        return n == 0 ? ONE : m[n - 1][n - 1].multiply(BigInteger.valueOf(sign));
    }
}
