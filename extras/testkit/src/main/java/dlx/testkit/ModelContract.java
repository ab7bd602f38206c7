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

/** The base of the contracts: what they ask of the author, and what they share. */
abstract class ModelContract<P, O> {

    /** Of each puzzle, so many solutions are looked at closely. */
    static final int CHECKED = 100;

    /** The folder of the files of messages. */
    static final Path MESSAGES = Path.of("src", "test", "resources", "messages");

    /** For each text that was asked about, whether it is a puzzle. */
    private final Map<String, Boolean> puzzles = new ConcurrentHashMap<>();

    ModelContract() {}

    /**
     * The model, made as ServiceLoader makes it.
     *
     * @return a fresh instance
     */
    protected abstract ExactCoverModel<P, O> model();

    /**
     * Puzzles whose number of solutions is known: published, or counted by hand. Small ones first of all; one without a
     * solution should be among them.
     *
     * @return from a text that holds one puzzle to its number of solutions; not empty
     */
    protected abstract Map<String, Long> solutionCounts();

    /**
     * Texts that the model must refuse, with its words. Read to the end, so the error may be in a later puzzle.
     *
     * @return from a bad text to the start of the message, place included: {@code <text>:1:3: 'x' is not a cell}; not
     *     empty; unless overridden, the messages that are {@linkplain TextContract#messagesAreGolden kept in a file}
     */
    protected Map<String, String> syntaxErrors() {
        Map<String, String> errors = new LinkedHashMap<>();
        GoldenMessages.of(model(), MESSAGES)
                .forEach((text, message) -> errors.put(text, message.replaceFirst("^puzzle\\.txt", "<text>")));
        return errors;
    }

    /**
     * Whether a puzzle may go on to the end of the text, blank lines and all: the rows of a matrix, say. What stands after
     * it is then more of it.
     *
     * @return {@code false} unless overridden: a puzzle ends, and the next one may follow
     */
    protected boolean mayTakeTheWholeText() {
        return false;
    }

    /**
     * Whether a puzzle may state an option twice, so that neither labels nor drawings tell the two apart.
     *
     * @return {@code false} unless overridden: labels differ
     */
    protected boolean mayRepeatOptions() {
        return false;
    }

    /**
     * Whether drawings show an option by itself.
     *
     * @param option an option of one of the puzzles
     * @return {@code true} unless overridden; {@code false} for what is seen only in the place that others leave free: the
     *     date of a calendar
     */
    protected boolean isDrawn(O option) {
        return true;
    }

    /**
     * Whether a group of secondary items changes the number of solutions of one of your puzzles at least.
     *
     * @param group its name
     * @return {@code true} unless overridden; {@code false} for items that follow from others and are there to be quick
     */
    protected boolean isNeeded(String group) {
        return true;
    }

    final Stream<DynamicTest> eachPuzzle(BiConsumer<String, Solver<O>> test) {
        return each(counted().filter(this::isPuzzle), test);
    }

    /** The example too, whatever is known of its solutions: it is what people see first. */
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

    /** Checks something of the example and of each puzzle. */
    final void aboutEachText(Consumer<String> check) {
        texts().forEach(text -> about(text, () -> check.accept(text)));
    }

    final void about(String text, Executable check) {
        about(text, Map.of(), check);
    }

    /** Checks something of a puzzle. What fails names it, and shows what people would read who ask {@code dlx} about it. */
    final void about(String text, Map<String, String> settings, Executable check) {
        try {
            check.execute();
        } catch (Throwable e) { // the model may have thrown it
            throw new AssertionError(e.getMessage() + "\n\n" + Dlx.says(modeler(), text, settings), e);
        }
    }

    static void assertDrawn(String picture) {
        assertThat(picture).as("what the model wrote").endsWith("\n").doesNotContain("\r");
    }

    /** The texts of {@link #solutionCounts}, in an order that does not depend on the map. */
    final Stream<String> counted() {
        return solutionCounts().keySet().stream().sorted();
    }

    /** The example and the counted puzzles. A text that is not a puzzle fails one test, and the others leave it out. */
    final List<String> texts() {
        List<String> texts = Stream.concat(Stream.of(model().example()), counted())
                .filter(this::isPuzzle)
                .toList();
        assumeFalse(texts.isEmpty(), "no text is a puzzle, as other tests say");
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
