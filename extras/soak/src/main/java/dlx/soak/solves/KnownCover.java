package dlx.soak.solves;

import dlx.api.Cover;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * A small cover with a known number of solutions.
 *
 * @param name name for messages
 * @param maker creates the cover anew
 * @param solutions number of solutions
 * @param least minimum score of a solution; empty without weights
 * @param greatest maximum score of a solution; empty without weights
 */
record KnownCover(
        String name, Supplier<Cover<Integer>> maker, long solutions, OptionalLong least, OptionalLong greatest) {

    static KnownCover of(String name, long solutions, Supplier<Cover<Integer>> maker) {
        return new KnownCover(name, maker, solutions, OptionalLong.empty(), OptionalLong.empty());
    }
}
