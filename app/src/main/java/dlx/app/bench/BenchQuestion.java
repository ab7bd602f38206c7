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
import java.util.function.Consumer;

/** A question that a benchmark asks of each puzzle. */
public enum BenchQuestion {
    /** Every solution, handed to a visitor. */
    ALL,
    /** The same, in whatever order is found fastest. */
    ALL_IN_ANY_ORDER,
    COUNT,
    UNIQUE,
    FIRST,
    /** A best solution, and the proof that it is one. */
    BEST;

    /** The engines that prove a best score by bounds and need not look at every solution. */
    private static final List<String> PROVERS = List.of(EngineName.PRICES, EngineName.IDA);

    /**
     * The question that somebody typed.
     *
     * @param anyOrder whether the solutions may come in any order
     * @throws UsageException if there is no such question, or it has no order
     */
    public static BenchQuestion of(String typed, boolean anyOrder) {
        BenchQuestion question = of(typed);
        if (anyOrder && question != ALL) {
            throw new UsageException("--any-order requires --question all; " + typed + " does not have an order");
        }
        return anyOrder ? ALL_IN_ANY_ORDER : question;
    }

    private static BenchQuestion of(String typed) {
        return switch (typed) {
            case "all" -> ALL;
            case "count" -> COUNT;
            case "unique" -> UNIQUE;
            case "first" -> FIRST;
            case "best" -> BEST;
            default ->
                throw UsageException.unknown("question", typed, List.of("all", "count", "unique", "first", "best"));
        };
    }

    /**
     * Asks it.
     *
     * @param best takes the answer to the question of the best
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

    /** All engines in the order in which they are to be asked: those first that are sure to need no enumeration. */
    List<String> engines() {
        if (this != BEST) {
            return EngineName.names();
        }
        List<String> ordered = new ArrayList<>(PROVERS);
        EngineName.names().stream().filter(engine -> !PROVERS.contains(engine)).forEach(ordered::add);
        return ordered;
    }

    /** Whether an engine looks for the best by looking at every solution. */
    boolean enumerates(String engine) {
        return this == BEST && !PROVERS.contains(engine);
    }

    /** Compiles what the question needs; the time that took, in nanoseconds. */
    long prepare(Solver<?> solver) {
        return solver.prepare(question()).nanos();
    }

    /** Returns the question as a solver knows it. */
    public Question<?, ?> question() {
        return switch (this) {
            case ALL -> Question.all();
            case ALL_IN_ANY_ORDER -> Question.diagram(); // which is prepared alike
            case COUNT -> Question.count();
            case UNIQUE -> Question.unique();
            case FIRST -> Question.first();
            case BEST -> Question.best();
        };
    }
}
