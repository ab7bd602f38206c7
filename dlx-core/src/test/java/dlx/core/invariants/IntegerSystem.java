package dlx.core.invariants;

import dlx.core.covers.PlainCover;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The relaxation of a cover to integers: x with A x = b. A row is an item that must be covered a certain number of
 * times, a column an option that remains. The matrix is made diagonal with exact integers, by row and column operations
 * that can be undone (H. J. S. Smith, 1861): slow, and without code shared with the finder of weights.
 */
final class IntegerSystem {

    private final BigInteger[][] a;
    private final BigInteger[] b;

    private IntegerSystem(BigInteger[][] a, BigInteger[] b) {
        this.a = a;
        this.b = b;
        makeDiagonal();
    }

    /** Returns the system of a cover with its givens; empty if taken options exclude each other or are banned. */
    static Optional<IntegerSystem> of(PlainCover cover) {
        List<Integer> taken = new ArrayList<>();
        for (int pin : cover.pins()) {
            if (!isLeft(cover, taken, pin)) {
                return Optional.empty();
            }
            taken.add(pin);
        }
        List<Integer> rows = new ArrayList<>();
        for (int item = 0; item < cover.primary().size(); item++) {
            if (cover.primary().get(item)
                    && cover.atLeast(item) == cover.atMost(item)
                    && need(cover, taken, item) > 0) {
                rows.add(item);
            }
        }
        List<Integer> columns = new ArrayList<>();
        for (int option = 0; option < cover.options().size(); option++) {
            if (isLeft(cover, taken, option)) {
                columns.add(option);
            }
        }
        BigInteger[][] a = new BigInteger[rows.size()][columns.size()];
        BigInteger[] b = new BigInteger[rows.size()];
        for (int r = 0; r < b.length; r++) {
            int item = rows.get(r);
            b[r] = BigInteger.valueOf(need(cover, taken, item));
            for (int c = 0; c < columns.size(); c++) {
                boolean holds = cover.options().get(columns.get(c)).items().contains(item);
                a[r][c] = holds ? BigInteger.ONE : BigInteger.ZERO;
            }
        }
        return Optional.of(new IntegerSystem(a, b));
    }

    private static int holders(PlainCover cover, List<Integer> taken, int item) {
        return (int) taken.stream()
                .filter(option -> cover.options().get(option).items().contains(item))
                .count();
    }

    private static int need(PlainCover cover, List<Integer> taken, int item) {
        return cover.atLeast(item) - holders(cover, taken, item);
    }

    /** Returns true if an option may be taken together with others. */
    private static boolean isLeft(PlainCover cover, List<Integer> taken, int option) {
        if (taken.contains(option) || cover.banned().contains(option)) {
            return false;
        }
        PlainCover.Option held = cover.options().get(option);
        return held.items().stream()
                .allMatch(item -> cover.primary().get(item)
                        ? holders(cover, taken, item) < cover.atMost(item)
                        : taken.stream()
                                .map(other -> cover.options().get(other))
                                .filter(other -> other.items().contains(item))
                                .allMatch(
                                        other -> held.colorOf(item) >= 0 && held.colorOf(item) == other.colorOf(item)));
    }

    private void makeDiagonal() {
        for (int k = 0; k < b.length && k < columns() && bringNonzeroTo(k); k++) {
            while (!clear(k)) {
                // a remainder was smaller than the pivot, and has become the pivot
            }
        }
    }

    private int columns() {
        return b.length == 0 ? 0 : a[0].length;
    }

    /**
     * Swaps rows and columns so that place k, k of the diagonal is not 0; returns false if all entries from there on
     * are 0.
     */
    private boolean bringNonzeroTo(int k) {
        for (int r = k; r < b.length; r++) {
            for (int c = k; c < columns(); c++) {
                if (a[r][c].signum() != 0) {
                    swapRows(k, r);
                    swapColumns(k, c);
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns true if all other entries in row and column k are 0 now. */
    private boolean clear(int k) {
        for (int r = k + 1; r < b.length; r++) {
            if (a[r][k].signum() != 0) {
                addRow(r, k, a[r][k].divide(a[k][k]).negate());
                if (a[r][k].signum() != 0) {
                    swapRows(k, r);
                    return false;
                }
            }
        }
        for (int c = k + 1; c < columns(); c++) {
            if (a[k][c].signum() != 0) {
                addColumn(c, k, a[k][c].divide(a[k][k]).negate());
                if (a[k][c].signum() != 0) {
                    swapColumns(k, c);
                    return false;
                }
            }
        }
        return true;
    }

    private void addRow(int to, int from, BigInteger factor) {
        for (int c = 0; c < columns(); c++) {
            a[to][c] = a[to][c].add(factor.multiply(a[from][c]));
        }
        b[to] = b[to].add(factor.multiply(b[from]));
    }

    private void addColumn(int to, int from, BigInteger factor) {
        for (BigInteger[] row : a) {
            row[to] = row[to].add(factor.multiply(row[from]));
        }
    }

    private void swapRows(int one, int other) {
        BigInteger[] row = a[one];
        a[one] = a[other];
        a[other] = row;
        BigInteger right = b[one];
        b[one] = b[other];
        b[other] = right;
    }

    private void swapColumns(int one, int other) {
        for (BigInteger[] row : a) {
            BigInteger value = row[one];
            row[one] = row[other];
            row[other] = value;
        }
    }

    /** Returns true if there are integers x with A x = b. */
    boolean isSolvable() {
        return isSolvable(BigInteger.ZERO);
    }

    /** Returns true if there are integers x with A x = b modulo a number. */
    boolean isSolvable(long modulus) {
        return isSolvable(BigInteger.valueOf(modulus));
    }

    private boolean isSolvable(BigInteger modulus) {
        for (int k = 0; k < b.length; k++) {
            BigInteger divisor = (k < columns() ? a[k][k] : BigInteger.ZERO).gcd(modulus);
            if (divisor.signum() == 0 ? b[k].signum() != 0 : b[k].mod(divisor).signum() != 0) {
                return false;
            }
        }
        return true;
    }
}
