package dlx.web.play;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.puzzles.PuzzleWriter;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Strategy;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * A puzzle that has been read and described. Immutable and safe to share between threads.
 *
 * @param id what requests call it: made from model, text and settings, so that every server gives the same one
 * @param solver without limits; what the puzzle gives is given to it
 * @param settings with which the text was read
 * @param warnings what the model found odd in the text
 * @param symmetries what may be done to the options of its solutions; empty if the model knows nothing
 * @param pins options that are taken beside the text, ascending; the solver has been given them too
 * @param canBeWritten whether the model writes puzzles of this shape
 * @param canBeMadeAnew whether fresh puzzles of this shape can be made
 */
public record OpenPuzzle<P, O>(
        String id,
        LoadedModel<P, O> model,
        P puzzle,
        Solver<O> solver,
        Map<String, String> settings,
        List<String> warnings,
        List<UnaryOperator<O>> symmetries,
        List<Integer> pins,
        boolean canBeWritten,
        boolean canBeMadeAnew) {

    /** A picture and a text of a board; each empty if the model has none. */
    public record Board(Optional<String> svg, Optional<String> text) {}

    /**
     * Reads a text that holds one puzzle.
     *
     * @param pins numbers of options that are taken beside those that the text gives
     * @param limits end the description
     * @throws dlx.api.DlxException if it is none
     * @throws Refused if the description was stopped
     */
    static <P, O> OpenPuzzle<P, O> read(
            String id,
            LoadedModel<P, O> model,
            String text,
            Map<String, String> settings,
            SortedSet<Integer> pins,
            Limits limits) {
        List<String> warnings = new ArrayList<>();
        PuzzleText lines = PuzzleText.of(
                "puzzle", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), settings, warnings::add);
        P puzzle = model.next(lines).orElseThrow(() -> lines.endOfText("a puzzle of the model " + model.id()));
        Solver<O> solver = model.solver(puzzle, limits);
        if (solver.isStopped()) {
            throw new Refused(
                    Refused.BUSY,
                    "the model " + model.id() + " took too long to describe the puzzle; try a smaller one");
        }
        if (lines.skipBlank()) {
            warnings.add("the text holds more than one puzzle; this is the first");
        }
        if (!pins.isEmpty() && pins.last() >= solver.cover().optionCount()) {
            throw new Refused(Refused.BAD, "there is no option " + pins.last() + " to pin");
        }
        Solver<O> free = solver.toBuilder()
                .given(Givens.of(numbers(pins)))
                .limits(Limits.none())
                .build();
        Optional<P> shape = model.shape(puzzle);
        return new OpenPuzzle<>(
                id,
                model,
                puzzle,
                free,
                settings,
                List.copyOf(warnings),
                model.symmetries(puzzle),
                List.copyOf(pins),
                shape.isPresent() && model.write(shape.get(), List.of()).isPresent(),
                Generator.makes(model, puzzle));
    }

    static int[] numbers(Collection<Integer> options) {
        return options.stream().mapToInt(k -> k).toArray();
    }

    /** The cover of the puzzle, or of its shape. */
    public Cover<O> cover() {
        return solver.cover();
    }

    /** The givens. */
    public Givens givens() {
        return solver.givens();
    }

    /** The memory that it stands for, in items, options and nodes. */
    long weight() {
        return 1L + cover().itemCount() + cover().optionCount() + cover().nodeCount();
    }

    /** A solver by the name of a strategy. Those that learn on their way have no place that one could go back to. */
    public Solver<O> solver(String strategy) {
        return switch (strategy) {
            case "mrv" ->
                solver.toBuilder()
                        .engine(EngineName.LINKS)
                        .strategy(Strategy.MRV)
                        .build();
            case "first" ->
                solver.toBuilder()
                        .engine(EngineName.LINKS)
                        .strategy(Strategy.FIRST)
                        .build();
            default ->
                throw new Refused(
                        Refused.NOT_UNDERSTOOD,
                        "the steps of the strategy \"" + strategy + "\" cannot be shown; expected mrv or first");
        };
    }

    /** The places of an option in a picture; empty if it has none. */
    public List<Area> areas(int option) {
        return model.areas(puzzle, cover().option(option));
    }

    /** The puzzle as its model writes it, with all that is given; where the model writes none, as it draws it. */
    public String text() {
        return PuzzleWriter.given(model, puzzle, solver).orElseGet(() -> model.render(puzzle, Solution.of(List.of())));
    }

    /** What {@link #text} does not say. */
    public List<String> untold() {
        List<String> untold = new ArrayList<>();
        if (!pins.isEmpty() && !canBeWritten) {
            untold.add("options that are pinned in addition to the text");
        }
        if (givens().forbids()) {
            untold.add("options that are ruled out");
        }
        return untold;
    }

    /** Draws options together with what is given. */
    public Board board(int... options) {
        SortedSet<Integer> numbers = new TreeSet<>();
        Arrays.stream(givens().givenOptions()).forEach(numbers::add);
        Arrays.stream(options).forEach(numbers::add);
        return board(puzzle, numbers);
    }

    /** Draws the puzzle of the same shape in which these options are given, and no others. */
    public Board boardOf(int... givens) {
        SortedSet<Integer> numbers = new TreeSet<>();
        Arrays.stream(givens).forEach(numbers::add);
        return board(model.shape(puzzle).orElse(puzzle), numbers);
    }

    private Board board(P drawn, SortedSet<Integer> options) {
        Solution<O> chosen = Solution.of(options.stream().map(cover()::option).toList());
        return new Board(
                model.picture(drawn, chosen).map(Svg::toString),
                Optional.of(model.render(drawn, chosen)).filter(text -> !text.isBlank()));
    }
}
