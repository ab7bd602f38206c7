package dlx.library;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.commands.line.UsageException;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.core.search.Strategy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A puzzle that was read from a text, or the end of the text. Its cover is described at the first question about it.
 */
final class ReadPuzzle<P, O> {

    private final LoadedModel<P, O> model;
    private final Optional<P> puzzle;
    private final long number;
    private final Map<String, String> settings;
    private final List<String> warnings;
    private Optional<Solver<O>> described = Optional.empty();

    private ReadPuzzle(
            LoadedModel<P, O> model,
            Optional<P> puzzle,
            long number,
            Map<String, String> settings,
            List<String> warnings) {
        this.model = model;
        this.puzzle = puzzle;
        this.number = number;
        this.settings = settings;
        this.warnings = warnings;
    }

    static <P, O> ReadPuzzle<P, O> of(
            LoadedModel<P, O> model, P puzzle, long number, Map<String, String> settings, List<String> warnings) {
        return new ReadPuzzle<>(model, Optional.of(puzzle), number, settings, warnings);
    }

    /** Creates a puzzle that a host has described. */
    static <P, O> ReadPuzzle<P, O> of(PuzzleTask<P, O> task, Map<String, String> settings) {
        ReadPuzzle<P, O> puzzle = of(task.model(), task.puzzle(), task.number(), settings, List.of());
        puzzle.described = Optional.of(task.solver());
        return puzzle;
    }

    /** Creates the end of a text. */
    static <P, O> ReadPuzzle<P, O> end(LoadedModel<P, O> model, long number, List<String> warnings) {
        return new ReadPuzzle<>(model, Optional.empty(), number, Map.of(), warnings);
    }

    boolean isEnd() {
        return puzzle.isEmpty();
    }

    LoadedModel<P, O> model() {
        return model;
    }

    P puzzle() {
        return puzzle.orElseThrow();
    }

    long number() {
        return number;
    }

    Map<String, String> settings() {
        return settings;
    }

    /** Returns the puzzle with a solver, as the commands take it. */
    PuzzleTask<P, O> task(Solver<O> solver) {
        return new PuzzleTask<>(model, puzzle(), solver, (int) number, "<text>");
    }

    /** Returns the warnings about the text since the puzzle before. */
    List<String> warnings() {
        return warnings;
    }

    /**
     * Returns a solver with the limits, the givens and the settings of a request. The time limit includes the
     * description of the cover. If the description is stopped, so is the solver.
     */
    Solver<O> solver(Asked asked) {
        Solver<O> solver = described.orElseGet(() -> model.solver(puzzle(), asked.limits()));
        if (solver.isStopped()) {
            return solver;
        }
        described = Optional.of(solver);
        solver = solver.toBuilder().limits(asked.limits()).build();
        return searching(given(solver, asked), asked);
    }

    private Solver<O> searching(Solver<O> given, Asked asked) {
        SolverBuilder<O> search = given.toBuilder();
        asked.number("nodes").ifPresent(search::nodeLimit);
        asked.number("memory").ifPresent(search::memoMemory);
        asked.word("engine")
                .map(typed -> named("engine", typed, EngineOptions.names()))
                .ifPresent(search::engine);
        asked.word("strategy")
                .map(typed -> named("strategy", typed, StrategyOptions.STRATEGIES))
                .ifPresent(search::strategy);
        asked.number("ties").ifPresent(seed -> search.strategy(Strategy.seeded(seed)));
        asked.word("goal")
                .map(typed -> named("goal", typed, List.of(Goal.values())))
                .ifPresent(search::goal);
        if (asked.flag("distinct")) {
            search.oneOfEachKind(model.symmetries(puzzle()));
        }
        return search.build();
    }

    private static <T> T named(String kind, String typed, List<T> values) {
        Map<String, T> known = new LinkedHashMap<>();
        values.forEach(value -> known.put(value.toString().toLowerCase(Locale.ROOT), value));
        return Optional.ofNullable(known.get(typed)).orElseThrow(() -> Refusal.unknown(kind, typed, known.keySet()));
    }

    private Solver<O> given(Solver<O> solver, Asked asked) {
        List<String> pins = asked.texts("pin");
        List<String> forbidden = asked.texts("forbid");
        if (pins.isEmpty() && forbidden.isEmpty()) {
            return solver;
        }
        pins.stream().filter(forbidden::contains).findFirst().ifPresent(label -> {
            throw new Refusal(
                    Library.BAD,
                    "pin_and_forbid",
                    "pin and forbid " + label + " exclude each other; expected one of them");
        });
        return solver.toBuilder()
                .given(Givens.of(numbers("pin", pins, solver.cover()))
                        .forbidden(numbers("forbid", forbidden, solver.cover())))
                .build();
    }

    /** Returns the numbers of the options with some labels, from 0. */
    int[] numbers(String kind, List<String> labels, Cover<O> cover) {
        try {
            return GivenOptions.numbers(kind, labels, cover, (int) number);
        } catch (UsageException e) {
            throw new Refusal(Library.BAD, "unknown_label", String.valueOf(e.getMessage()));
        }
    }
}
