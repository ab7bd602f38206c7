package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.generate.GenerationDeadline.Stopped;
import dlx.core.puzzles.PuzzleWriter;
import dlx.core.search.StopReason;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Makes a puzzle of a solution that the model fills, accepts the text only if its puzzle has exactly one solution, and
 * leaves out givens.
 */
final class Filling<P, O> extends GenerationRun<P, O> {

    /** Maximum number of solutions without any puzzle; after these a further try would hardly succeed. */
    static final int TRIES = 500;

    /** Maximum number of nodes for the proof of one solution; puzzles that need more are too hard to solve by hand. */
    private static final long NODES = 100_000;

    /** Number of thinned texts with several solutions, in all, after which a puzzle is sparse enough. */
    private static final int PATIENCE = 24;

    /** Maximum number of thinned texts, for a model that returns the same one again and again. */
    private static final int TEXTS = 2000;

    private final PuzzleWriter<P, O> written;
    private final SplittableRandom random;
    private int failed;
    private boolean made;

    /**
     * Creates the run.
     *
     * @param written reads the puzzles back; its shape is the blank
     */
    Filling(
            Supplier<Optional<int[]>> solutions,
            GeneratorSettings conditions,
            GenerationDeadline watch,
            Listeners<P, O> listeners,
            PuzzleWriter<P, O> written,
            SplittableRandom random) {
        super(solutions, conditions, watch, listeners);
        this.written = written;
        this.random = random;
    }

    @Override
    void attempt(int[] drawn) {
        List<O> solution =
                IntStream.of(drawn).sorted().mapToObj(written.cover()::option).toList();
        Optional<Generated<P, O>> filled =
                written.model().fill(written.shape(), solution, random).flatMap(text -> unique(text, "fill"));
        if (filled.isPresent()) {
            made = true;
            Generated<P, O> sparse = thinned(filled.get());
            rate(sparse, written.model().solver(sparse.shape()));
        } else if (!made && ++failed == TRIES) {
            throw new Stopped(StopReason.EXHAUSTED);
        }
    }

    /** Leaves out givens as long as one solution is left; returns the last such puzzle. */
    private Generated<P, O> thinned(Generated<P, O> filled) {
        Generated<P, O> sparse = filled;
        try {
            int failures = 0;
            for (int texts = 0; texts < TEXTS && failures < PATIENCE; texts++) {
                Optional<String> text = written.model().thinned(sparse.shape(), random);
                if (text.isEmpty()) {
                    return sparse;
                }
                Optional<Generated<P, O>> sparser = unique(text.get(), "thinned");
                failures += sparser.isPresent() ? 0 : 1;
                sparse = sparser.orElse(sparse);
            }
        } catch (Stopped e) {
            keep(sparse);
            throw e;
        }
        return sparse;
    }

    /** Returns the puzzle of a text if a search within {@link #NODES} proves that it has exactly one solution. */
    private Optional<Generated<P, O>> unique(String text, String step) {
        P puzzle = written.filled(text, step);
        Solver<O> solver = watch.limited(written.model().solver(puzzle)).toBuilder()
                .nodeLimit(NODES)
                .build();
        Uniqueness<O> answer = solver.unique();
        watch.check(answer.report());
        if (answer.verdict() != Uniqueness.Verdict.UNIQUE) {
            return Optional.empty();
        }
        List<Integer> only =
                Arrays.stream(answer.found().get(0).numbers()).sorted().boxed().toList();
        return Optional.of(new Generated<>(
                puzzle, solver.cover(), List.of(), only, text, Generated.Size.FILLED, Optional.empty()));
    }
}
