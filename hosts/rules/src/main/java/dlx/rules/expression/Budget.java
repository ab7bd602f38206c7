package dlx.rules.expression;

import java.util.List;

/** The number of combinations of variables that the loops of a puzzle may still make. */
public final class Budget {

    /** The numbers below it are exact. */
    private static final double EXACT = 1e15;

    private final long most;
    private long left;

    public Budget(long most) {
        this.most = most;
        this.left = most;
    }

    /** Checks, before a loop starts, that the product of the sizes of its ranges is not too large. */
    void check(Loop loop, List<Integer> sizes) {
        double product = sizes.stream().mapToDouble(size -> size).reduce(1, (a, b) -> a * b);
        if (!sizes.isEmpty() && product > left) {
            throw tooMany(loop, product < EXACT ? String.valueOf((long) product) : "over " + (long) EXACT);
        }
    }

    /** Counts one combination. */
    void take(Loop loop) {
        if (--left < 0) {
            throw tooMany(loop, "more");
        }
    }

    private RuntimeException tooMany(Loop loop, String number) {
        return loop.place()
                .error(loop.owner() + " makes " + number + " combinations of " + loop.text() + "; expected at most "
                        + most + " in all statements");
    }
}
