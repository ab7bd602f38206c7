package dlx.benchmarks.measure;

import dlx.core.AllSolutions;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.diagram.Diagram;
import dlx.core.diagram.Zdd;
import dlx.core.search.SearchReport;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.io.OutputStream;
import java.math.BigInteger;
import java.util.Optional;

/** The questions that are timed. */
enum Ask {
    /** Every solution through a visitor, in the order of the engine. */
    ALL("all"),
    ANY_ORDER("all, any order"),
    /** Every solution through a visitor, always branching on the first item left. */
    FIRST("all, `--strategy first`"),
    /** Every solution, its option numbers written as text. */
    WRITTEN("all, written"),
    COUNT("count"),
    /** The number of solutions, by an engine that goes through all of them. */
    ENUMERATE("count by enumeration"),
    /** To the second solution, or to the proof that there is none. */
    UNIQUE("unique"),
    /** A best solution, and the proof that it is one. */
    BEST("best"),
    /** The best solution that a limit leaves time for, proved or not, beside other solvers. */
    BEST_SO_FAR("best so far"),
    /** One solution or none, beside other solvers. */
    SOLVE("one solution"),
    /** Everything that a command of {@code dlx} does, the start of Java included, by the clock. */
    COMMAND("whole command"),
    /** A solution as good as the best one known, no more. */
    FIND("find the best"),
    DIAGRAM("diagram"),
    /** Uniform samples from a diagram that is there. */
    SAMPLES("100 000 samples");

    /** How many samples one search takes. */
    static final int DRAWN = 100_000;

    private final String words;

    Ask(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** Whether a score answers it, and not a number of solutions. */
    boolean isOfScores() {
        return this == BEST || this == FIND || this == BEST_SO_FAR;
    }

    /** Whether solvers of others are asked too, so that the CPU time of the whole process counts. */
    boolean isOfPeers() {
        return this == SOLVE || this == BEST_SO_FAR;
    }

    /** An answer in words. */
    String words(BigInteger answer) {
        if (this == SOLVE) {
            return answer.signum() == 0 ? "no solution" : "a solution";
        }
        return answer.signum() == 0 ? "not known" : answer.toString();
    }

    /**
     * An answer.
     *
     * @param isDone whether the search went as far as it was asked to
     * @param diagram empty if none was asked for
     */
    record Found(SearchReport report, BigInteger answer, boolean isDone, Optional<Zdd> diagram) {

        private static Found of(SearchReport report, BigInteger answer) {
            return new Found(report, answer, report.isComplete(), Optional.empty());
        }
    }

    /** Asks. */
    Found of(Solver<?> solver) {
        return switch (this) {
            case ALL -> visited(solver);
            case ANY_ORDER -> visited(solver.anyOrder());
            case FIRST -> visited(solver.strategy(Strategy.FIRST));
            case WRITTEN -> {
                OptionText text = new OptionText(OutputStream.nullOutputStream());
                SearchReport report = solver.forEach(text);
                yield Found.of(report, BigInteger.valueOf(text.flush()));
            }
            case COUNT, ENUMERATE -> {
                SearchReport report = solver.count();
                yield Found.of(report, report.solutions());
            }
            case UNIQUE -> {
                SearchReport report = solver.unique().report();
                yield Found.of(report, report.solutions());
            }
            case SOLVE -> {
                dlx.core.Found<?> one = solver.solve();
                boolean isFound = one.found().isPresent();
                yield new Found(
                        one.report(),
                        isFound ? BigInteger.ONE : BigInteger.ZERO,
                        isFound || one.report().isComplete(),
                        Optional.empty());
            }
            case BEST, FIND, BEST_SO_FAR -> {
                Best<?> best = solver.best();
                long score = best.found().isEmpty() ? 0 : best.score();
                yield new Found(
                        best.report(), BigInteger.valueOf(score), this == FIND || best.proven(), Optional.empty());
            }
            case COMMAND -> throw new IllegalStateException("COMMAND: asks no solver");
            case DIAGRAM, SAMPLES -> {
                AllSolutions<?> made = solver.ask(Question.diagram());
                Optional<Zdd> diagram = made.diagram().map(Diagram::zdd);
                yield new Found(
                        made.report(), diagram.map(Zdd::count).orElse(BigInteger.ZERO), diagram.isPresent(), diagram);
            }
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
}
