package dlx.app.bench;

import dlx.api.ModelException;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Times a question, engine by engine.
 *
 * @param engines those that were named; empty for all that can answer
 * @param repeat how many runs are timed after the warm-up
 * @param warmUp how long the warm-up takes at most
 */
public record Benchmark(
        BenchQuestion question, List<String> engines, int repeat, Duration warmUp, CancellationToken token) {

    private static final CpuClock CLOCK = new CpuClock();

    /**
     * A row for each engine, worth nothing if the token was cancelled meanwhile.
     *
     * @throws ModelException if an engine that was named cannot answer
     */
    public List<BenchRow> measure(Batch batch) {
        List<BenchRow> rows = new ArrayList<>();
        for (String engine : engines.isEmpty() ? question.engines() : engines) {
            if (!wouldNotEnd(engine, batch, rows) && !token.isCancelled()) {
                measure(batch, engine).ifPresent(rows::add);
            }
        }
        if (!token.isCancelled()) {
            rows.forEach(rows.get(0)::checkAgainst);
        }
        return rows;
    }

    /**
     * Tells whether an engine that nobody named had to look at every solution of a cover with multiplicities, which are
     * easily more than can be looked at, where another engine has proved the best already.
     */
    private boolean wouldNotEnd(String engine, Batch batch, List<BenchRow> rows) {
        return engines.isEmpty()
                && !rows.isEmpty()
                && question.enumerates(engine)
                && batch.solvers.stream().anyMatch(solver -> solver.cover().hasMultiplicities());
    }

    /** The figures of an engine; empty if it cannot search the puzzles, and nobody named it. */
    private Optional<BenchRow> measure(Batch batch, String engine) {
        List<Solver<?>> solvers = new ArrayList<>();
        long build = batch.describeNanos;
        BenchTotals first;
        try {
            for (Solver<?> solver : batch.solvers) {
                Solver<?> ready = solver.toBuilder().engine(engine).build();
                build += question.prepare(ready); // for all solvers of one shape
                solvers.add(ready);
            }
            first = BenchTotals.of(solvers, question, CLOCK); // some engines say only here that they cannot
        } catch (ModelException e) {
            if (engines.isEmpty() && !engine.equals(EngineName.LINKS)) {
                return Optional.empty();
            }
            throw e;
        }
        WarmUp runs = new WarmUp(warmUp.toNanos(), first.cpuNanos());
        while (!runs.isOver() && !token.isCancelled()) {
            runs.ran(again(batch.file, first, solvers));
        }
        long[] warm = new long[repeat];
        for (int i = 0; i < repeat && !token.isCancelled(); i++) {
            warm[i] = again(batch.file, first, solvers);
        }
        return Optional.of(BenchRow.of(batch.file, first, runs, warm, build));
    }

    /** Searches once more; the CPU time of that, if the work was the same. */
    private long again(String file, BenchTotals first, List<Solver<?>> solvers) {
        BenchTotals again = BenchTotals.of(solvers, question, CLOCK);
        if (!token.isCancelled()) {
            first.checkAgainst(file, again);
        }
        return again.cpuNanos();
    }
}
