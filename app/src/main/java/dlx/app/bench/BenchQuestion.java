package dlx.app.bench;

import dlx.commands.line.UsageException;
import dlx.core.Best;
import dlx.core.EngineName;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** A question that a benchmark asks of each puzzle. */
public enum BenchQuestion {
    /** All solutions, each passed to a visitor. */
    ALL,
    /** All solutions, in the order in which the engine finds them fastest. */
    ALL_IN_ANY_ORDER,
    COUNT,
    UNIQUE,
    FIRST,
    /** A best solution, with the proof that it is best. */
    BEST;

    private static final List<String> NAMES = List.of("all", "count", "unique", "first", "best");

    /** Engines that prove a best score by bounds, without visiting every solution. */
    private static final List<String> PROVERS = List.of(EngineName.PRICES, EngineName.IDA);

    /**
     * Returns the question with a name.
     *
     * @param typed the name, as the user typed it
     * @param anyOrder true if the solutions may come in any order
     * @throws UsageException if there is no question with this name, or {@code anyOrder} does not apply to it
     */
    public static BenchQuestion of(String typed, boolean anyOrder) {
        if (!NAMES.contains(typed)) {
            throw UsageException.unknown("question", typed, NAMES);
        }
        BenchQuestion question = valueOf(typed.toUpperCase(Locale.ROOT));
        if (anyOrder && question != ALL) {
            throw new UsageException("--any-order requires --question all; " + typed + " does not have an order");
        }
        return anyOrder ? ALL_IN_ANY_ORDER : question;
    }

    /**
     * Asks this question and returns the report of the search.
     *
     * @param best receives the answer to {@link #BEST}
     */
    SearchReport ask(Solver<?> solver, Consumer<Best<?>> best) {
        return switch (this) {
            case ALL -> solver.forEach((options, length) -> Visit.CONTINUE);
            case ALL_IN_ANY_ORDER -> solver.toBuilder().anyOrder().build().forEach((options, length) -> Visit.CONTINUE);
            case COUNT -> solver.count();
            case UNIQUE -> solver.unique().report();
            case FIRST -> solver.solve().report();
            case BEST -> {
                Best<?> answer = solver.best();
                best.accept(answer);
                yield answer.report();
            }
        };
    }

    /**
     * Returns all engines in the order in which they are asked, except {@code local}, which may not end without a
     * solution. For {@link #BEST}, the engines that prove by bounds come first.
     */
    List<String> engines() {
        List<String> ordered = new ArrayList<>(EngineName.names());
        ordered.remove(EngineName.LOCAL);
        if (this == BEST) {
            ordered.removeAll(PROVERS);
            ordered.addAll(0, PROVERS);
        }
        return ordered;
    }

    /** Returns true if an engine finds the best solution only by visiting every solution. */
    boolean enumerates(String engine) {
        return this == BEST && !PROVERS.contains(engine);
    }

    /** Compiles the cover for this question and returns the time used, in nanoseconds. */
    long prepare(Solver<?> solver) {
        return solver.prepare(question()).nanos();
    }

    /** Returns this question in the form that solvers accept. */
    public Question<?, ?> question() {
        return switch (this) {
            case ALL -> Question.all();
            case ALL_IN_ANY_ORDER -> Question.diagram(); // needs the same preparation
            case COUNT -> Question.count();
            case UNIQUE -> Question.unique();
            case FIRST -> Question.first();
            case BEST -> Question.best();
        };
    }
}
