package dlx.modelers.published;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.TWO;
import static java.math.BigInteger.ZERO;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Closed formulas and determinants for the numbers of the table, without covers. Their arguments are the numbers in the
 * name of the puzzle.
 */
final class Formulas {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private Formulas() {}

    static BigInteger value(String formula, String puzzle) {
        int[] n = NUMBER.matcher(puzzle)
                .results()
                .map(MatchResult::group)
                .mapToInt(Integer::parseInt)
                .toArray();
        return switch (formula) {
            case "kasteleyn" -> Determinant.tilings(n[0], n[1]);
            case "spanning trees" -> Determinant.spanningTrees((n[0] + 1) / 2);
            case "2^(n(n+1)/2)" -> TWO.pow(n[0] * (n[0] + 1) / 2);
            case "2^n" -> TWO.pow(n[0]);
            case "n!" -> factorial(n[0]);
            case "(n-1)!!" -> equalBlocks(n[0], 2);
            case "n!/(k!^m m!)" -> equalBlocks(n[0], n[1]);
            case "bell" -> bell(n[0]);
            case "k! S(n,k)" -> surjections(n[0], n[1]);
            case "subfactorial" -> derangements(n[0]);
            case "touchard" -> menages(n[0]);
            case "fibonacci" -> lucas(n[0] + 2, ZERO, ONE);
            case "lucas" -> lucas(n[0], TWO, ONE);
            case "lucas + 2" -> lucas(n[0], TWO, ONE).add(TWO);
            case "n + 1" -> BigInteger.valueOf(n[0] + 1);
            case "rooks" -> partialPermutations(n[0]);
            case "involutions" -> involutions(n[0]);
            case "macmahon" -> boxedPlanePartitions(n[0], n[1], n[2]);
            case "2 T(3,3)" -> Tutte.tetrominoTilings(n[0] / 4, n[1] / 4);
            case "falling" -> fallingFactorial(n[1], n[0]);
            case "(k-1)^n + (-1)^n (k-1)" -> cycleColorings(n[0], n[1]);
            case "k ((k-2)^n + (-1)^n (k-2))" -> cycleColorings(n[0], n[1] - 1).multiply(BigInteger.valueOf(n[1]));
            case "k (k-1)^(n-1)" ->
                BigInteger.valueOf(n[1]).multiply(BigInteger.valueOf(n[1] - 1).pow(n[0] - 1));
            case "petersen" ->
                fallingFactorial(n[0], 3).multiply(polynomial(n[0], 1, -12, 67, -230, 529, -814, 775, -352));
            case "octahedron" -> fallingFactorial(n[0], 3).multiply(polynomial(n[0], 1, -9, 29, -32));
            case "cube" -> fallingFactorial(n[1], 2).multiply(polynomial(n[1], 1, -11, 55, -159, 282, -290, 133));
            case "sum S(a,j) (k)_j (k-j)^b" -> bipartiteColorings(n[0], n[1], n[2]);
            default -> throw new IllegalArgumentException(formula);
        };
    }

    static BigInteger factorial(int n) {
        return fallingFactorial(n, n);
    }

    private static BigInteger fallingFactorial(int n, int factors) {
        BigInteger product = ONE;
        for (int i = 0; i < factors; i++) {
            product = product.multiply(BigInteger.valueOf(n - i));
        }
        return product;
    }

    private static BigInteger choose(int n, int k) {
        return fallingFactorial(n, k).divide(factorial(k));
    }

    private static BigInteger equalBlocks(int n, int size) {
        int blocks = n / size;
        return factorial(n).divide(factorial(size).pow(blocks).multiply(factorial(blocks)));
    }

    /** By Aitken's triangle. */
    private static BigInteger bell(int n) {
        List<BigInteger> row = List.of(ONE);
        for (int i = 1; i < n; i++) {
            List<BigInteger> next = new ArrayList<>(List.of(row.get(row.size() - 1)));
            row.forEach(value -> next.add(next.get(next.size() - 1).add(value)));
            row = next;
        }
        return row.get(row.size() - 1);
    }

    /** Inclusion and exclusion of the bins left empty. */
    private static BigInteger surjections(int n, int bins) {
        BigInteger sum = ZERO;
        for (int empty = 0; empty <= bins; empty++) {
            BigInteger term = choose(bins, empty)
                    .multiply(BigInteger.valueOf(bins - empty).pow(n));
            sum = empty % 2 == 0 ? sum.add(term) : sum.subtract(term);
        }
        return sum;
    }

    private static BigInteger derangements(int n) {
        BigInteger sum = ZERO;
        for (int fixed = 0; fixed <= n; fixed++) {
            BigInteger term = choose(n, fixed).multiply(factorial(n - fixed));
            sum = fixed % 2 == 0 ? sum.add(term) : sum.subtract(term);
        }
        return sum;
    }

    private static BigInteger menages(int n) {
        BigInteger sum = ZERO;
        for (int k = 0; k <= n; k++) {
            BigInteger term = BigInteger.valueOf(2L * n)
                    .multiply(choose(2 * n - k, k))
                    .divide(BigInteger.valueOf(2L * n - k))
                    .multiply(factorial(n - k));
            sum = k % 2 == 0 ? sum.add(term) : sum.subtract(term);
        }
        return sum;
    }

    /** The term {@code n} of the sequence in which each term is the sum of the two before. */
    private static BigInteger lucas(int n, BigInteger first, BigInteger second) {
        BigInteger term = first;
        BigInteger next = second;
        for (int i = 0; i < n; i++) {
            BigInteger sum = term.add(next);
            term = next;
            next = sum;
        }
        return term;
    }

    private static BigInteger partialPermutations(int n) {
        BigInteger sum = ZERO;
        for (int k = 0; k <= n; k++) {
            sum = sum.add(choose(n, k).pow(2).multiply(factorial(k)));
        }
        return sum;
    }

    private static BigInteger involutions(int n) {
        BigInteger sum = ZERO;
        for (int pairs = 0; 2 * pairs <= n; pairs++) {
            sum = sum.add(choose(n, 2 * pairs).multiply(equalBlocks(2 * pairs, 2)));
        }
        return sum;
    }

    private static BigInteger boxedPlanePartitions(int a, int b, int c) {
        BigInteger above = ONE;
        BigInteger below = ONE;
        for (int i = 1; i <= a; i++) {
            for (int j = 1; j <= b; j++) {
                above = above.multiply(BigInteger.valueOf(i + j + c - 1L));
                below = below.multiply(BigInteger.valueOf(i + j - 1L));
            }
        }
        return above.divide(below);
    }

    private static BigInteger cycleColorings(int n, int colors) {
        BigInteger less = BigInteger.valueOf(colors - 1L);
        return n % 2 == 0 ? less.pow(n).add(less) : less.pow(n).subtract(less);
    }

    /** Returns the value of a polynomial at x; the first coefficient belongs to the largest power. */
    private static BigInteger polynomial(int x, int... coefficients) {
        BigInteger value = ZERO;
        for (int coefficient : coefficients) {
            value = value.multiply(BigInteger.valueOf(x)).add(BigInteger.valueOf(coefficient));
        }
        return value;
    }

    /** By the number of colors on the left side. */
    private static BigInteger bipartiteColorings(int left, int right, int colors) {
        BigInteger sum = ZERO;
        for (int used = 1; used <= Math.min(left, colors); used++) {
            sum = sum.add(choose(colors, used)
                    .multiply(surjections(left, used))
                    .multiply(BigInteger.valueOf(colors - used).pow(right)));
        }
        return sum;
    }
}
