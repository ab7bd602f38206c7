package dlx.app.bench;

import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One run over all puzzles of a file.
 *
 * @param scores of the question of the best only
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
     * A time is only worth reporting when the work was the same.
     *
     * @throws IllegalStateException if the other run found something else
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
