package dlx.app.bench;

import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The sums of one run over all puzzles of a file.
 *
 * @param engine the engine that searched the last puzzle
 * @param solutions number of solutions found
 * @param nodes number of nodes of the search trees
 * @param updates number of updates
 * @param cpuNanos CPU time, in nanoseconds
 * @param scores the best scores; empty unless the question is {@link BenchQuestion#BEST}
 */
record BenchTotals(
        String engine, BigInteger solutions, long nodes, long updates, long cpuNanos, Optional<Scores> scores) {

    static BenchTotals of(List<Solver<?>> solvers, BenchQuestion question, CpuClock clock) {
        BigInteger solutions = BigInteger.ZERO;
        long nodes = 0;
        long updates = 0;
        String engine = "";
        List<Best<?>> answers = new ArrayList<>();
        long begin = clock.nanos();
        for (Solver<?> solver : solvers) {
            SearchReport report = question.ask(solver, answers::add);
            solutions = solutions.add(report.solutions());
            nodes += report.nodes();
            updates += report.updates();
            engine = report.engine();
        }
        long nanos = clock.nanos() - begin;
        Optional<Scores> scores = question == BenchQuestion.BEST ? Optional.of(Scores.of(answers)) : Optional.empty();
        return new BenchTotals(engine, solutions, nodes, updates, nanos, scores);
    }

    /**
     * Compares two runs of an engine: their times are comparable only if they did the same work.
     *
     * @throws IllegalStateException if the solutions, nodes, updates or scores differ
     */
    void checkAgainst(String file, BenchTotals other) {
        if (!solutions.equals(other.solutions) || nodes != other.nodes || updates != other.updates) {
            throw new IllegalStateException(file + ": two runs of the engine " + engine + " differ: " + solutions
                    + " solutions, " + nodes + " nodes, " + updates + " updates, and then " + other.solutions + ", "
                    + other.nodes + ", " + other.updates);
        }
        scores.flatMap(s -> s.difference(other.scores.orElseThrow(), "one run", "another"))
                .ifPresent(difference -> {
                    throw new IllegalStateException(
                            file + ": two runs of the engine " + engine + " differ: " + difference);
                });
    }
}
