package dlx.modelers.latin;

import dlx.modelers.latin.NumberCage.Sign;
import java.util.ArrayList;
import java.util.List;

/**
 * All ways to fill a cage: lists of symbols in the order of its cells.
 *
 * <p>Not thread-safe.
 */
final class CageWays {

    /** Number of comparisons that take about as long as one trial of a symbol. */
    private static final int COMPARED = 16;

    private final int n;
    private final NumberCage cage;

    /** Number of trials still allowed; negative after the search has ended early. */
    private int left;

    private final List<Integer> symbols = new ArrayList<>();
    private final List<List<Integer>> found = new ArrayList<>();

    /**
     * Creates the list by trying symbols, cell by cell.
     *
     * @param n the largest symbol
     * @param cage the cage to fill
     * @param most maximum number of trials of symbols
     */
    CageWays(int n, NumberCage cage, int most) {
        this.n = n;
        this.cage = cage;
        this.left = most;
        add(cage.sign() == Sign.TIMES ? 1 : 0);
    }

    /** Returns the ways found. */
    List<List<Integer>> all() {
        return found;
    }

    /** Returns the number of trials left; negative if the search ended early, so that more ways may exist. */
    int left() {
        return left;
    }

    /** Extends the present symbols in all ways; {@code made} is their sum, or their product if the sign is x. */
    private void add(long made) {
        int cell = symbols.size();
        if (cell == cage.cells().size()) {
            if (makesNumber(made)) {
                found.add(List.copyOf(symbols));
            }
            return;
        }
        for (int symbol = 1; symbol <= n && left >= 0; symbol++) {
            left -= 1 + cell / COMPARED; // a symbol is compared with all symbols before it
            long next = cage.sign() == Sign.TIMES ? made * symbol : made + symbol;
            if (mayGrow(next, cage.cells().size() - cell - 1) && !meetsEqual(symbol)) {
                symbols.add(symbol);
                add(next);
                symbols.remove(cell);
            }
        }
    }

    private boolean makesNumber(long made) {
        if (cage.sign() == Sign.PLUS || cage.sign() == Sign.TIMES) {
            return made == cage.number();
        }
        int greater = Math.max(symbols.get(0), symbols.get(1));
        int less = Math.min(symbols.get(0), symbols.get(1));
        return cage.sign() == Sign.MINUS ? greater - less == cage.number() : greater == less * (long) cage.number();
    }

    /** Returns true if {@code more} further symbols can turn a sum or product into the number of the cage. */
    private boolean mayGrow(long made, int more) {
        return switch (cage.sign()) {
            case PLUS -> made + more <= cage.number() && made + (long) more * n >= cage.number();
            case TIMES -> cage.number() % made == 0;
            case MINUS, OVER -> true;
        };
    }

    /** Returns true if the next cell shares a row or column with a cell that has the symbol. */
    private boolean meetsEqual(int symbol) {
        int cell = cage.cells().get(symbols.size());
        for (int k = 0; k < symbols.size(); k++) {
            int other = cage.cells().get(k);
            if (symbols.get(k) == symbol && (other / n == cell / n || other % n == cell % n)) {
                return true;
            }
        }
        return false;
    }
}
