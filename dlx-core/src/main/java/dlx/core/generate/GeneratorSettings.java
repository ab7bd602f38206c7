package dlx.core.generate;

import dlx.core.explain.Rating;
import java.util.Comparator;
import java.util.Optional;

/**
 * The conditions that a puzzle must meet.
 *
 * @param least minimum number of givens
 * @param most maximum number of givens
 * @param rates true if puzzles are rated
 * @param from smallest rating
 * @param to largest rating
 */
record GeneratorSettings(int least, int most, boolean rates, Rating from, Rating to) {

    /** Settings that every puzzle meets. */
    static final GeneratorSettings NONE =
            new GeneratorSettings(0, Integer.MAX_VALUE, false, Rating.NONE, Rating.greatest(Rating.SEARCH));

    GeneratorSettings givens(int fewest, int greatest) {
        return new GeneratorSettings(fewest, greatest, rates, from, to);
    }

    GeneratorSettings rating(Rating easiest, Rating hardest) {
        return new GeneratorSettings(least, most, true, easiest, hardest);
    }

    /** Returns true if a puzzle meets the settings. */
    boolean isMetBy(Generated<?, ?> puzzle) {
        return allows(puzzle.givens().size()) && (!rates || misses(puzzle.rating()) == 0);
    }

    /** Returns true if a number of givens is in the range. */
    boolean allows(int givens) {
        return givens >= least && givens <= most;
    }

    /** Returns an order that puts the nearest puzzles first: by the number of givens, then by the rating. */
    Comparator<Generated<?, ?>> nearestFirst() {
        return Comparator.<Generated<?, ?>>comparingInt(c -> Math.max(
                        0, Math.max(least - c.givens().size(), c.givens().size() - most)))
                .thenComparingLong(c -> rates ? misses(c.rating()) : 0);
    }

    /**
     * Returns the distance of a rating from the range: level difference times 2^40 plus effort difference, capped.
     * Without a rating it is the largest number.
     */
    private long misses(Optional<Rating> rating) {
        if (rating.isEmpty()) {
            return Long.MAX_VALUE;
        }
        Rating is = rating.get();
        boolean below = is.compareTo(from) < 0;
        if (!below && is.compareTo(to) <= 0) {
            return 0;
        }
        Rating edge = below ? from : to;
        long effort = Math.min(Math.abs(edge.effort() - is.effort()), (1L << 40) - 1);
        return ((long) Math.abs(edge.level() - is.level()) << 40) + effort;
    }
}
