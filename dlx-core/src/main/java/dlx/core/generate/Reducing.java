package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.generate.GenerationDeadline.Stopped;
import dlx.core.puzzles.PuzzleWriter;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Makes a puzzle of a solution by giving as few of its options as single it out. */
final class Reducing<P, O> extends GenerationRun<P, O> {

    /** A model that has no text for so many puzzles, one after the other, writes none. */
    private static final int MOST_UNWRITTEN = 500;

    private final PuzzleWriter<P, O> written;
    private final Solver<O> solver;
    private final Asker<O> asker;
    private final Pattern pattern;
    private final GeneratorSettings wish;
    private final SplittableRandom random;
    private int unwritten;

    /**
     * The work.
     *
     * @param solver of the shape
     */
    Reducing(
            Supplier<Optional<int[]>> solutions,
            GeneratorSettings wish,
            GenerationDeadline watch,
            Told<P, O> told,
            PuzzleWriter<P, O> written,
            Solver<O> solver,
            Asker<O> asker,
            Pattern pattern,
            SplittableRandom random) {
        super(solutions, wish, watch, told);
        this.written = written;
        this.solver = solver;
        this.asker = asker;
        this.pattern = pattern;
        this.wish = wish;
        this.random = random;
    }

    @Override
    void attempt(int[] drawn) {
        Selection solution = new Selection(drawn, solver.cover().optionCount());
        Reducer<O> reducer = new Reducer<>(asker, solution, pattern.units(solution, solver.cover()), random);
        if (!reducer.singleOut(wish.least())) {
            return;
        }
        try {
            reducer.drop(wish.least());
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

    /** Nothing if the model has no text for these givens. */
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
