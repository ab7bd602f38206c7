package dlx.app.bench;

import dlx.core.Solver;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.List;

/** One run over all puzzles of a file. */
record BenchTotals(String engine, BigInteger solutions, long nodes, long updates, long cpuNanos) {

    static BenchTotals of(List<Solver<?>> solvers, BenchQuestion question, CpuClock clock) {
        BigInteger solutions = BigInteger.ZERO;
        long nodes = 0;
        long updates = 0;
        String engine = "";
        long begin = clock.nanos();
        for (Solver<?> solver : solvers) {
            SearchReport report = question.ask(solver);
            solutions = solutions.add(report.solutions());
            nodes += report.nodes();
            updates += report.updates();
            engine = report.engine();
        }
        return new BenchTotals(engine, solutions, nodes, updates, clock.nanos() - begin);
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
    }
}
