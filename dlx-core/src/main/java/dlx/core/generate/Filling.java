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
 * Makes a puzzle of a solution that the model fills, and accepts the text only if its puzzle has exactly one solution.
 */
final class Filling<P, O> extends GenerationRun<P, O> {

    /** Maximum number of solutions without any puzzle; after these a further try would hardly succeed. */
    static final int TRIES = 500;

    /** Maximum number of nodes for the proof of one solution; puzzles that need more are too hard to solve by hand. */
    private static final long NODES = 100_000;

    private final GenerationDeadline watch;
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
        this.watch = watch;
        this.written = written;
        this.random = random;
    }

    @Override
    void attempt(int[] drawn) {
        List<O> solution =
                IntStream.of(drawn).sorted().mapToObj(written.cover()::option).toList();
        written.model().fill(written.shape(), solution, random).ifPresent(this::check);
        if (!made && ++failed == TRIES) {
            throw new Stopped(StopReason.EXHAUSTED);
        }
    }

    private void check(String text) {
        P puzzle = written.filled(text);
        Solver<O> solver = watch.limited(written.model().solver(puzzle)).toBuilder()
                .nodeLimit(NODES)
                .build();
        Uniqueness<O> answer = solver.unique();
        watch.check(answer.report());
        if (answer.verdict() == Uniqueness.Verdict.UNIQUE) {
            made = true;
            List<Integer> only = Arrays.stream(answer.found().get(0).numbers())
                    .sorted()
                    .boxed()
                    .toList();
            rate(
                    new Generated<>(
                            puzzle, solver.cover(), List.of(), only, text, Generated.Size.FILLED, Optional.empty()),
                    written.model().solver(puzzle));
        }
    }
}
