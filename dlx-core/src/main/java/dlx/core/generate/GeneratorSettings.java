package dlx.core.generate;

import dlx.core.explain.Rating;
import java.util.Comparator;
import java.util.Optional;

/**
 * The wishes for a puzzle.
 *
 * @param least the fewest givens
 * @param most the most
 * @param rates whether it is rated
 * @param from the least rating
 * @param to the greatest
 */
record GeneratorSettings(int least, int most, boolean rates, Rating from, Rating to) {

    /** Anything. */
    static final GeneratorSettings NONE =
            new GeneratorSettings(0, Integer.MAX_VALUE, false, Rating.NONE, Rating.greatest(Rating.SEARCH));

    GeneratorSettings givens(int fewest, int greatest) {
        return new GeneratorSettings(fewest, greatest, rates, from, to);
    }

    GeneratorSettings rating(Rating easiest, Rating hardest) {
        return new GeneratorSettings(least, most, true, easiest, hardest);
    }

    /** Whether a puzzle is as it should be. */
    boolean isMetBy(Generated<?, ?> puzzle) {
        return allows(puzzle.givens().size()) && (!rates || misses(puzzle.rating()) == 0);
    }

    /** Whether a number of givens is as it should be. */
    boolean allows(int givens) {
        return givens >= least && givens <= most;
    }

    /** Puts those first that come nearest: by the number of givens, then by the rating. */
    Comparator<Generated<?, ?>> nearestFirst() {
        return Comparator.<Generated<?, ?>>comparingInt(c -> Math.max(
                        0, Math.max(least - c.givens().size(), c.givens().size() - most)))
                .thenComparingLong(c -> rates ? misses(c.rating()) : 0);
    }

    /** How far a rating is from those wanted: levels first, then effort; farthest where it is not known. */
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
