package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.generate.GenerationDeadline.Stopped;
import dlx.core.puzzles.PuzzleWriter;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Makes a puzzle of a solution with a minimal set of its options as givens. */
final class Reducing<P, O> extends GenerationRun<P, O> {

    /** Number of consecutive puzzles without a text after which the model counts as one that does not write puzzles. */
    private static final int MOST_UNWRITTEN = 500;

    private final PuzzleWriter<P, O> written;
    private final Solver<O> solver;
    private final Asker<O> asker;
    private final Pattern pattern;
    private final SplittableRandom random;
    private int unwritten;

    /**
     * Creates the run.
     *
     * @param solver solver of the shape
     */
    Reducing(
            Supplier<Optional<int[]>> solutions,
            GeneratorSettings conditions,
            GenerationDeadline watch,
            Listeners<P, O> listeners,
            PuzzleWriter<P, O> written,
            Solver<O> solver,
            Asker<O> asker,
            Pattern pattern,
            SplittableRandom random) {
        super(solutions, conditions, watch, listeners);
        this.written = written;
        this.solver = solver;
        this.asker = asker;
        this.pattern = pattern;
        this.random = random;
    }

    @Override
    void attempt(int[] drawn) {
        Selection solution = new Selection(drawn, solver.cover().optionCount());
        Reducer<O> reducer = new Reducer<>(asker, solution, pattern.units(solution, solver.cover()), random);
        if (!reducer.singleOut(conditions.least())) {
            return;
        }
        try {
            reducer.drop(conditions.least());
        } catch (Stopped e) {
            puzzle(reducer.candidate()).ifPresent(this::keep);
            throw e;
        }
        Candidate candidate = reducer.candidate();
        Optional<Generated<P, O>> puzzle = puzzle(candidate);
        unwritten = puzzle.isPresent() ? 0 : unwritten + 1;
        if (unwritten == MOST_UNWRITTEN) {
            throw PuzzleWriter.nothing(written.model().id());
        }
        puzzle.ifPresent(made -> rate(
                made, solver.toBuilder().given(Givens.of(candidate.givens())).build()));
    }

    /** Returns the puzzle; empty if the model does not write these givens. */
    private Optional<Generated<P, O>> puzzle(Candidate candidate) {
        return written.textOf(candidate.givens())
                .map(text -> new Generated<>(
                        written.shape(),
                        written.cover(),
                        Arrays.stream(candidate.givens()).boxed().toList(),
                        candidate.solution().options(),
                        text,
                        candidate.size(),
                        Optional.empty()));
    }
}
