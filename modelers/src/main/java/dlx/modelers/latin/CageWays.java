package dlx.modelers.latin;

import dlx.modelers.latin.NumberCage.Sign;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways to fill a cage: symbols in the order of its cells.
 *
 * <p>Not thread-safe; made for one cage.
 */
final class CageWays {

    /** Number of comparisons that take about as long as a try. */
    private static final int COMPARED = 16;

    private final int n;
    private final NumberCage cage;

    /** Number of symbols that may still be tried; below 0 the search has ended early. */
    private int left;

    private final List<Integer> symbols = new ArrayList<>();
    private final List<List<Integer>> found = new ArrayList<>();

    /**
     * Looks for all ways.
     *
     * @param n the greatest symbol
     * @param most maximum number of symbols that are tried
     */
    CageWays(int n, NumberCage cage, int most) {
        this.n = n;
        this.cage = cage;
        this.left = most;
        add(cage.sign() == Sign.TIMES ? 1 : 0);
    }

    /** The ways that were found. */
    List<List<Integer>> all() {
        return found;
    }

    /** Returns the number of symbols that could still have been tried; negative if there may be more ways. */
    int left() {
        return left;
    }

    /** Goes on after symbols whose sum or product is known. */
    private void add(long made) {
        int cell = symbols.size();
        if (cell == cage.cells().size()) {
            if (makesNumber(made)) {
                found.add(List.copyOf(symbols));
            }
            return;
        }
        for (int symbol = 1; symbol <= n && left >= 0; symbol++) {
            left -= 1 + cell / COMPARED; // a symbol is compared with those before it
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

    /** Returns true if a sum or product can become the number with some symbols more. */
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
