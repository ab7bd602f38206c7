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
 * A puzzle that has been read and described. Immutable and thread-safe.
 *
 * @param id the id in requests: a hash of model, text, settings and pins, so that every server computes the same id
 * @param model the model of the puzzle
 * @param puzzle the puzzle as the model has read it
 * @param solver a solver without limits, with the givens of the puzzle
 * @param settings the settings with which the text was read
 * @param warnings the model's warnings about the text
 * @param symmetries the symmetries that the model declares
 * @param pins options that are given in addition to the text, ascending; also givens of the solver
 * @param canBeWritten true if the model writes puzzles of this shape
 * @param canBeMadeAnew true if new puzzles of this shape can be generated
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

    /** A picture and a text of a board; each is empty if the model does not draw it. */
    public record Board(Optional<String> svg, Optional<String> text) {}

    /**
     * Reads a text that contains one puzzle.
     *
     * @param pins numbers of options that are given in addition to the text
     * @param limits the limits of the description
     * @throws dlx.api.DlxException if the text is not a puzzle of the model
     * @throws Refused if the description was stopped, or a pin is not an option
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
            throw new Refused(Refused.BAD, "unknown option " + pins.last() + " to pin");
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

    /** Returns the cover of the puzzle, or of its shape. */
    public Cover<O> cover() {
        return solver.cover();
    }

    /** Returns the givens. */
    public Givens givens() {
        return solver.givens();
    }

    /** Returns a solver for one solution of each kind. */
    public Solver<O> distinct() {
        return solver.toBuilder().oneOfEachKind(symmetries).build();
    }

    /** Returns the memory that the puzzle needs, as a number of items, options and nodes. */
    long weight() {
        return 1L + cover().itemCount() + cover().optionCount() + cover().nodeCount();
    }

    /**
     * Returns a solver by the name of a strategy. Engines that learn during the search are not offered, because their
     * searches cannot be resumed at a mark.
     */
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

    /** Returns the areas of an option in a picture; empty if it does not have any. */
    public List<Area> areas(int option) {
        return model.areas(puzzle, cover().option(option));
    }

    /**
     * Returns the puzzle with all givens as its model writes it; if the model cannot write it, as the model draws it.
     */
    public String text() {
        return PuzzleWriter.given(model, puzzle, solver).orElseGet(() -> model.render(puzzle, Solution.of(List.of())));
    }

    /** Returns the givens that {@link #text} does not contain, in words. */
    public List<String> lost() {
        List<String> lost = new ArrayList<>();
        if (!pins.isEmpty() && !canBeWritten) {
            lost.add("options that are pinned in addition to the text");
        }
        if (givens().forbids()) {
            lost.add("options that are ruled out");
        }
        return lost;
    }

    /** Draws options together with the givens. */
    public Board board(int... options) {
        SortedSet<Integer> numbers = new TreeSet<>();
        Arrays.stream(givens().givenOptions()).forEach(numbers::add);
        Arrays.stream(options).forEach(numbers::add);
        Solution<O> chosen = Solution.of(numbers.stream().map(cover()::option).toList());
        return new Board(
                model.picture(puzzle, chosen).map(Svg::toString),
                Optional.of(model.render(puzzle, chosen)).filter(text -> !text.isBlank()));
    }
}
