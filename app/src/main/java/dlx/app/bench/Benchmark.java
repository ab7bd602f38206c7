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
 * @param engines the engines that the user named; empty for all that can answer
 * @param repeat number of timed runs after the warm-up
 * @param warmUp maximum duration of the warm-up
 */
public record Benchmark(
        BenchQuestion question, List<String> engines, int repeat, Duration warmUp, CancellationToken token) {

    private static final CpuClock CLOCK = new CpuClock();

    /**
     * Returns a row for each engine. The rows are meaningless if the token was cancelled during the call.
     *
     * @throws ModelException if an engine that the user named cannot answer
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
     * Returns true if an engine is skipped because it would have to visit every solution of a cover with
     * multiplicities. Such covers often have too many solutions. An engine that the user named is never skipped, nor is
     * the first engine that proves the best score.
     */
    private boolean wouldNotEnd(String engine, Batch batch, List<BenchRow> rows) {
        return engines.isEmpty()
                && !rows.isEmpty()
                && question.enumerates(engine)
                && batch.solvers.stream().anyMatch(solver -> solver.cover().hasMultiplicities());
    }

    /** Returns the figures of an engine; empty if the engine cannot search the puzzles and the user did not name it. */
    private Optional<BenchRow> measure(Batch batch, String engine) {
        List<Solver<?>> solvers = new ArrayList<>();
        long build = batch.describeNanos;
        BenchTotals first;
        try {
            for (Solver<?> solver : batch.solvers) {
                Solver<?> ready = solver.toBuilder().engine(engine).build();
                build += question.prepare(ready); // solvers of one shape share the compilation
                solvers.add(ready);
            }
            first = BenchTotals.of(solvers, question, CLOCK); // some engines reject a cover only here
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

    /**
     * Searches once more and returns the CPU time, in nanoseconds. Throws if the work differs from that of the first
     * run.
     */
    private long again(String file, BenchTotals first, List<Solver<?>> solvers) {
        BenchTotals again = BenchTotals.of(solvers, question, CLOCK);
        if (!token.isCancelled()) {
            first.checkAgainst(file, again);
        }
        return again.cpuNanos();
    }
}
