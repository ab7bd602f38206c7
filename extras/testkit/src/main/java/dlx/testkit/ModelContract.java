package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dlx.api.Cover;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/** The base of the contracts: the methods that the author implements, and shared helpers. */
abstract class ModelContract<P, O> {

    /** Maximum number of solutions checked per puzzle. */
    static final int CHECKED = 100;

    /** The folder of the files of messages. */
    static final Path MESSAGES = Path.of("src", "test", "resources", "messages");

    /** True for each text that is a puzzle, by text. Filled on demand. */
    private final Map<String, Boolean> puzzles = new ConcurrentHashMap<>();

    ModelContract() {}

    /**
     * Returns the model, created as ServiceLoader creates it.
     *
     * @return a new instance
     */
    protected abstract ExactCoverModel<P, O> model();

    /**
     * Returns puzzles with known numbers of solutions, published or counted by hand. Prefer small puzzles, and include
     * one without a solution.
     *
     * @return map from a text with one puzzle to its number of solutions; not empty
     */
    protected abstract Map<String, Long> solutionCounts();

    /**
     * Returns the texts that the model must reject, with its messages. Each text is read to the end, so the error may
     * be in a later puzzle.
     *
     * @return map from a bad text to the start of the message, place included:
     *     {@code <text>:1:3: 'x' is not a cell}; not empty; unless overridden, the messages that are
     *     {@linkplain TextContract#messagesAreGolden stored in a file}
     */
    protected Map<String, String> syntaxErrors() {
        Map<String, String> errors = new LinkedHashMap<>();
        GoldenMessages.of(model(), MESSAGES)
                .forEach((text, message) -> errors.put(text, message.replaceFirst("^puzzle\\.txt", "<text>")));
        return errors;
    }

    /**
     * Returns true if a puzzle may continue to the end of the text, across blank lines, such as the rows of a matrix.
     * Text after the puzzle is then part of it.
     *
     * @return {@code false} unless overridden: a puzzle ends, and the next puzzle may follow
     */
    protected boolean mayTakeTheWholeText() {
        return false;
    }

    /**
     * Returns true if a puzzle may contain an option twice, with equal labels and drawings.
     *
     * @return {@code false} unless overridden: labels differ
     */
    protected boolean mayRepeatOptions() {
        return false;
    }

    /**
     * Returns true if drawings show an option by itself.
     *
     * @param option an option of one of the puzzles
     * @return {@code true} unless overridden; {@code false} for an option that is visible only as a gap between
     *     others, such as the date of a calendar
     */
    protected boolean isDrawn(O option) {
        return true;
    }

    /**
     * Returns true if at least one of your puzzles has more solutions without a group of secondary items.
     *
     * @param group name of the group
     * @return {@code true} unless overridden; {@code false} for items that follow from others and only speed up the
     *     search
     */
    protected boolean isNeeded(String group) {
        return true;
    }

    final Stream<DynamicTest> eachPuzzle(BiConsumer<String, Solver<O>> test) {
        return each(counted().filter(this::isPuzzle), test);
    }

    /**
     * Returns a test for each counted puzzle and for the example, which users see first. The number of solutions of the
     * example need not be given.
     */
    final Stream<DynamicTest> eachDrawn(BiConsumer<String, Solver<O>> test) {
        Stream<String> example = Stream.of(model().example()).filter(text -> !text.isEmpty());
        return each(Stream.concat(counted(), example).distinct().filter(this::isPuzzle), test);
    }

    private Stream<DynamicTest> each(Stream<String> texts, BiConsumer<String, Solver<O>> test) {
        return texts.map(text -> DynamicTest.dynamicTest(
                shown(text),
                () -> about(text, () -> {
                    LoadedModel<P, O> modeler = modeler();
                    test.accept(text, modeler.solver(first(modeler, text)));
                })));
    }

    /** Runs a check on the example and on each puzzle. */
    final void aboutEachText(Consumer<String> check) {
        texts().forEach(text -> about(text, () -> check.accept(text)));
    }

    final void about(String text, Executable check) {
        about(text, Map.of(), check);
    }

    /** Runs a check on a puzzle. A failure names the puzzle and shows the output of {@code dlx} for it. */
    final void about(String text, Map<String, String> settings, Executable check) {
        try {
            check.execute();
        } catch (Throwable e) { // the model may have thrown it
            throw new AssertionError(e.getMessage() + "\n\n" + Dlx.output(modeler(), text, settings), e);
        }
    }

    static void assertDrawn(String picture) {
        assertThat(picture).as("the text that the model wrote").endsWith("\n").doesNotContain("\r");
    }

    /** Returns the texts of {@link #solutionCounts}, in an order that does not depend on the map. */
    final Stream<String> counted() {
        return solutionCounts().keySet().stream().sorted();
    }

    /**
     * Returns the example and the counted puzzles. A text that is not a puzzle fails only the test that reads all
     * texts.
     */
    final List<String> texts() {
        List<String> texts = Stream.concat(Stream.of(model().example()), counted())
                .filter(this::isPuzzle)
                .toList();
        assumeFalse(texts.isEmpty(), "no text is a puzzle; other tests report why");
        return texts;
    }

    /** Returns true if the model reads and describes a text. */
    final boolean isPuzzle(String text) {
        return puzzles.computeIfAbsent(text, t -> {
            try {
                modeler().solver(first(t));
                return true;
            } catch (Exception | AssertionError e) { // the test of this text fails by it
                return false;
            }
        });
    }

    final Cover<O> coverOf(LoadedModel<P, O> modeler, P puzzle) {
        return modeler.solver(puzzle).cover();
    }

    final P first(String text) {
        return first(modeler(), text);
    }

    final P first(LoadedModel<P, O> modeler, String text) {
        Reading<P> reading = Reading.of(modeler, text);
        assertThat(reading.error()).as("the error in %s", text).isEmpty();
        assertThat(reading.puzzles()).as("the puzzles in %s", text).isNotEmpty();
        return reading.puzzles().get(0);
    }

    final Reading<P> read(String text) {
        return Reading.of(modeler(), text);
    }

    final LoadedModel<P, O> modeler() {
        return LoadedModel.of(model(), "contract");
    }

    static String shown(String text) {
        return PuzzleText.quoted(text);
    }
}
