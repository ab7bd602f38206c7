package dlx.benchmarks.measure;

import dlx.core.AllSolutions;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.diagram.Diagram;
import dlx.core.diagram.Zdd;
import dlx.core.search.CancellationToken;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Symmetries;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;

/** The questions that are timed, each with a time limit in seconds. */
enum Ask {
    /** Every solution through a visitor, in the order of the engine. */
    ALL(100),
    /** Every solution through a visitor, in any order. */
    ANY_ORDER(100),
    /** Every solution through a visitor, with a branch on the first remaining item. */
    FIRST(100),
    /** The number of solutions. */
    COUNT(100),
    /** The search to the second solution, or to the proof that there is no second solution. */
    UNIQUE(100),
    /** A best solution, and the proof that no solution is better. */
    BEST(30),
    /** A solution with the known best score, without a proof. */
    FIND(30),
    /** One solution, or the proof that there is no solution. */
    SOLVE(20),
    /** A diagram of all solutions. */
    DIAGRAM(100),
    /** A diagram, and {@link #DRAWN} uniform samples from it. */
    SAMPLES(100),
    /** The number of symmetries. */
    SYMMETRIES(20),
    /** A whole command of {@code dlx}, including the start of Java, by wall time. */
    COMMAND(100);

    /** Number of samples that one search draws. */
    static final int DRAWN = 100_000;

    private final Duration limit;

    Ask(int limitSeconds) {
        limit = Duration.ofSeconds(limitSeconds);
    }

    /** Returns the time limit of one search. */
    Duration limit() {
        return limit;
    }

    /**
     * Returns true if the yardstick answers this question: it visits all solutions, or stops at the second solution.
     */
    boolean isOfYardstick() {
        return this == ALL || this == UNIQUE;
    }

    /**
     * An answer.
     *
     * @param report report of the search
     * @param answer number of solutions, or a score; 0 if no solution was found
     * @param isDone true if the search was not stopped
     * @param size number of nodes of the diagram; 0 without a diagram
     */
    record Found(SearchReport report, BigInteger answer, boolean isDone, int size) {
        private static Found of(SearchReport report, BigInteger answer) {
            return new Found(report, answer, report.isComplete(), 0);
        }
    }

    /**
     * Asks a solver.
     *
     * @param known best score, at which {@link #FIND} stops
     */
    Found of(Solver<?> solver, BigInteger known) {
        return switch (this) {
            case ALL -> visited(solver);
            case ANY_ORDER -> visited(solver.toBuilder().anyOrder().build());
            case FIRST -> visited(solver.toBuilder().strategy(Strategy.FIRST).build());
            case COUNT -> {
                SearchReport report = solver.count();
                yield Found.of(report, report.solutions());
            }
            case UNIQUE -> {
                Uniqueness<?> unique = solver.unique();
                SearchReport report = unique.report();
                yield new Found(report, report.solutions(), unique.verdict() != Uniqueness.Verdict.UNKNOWN, 0);
            }
            case SOLVE -> {
                dlx.core.Found<?> one = solver.solve();
                boolean isFound = one.found().isPresent();
                BigInteger answer = isFound ? BigInteger.ONE : BigInteger.ZERO;
                yield new Found(one.report(), answer, isFound || one.report().isComplete(), 0);
            }
            case BEST -> best(solver, false);
            case FIND -> {
                CancellationToken enough = new CancellationToken();
                yield best(
                        solver.toBuilder()
                                .token(enough)
                                .improvements(progress -> {
                                    if (progress.score().orElse(Long.MIN_VALUE) == known.longValueExact()) {
                                        enough.cancel();
                                    }
                                })
                                .build(),
                        true);
            }
            case DIAGRAM -> {
                AllSolutions<?> made = solver.ask(Question.diagram());
                Optional<Zdd> zdd = made.diagram().map(Diagram::zdd);
                yield new Found(
                        made.report(),
                        zdd.map(Zdd::count).orElse(BigInteger.ZERO),
                        zdd.isPresent(),
                        zdd.map(Zdd::size).orElse(0));
            }
            case SAMPLES -> {
                dlx.core.Sample<?> sample = solver.sample(DRAWN, 1);
                yield Found.of(
                        sample.report(), BigInteger.valueOf(sample.drawn().size()));
            }
            case SYMMETRIES -> {
                Symmetries symmetries = solver.symmetries();
                SearchReport none = SearchReport.builder(Outcome.UNKNOWN, StopReason.EXHAUSTED)
                        .build();
                yield new Found(none, symmetries.order(), symmetries.whole(), 0);
            }
            case COMMAND -> throw new IllegalStateException("COMMAND: does not ask a solver");
        };
    }

    private static Found visited(Solver<?> solver) {
        long[] count = {0};
        SearchReport report = solver.forEach((options, length) -> {
            count[0]++;
            return Visit.CONTINUE;
        });
        return Found.of(report, BigInteger.valueOf(count[0]));
    }

    private static Found best(Solver<?> solver, boolean isDoneUnproved) {
        Best<?> best = solver.best();
        long score = best.found().isEmpty() ? 0 : best.score();
        return new Found(best.report(), BigInteger.valueOf(score), isDoneUnproved || best.proven(), 0);
    }
}
