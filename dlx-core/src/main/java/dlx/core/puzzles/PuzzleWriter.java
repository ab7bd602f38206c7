package dlx.core.puzzles;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.explain.Revision;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Writes puzzles by their model, and accepts a text only after it has been read back as one puzzle of the same shape
 * with the same options given. Thread-safe.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @param model the model
 * @param shape a puzzle without givens, as the model makes it
 * @param cover the cover of the shape
 * @param settings the settings of the model with which the shape was read
 * @since 0.1
 */
public record PuzzleWriter<P, O>(LoadedModel<P, O> model, P shape, Cover<O> cover, Map<String, String> settings) {

    private static final String MEND = "; the plugin's author can mend it";

    /**
     * Returns a writer of the puzzles that share the shape of a puzzle.
     *
     * @param model the model
     * @param puzzle the puzzle
     * @param cover the cover of its shape
     * @param settings the settings of the model with which the puzzle was read
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the writer; empty if the model does not define the shape of the puzzle
     */
    public static <P, O> Optional<PuzzleWriter<P, O>> of(
            LoadedModel<P, O> model, P puzzle, Cover<O> cover, Map<String, String> settings) {
        return model.shape(puzzle).map(shape -> new PuzzleWriter<>(model, shape, cover, settings));
    }

    /**
     * Returns the text of a puzzle, if it can be written.
     *
     * @param givens numbers of options, ascending
     * @return lines, each with its line end; empty if the model does not write puzzles, or if no text has exactly
     *     these givens: in a crossword, given words may fill a further slot
     * @throws ModelException if the text reads back differently
     */
    public Optional<String> textOf(int[] givens) {
        List<O> options = IntStream.of(givens).mapToObj(cover::option).toList();
        Optional<String> written = model.write(shape, options);
        written.ifPresent(text -> check(text, givens));
        return written;
    }

    /**
     * Returns the text of a puzzle with all givens of its solver.
     *
     * @param model the puzzle's model
     * @param puzzle the puzzle
     * @param solver the puzzle's solver; options forbidden and items relaxed are left out
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return lines, each with its line end, as the model writes them, not read back; empty if the model does not
     *     write puzzles
     * @throws ModelException if the model failed
     */
    public static <P, O> Optional<String> given(LoadedModel<P, O> model, P puzzle, Solver<O> solver) {
        return model.shape(puzzle)
                .flatMap(shape -> model.write(
                        shape,
                        IntStream.of(solver.givens().givenOptions())
                                .mapToObj(solver.cover()::option)
                                .toList()));
    }

    /**
     * Returns the text of the nearest puzzle with one solution that a revision contains.
     *
     * @param model the puzzle's model
     * @param puzzle the puzzle that was revised
     * @param solver the solver of the revision, with its givens
     * @param settings the settings of the model with which the puzzle was read
     * @param revision the revision
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return lines, each with its line end; empty if there is no such puzzle, if the model does not write puzzles,
     *     or if options are forbidden or items relaxed, which a text cannot express
     * @throws ModelException if the text reads back differently
     */
    public static <P, O> Optional<String> nearest(
            LoadedModel<P, O> model, P puzzle, Solver<O> solver, Map<String, String> settings, Revision revision) {
        Givens givens = solver.givens();
        if (givens.forbids() || givens.relaxes()) {
            return Optional.empty();
        }
        return revision.nearest(givens.givenOptions())
                .flatMap(options -> of(model, puzzle, solver.cover(), settings)
                        .flatMap(writer ->
                                writer.textOf(options.stream().mapToInt(k -> k).toArray())));
    }

    private void check(String text, int[] givens) {
        P again = read(text, "write");
        if (!model.shape(again).equals(Optional.of(shape))) {
            throw wrong("write", "its text is read as a puzzle of another shape" + MEND);
        }
        int[] pins = model.pins(again).stream()
                .mapToInt(cover::numberOf)
                .sorted()
                .distinct()
                .toArray();
        if (!Arrays.equals(pins, givens)) {
            throw wrong("write", differs(pins, givens) + MEND);
        }
    }

    /**
     * Reads a puzzle that was filled.
     *
     * @param step the method that wrote the text, for messages
     * @throws ModelException if the puzzle has another blank
     */
    public P filled(String text, String step) {
        P again = read(text, step);
        if (!model.blank(again).equals(Optional.of(shape))) {
            throw wrong(step, "its text is read as a puzzle of another blank" + MEND);
        }
        return again;
    }

    /** Returns the error of a model that does not write puzzles. */
    public static ModelException nothing(String id) {
        return ModelException.coded(
                        "no_write", "this model does not write puzzles; the plugin's author can add the method write")
                .in(id, "write");
    }

    private P read(String text, String step) {
        PuzzleText lines = PuzzleText.of(
                        "<written>",
                        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                        settings,
                        warning -> {})
                .ignoringWeights();
        try {
            P puzzle = model.next(lines).orElseThrow(() -> wrong(step, "its text does not contain a puzzle" + MEND));
            if (model.next(lines).isPresent()) {
                throw wrong(step, "its text is read as two puzzles" + MEND);
            }
            return puzzle;
        } catch (PuzzleSyntaxException e) {
            throw wrong(step, "its text cannot be read back: " + e.getMessage());
        }
    }

    private String differs(int[] pins, int[] givens) {
        for (int option : givens) {
            if (IntStream.of(pins).noneMatch(pin -> pin == option)) {
                return "its text is read back without the given " + cover.label(option);
            }
        }
        int more = IntStream.of(pins)
                .filter(pin -> IntStream.of(givens).noneMatch(option -> option == pin))
                .findFirst()
                .orElseThrow();
        return "its text is read back with the further given " + cover.label(more);
    }

    private ModelException wrong(String step, String sentence) {
        return ModelException.coded("wrong_write", sentence).in(model.id(), step);
    }
}
