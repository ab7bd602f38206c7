package dlx.spark;

import dlx.core.Best;
import dlx.core.OptionVisitor;
import dlx.core.Pieces;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A question about each work, answered on an executor. */
sealed interface PieceQuestion extends Serializable {

    /**
     * Searches a work until it is complete or the time is up.
     *
     * @param limit maximum time
     * @param most maximum share of the tree for each unsearched piece
     * @param lines receives solutions that are to be written
     */
    Slice search(SearchSpec spec, Work work, Duration limit, double most, OptionVisitor lines);

    /** Returns true if an unfinished work is returned whole, so that it must be cut before the next attempt. */
    default boolean leavesAll() {
        return false;
    }

    private static Slice slice(Work work, Pieces.Result result, List<int[]> found) {
        if (result.stopped() == StopReason.CANCELLED) {
            throw new InterruptedSearch();
        }
        return new Slice(work, result.tally(), result.left(), found);
    }

    /** Reports that the task was interrupted. Its results are incomplete and are dropped. */
    final class InterruptedSearch extends RuntimeException {

        private static final long serialVersionUID = 1L;

        InterruptedSearch() {
            super("interrupted");
        }
    }

    /** The question for the number of solutions. */
    record Counted() implements PieceQuestion {

        private static final long serialVersionUID = 1L;

        @Override
        public Slice search(SearchSpec spec, Work work, Duration limit, double most, OptionVisitor lines) {
            return slice(work, spec.pieces(limit).count(work.piece(), most), List.of());
        }
    }

    /** The question for every solution, which the task writes to a file. */
    record Listed() implements PieceQuestion {

        private static final long serialVersionUID = 1L;

        @Override
        public Slice search(SearchSpec spec, Work work, Duration limit, double most, OptionVisitor lines) {
            return slice(work, spec.pieces(limit).search(work.piece(), most, lines), List.of());
        }
    }

    /**
     * The question for the first solutions.
     *
     * @param count maximum number of solutions
     */
    record Firsts(int count) implements PieceQuestion {

        private static final long serialVersionUID = 1L;

        @Override
        public Slice search(SearchSpec spec, Work work, Duration limit, double most, OptionVisitor lines) {
            List<int[]> found = new ArrayList<>();
            Pieces.Result result = spec.pieces(limit).search(work.piece(), most, (options, length) -> {
                found.add(Arrays.copyOf(options, length));
                return found.size() < count ? Visit.CONTINUE : Visit.STOP;
            });
            return slice(work, result, found);
        }
    }

    /** The question for the best solution, answered by visiting every solution. */
    record BestOfAll() implements PieceQuestion {

        private static final long serialVersionUID = 1L;

        @Override
        public Slice search(SearchSpec spec, Work work, Duration limit, double most, OptionVisitor lines) {
            List<int[]> best = new ArrayList<>(1);
            long[] score = new long[1];
            Pieces.Result result = spec.pieces(limit).search(work.piece(), most, (options, length) -> {
                long its = spec.cover.score(options, length);
                if (best.isEmpty() || spec.goal.prefers(its, score[0])) {
                    best.clear();
                    best.add(Arrays.copyOf(options, length));
                    score[0] = its;
                }
                return Visit.CONTINUE;
            });
            return slice(work, result, best);
        }
    }

    /**
     * The question for the best solution, answered by an engine with bounds.
     *
     * @param engine name of an engine that computes bounds; the engine of the search is that of its pieces
     * @param known list with the best solution found so far; empty if there is no solution yet
     */
    record BestByBounds(String engine, List<int[]> known) implements PieceQuestion {

        private static final long serialVersionUID = 1L;

        @Override
        public Slice search(SearchSpec spec, Work work, Duration limit, double most, OptionVisitor lines) {
            List<Givens> givens = Pieces.of(spec.solver(), spec.tree()).givens(work.piece());
            if (givens.size() != 1) {
                throw new IllegalStateException(givens.size() + " parts; expected a piece that was cut to one");
            }
            Best<Integer> best = spec.solver().toBuilder()
                    .engine(engine)
                    .given(givens.get(0))
                    .knownSolutions(known)
                    .timeLimit(limit)
                    .build()
                    .best();
            if (best.report().stopped() == StopReason.CANCELLED) {
                throw new InterruptedSearch();
            }
            boolean done = best.proven() || best.report().stopped() == StopReason.GAP;
            return new Slice(
                    work,
                    best.report().tally(),
                    done ? List.of() : List.of(work.piece()),
                    best.found().stream().map(solution -> solution.numbers()).toList());
        }

        @Override
        public boolean leavesAll() {
            return true;
        }
    }

    /**
     * The question for some solutions of each work, by their numbers within it.
     *
     * @param numbers numbers of the solutions, from 0, ascending, by the key of the work
     */
    record Drawn(Map<String, long[]> numbers) implements PieceQuestion {

        private static final long serialVersionUID = 1L;

        @Override
        public Slice search(SearchSpec spec, Work work, Duration limit, double most, OptionVisitor lines) {
            long[] wanted = Objects.requireNonNull(numbers.get(work.key()));
            List<int[]> found = new ArrayList<>();
            long[] at = new long[1];
            Pieces.Result result = Pieces.of(spec.solver(), spec.tree())
                    .search(work.piece(), most, (options, length) -> {
                        while (found.size() < wanted.length && wanted[found.size()] == at[0]) {
                            found.add(Arrays.copyOf(options, length));
                        }
                        at[0]++;
                        return found.size() < wanted.length ? Visit.CONTINUE : Visit.STOP;
                    });
            return new Slice(work, slice(work, result, found).tally(), List.of(), found);
        }
    }
}
