package dlx.soak.solves;

import dlx.api.Cover;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * A small cover of which is known how many solutions it has.
 *
 * @param name what it is, for messages
 * @param maker describes it anew
 * @param solutions how many there are
 * @param least the least sum of weights of a solution, if it has weights
 * @param greatest the greatest sum
 */
record KnownCover(
        String name, Supplier<Cover<Integer>> maker, long solutions, OptionalLong least, OptionalLong greatest) {

    static KnownCover of(String name, long solutions, Supplier<Cover<Integer>> maker) {
        return new KnownCover(name, maker, solutions, OptionalLong.empty(), OptionalLong.empty());
    }
}
