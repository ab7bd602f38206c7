package dlx.core.engine.threads;

import dlx.core.search.Part;
import dlx.core.search.Rest;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Gathers what has not been shown, portion by portion: the solutions that wait, each a part that takes all of its options, then
 * what their worker has left. A solution that waits will be counted where it is shown, with its node.
 */
final class Leavings {

    private final BiFunction<Part, int[], Part> solutions;
    private final Function<Portion, List<Part>> unseen;
    private final List<Part> parts = new ArrayList<>();
    private Tally counted;

    /**
     * Begins behind what was shown whole.
     *
     * @param solutions makes parts of the whole of solutions of a part
     * @param unseen makes parts of the whole of a portion that is new
     */
    Leavings(BiFunction<Part, int[], Part> solutions, Function<Portion, List<Part>> unseen, Tally before) {
        this.unseen = unseen;
        this.solutions = solutions;
        counted = before;
    }

    /** Adds a portion, the next in order; of the chunk being shown, the solutions from a given one on. */
    void add(Portion portion, Optional<Chunk> shown, int from) {
        long waiting = shown.isPresent() ? addSolutions(shown.get(), from) : 0;
        for (Chunk chunk : portion.chunks) {
            waiting += addSolutions(chunk, 0);
        }
        parts.addAll(portion.state == Portion.State.NEW ? unseen.apply(portion) : portion.left);
        counted = counted.plus(
                new Tally(BigInteger.valueOf(portion.solutions - waiting), portion.nodes - waiting, portion.updates));
    }

    private int addSolutions(Chunk chunk, int from) {
        for (int s = from; s < chunk.size(); s++) {
            int[] options = new int[chunk.length(s)];
            chunk.copyOptions(s, options);
            parts.add(solutions.apply(chunk.part(), options));
        }
        return chunk.size() - from;
    }

    Rest rest() {
        return new Rest(parts, counted);
    }
}
