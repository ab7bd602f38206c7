package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dlx.api.ExactCoverModel;
import dlx.api.HasReadableSolutions;
import dlx.api.HasSpiVersion;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.diagnosis.UncoverableMessage;
import dlx.core.model.LoadedModel;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests of a model's id, title and example, and of its reading of texts: good, bad and spoilt ones. */
abstract class TextContract<P, O> extends ModelContract<P, O> {

    private static final int SPOILT_TEXTS = 600;

    private static final long NODES_OF_SPOILT = 1_000;

    /** Maximum number of cases in a short text. A parser that does not move would find more. */
    private static final int MOST_CASES = 10_000;

    /**
     * Time limit of the search for weights that prove that the example does not have a solution. A tree search for it could take
     * for ever.
     */
    private static final Duration WEIGHED = Duration.ofSeconds(2);

    TextContract() {}

    /** Checks the id, which users type. */
    @Test
    public final void hasAnIdThatCanBeTyped() {
        assertThat(model().id()).matches("[a-z][a-z0-9-]*");
        if (model() instanceof HasSpiVersion able) {
            assertThat(able.spiVersion()).isEqualTo(ExactCoverModel.SPI_VERSION);
        }
    }

    /** Checks the texts of {@code dlx models} and {@code dlx info}. */
    @Test
    public final void introducesItself() {
        assertThat(model().title()).isNotBlank().doesNotContain("\n", "\r", "\t");
        assertThat(modeler().topic()).doesNotContain("\n", "\r", "\t");
        assertThat(model().grammar()).isNotBlank();
        assertThat(model().settings())
                .extracting(Setting::name)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).matches("[a-z][a-z0-9-]*"));
        assertThat(modeler().judgeProblems()).extracting(JudgeProblem::id).doesNotHaveDuplicates();
    }

    /** Checks that the example of {@code dlx info} can be piped into {@code dlx solve} and has a solution. */
    @Test
    public final void hasAnExampleWithASolution() {
        about(model().example(), this::assertExample);
    }

    private void assertExample() {
        assertThat(model().example()).endsWith("\n");
        Reading<P> reading = read(model().example());
        assertThat(reading.error()).isEmpty();
        assertThat(reading.puzzles()).isNotEmpty();
        P puzzle = reading.puzzles().get(0);
        Solver<O> solver = modeler().solver(puzzle);
        UncoverableMessage.sentence(solver.cover(), name -> name).ifPresent(plain -> {
            throw new AssertionError(
                    "the example does not have a solution: " + plain + "; expected an example with a solution");
        });
        solver.toBuilder().timeLimit(WEIGHED).build().impossible().ifPresent(weights -> {
            throw new AssertionError(Infeasible.sentence(solver.cover(), weights));
        });
        Optional<List<O>> solution = solver.solve().options();
        assertThat(solution).as("a solution of the example").isPresent();
        String picture = modeler().render(puzzle, Solution.of(solution.get()));
        assertThat(picture).isNotBlank();
        assertDrawn(picture);
    }

    /** Checks that the model reads and describes each text whose solutions are counted. */
    @Test
    public final void readsThePuzzlesThatAreCounted() {
        assertThat(solutionCounts()).isNotEmpty();
        counted().forEach(text -> about(text, () -> modeler().solver(first(text))));
    }

    /** Checks that an empty text is not an error and contains zero puzzles. */
    @Test
    public final void findsNoPuzzleInAnEmptyText() {
        for (String nothing : List.of("", "\n", "\n \t\n\n", "\r\n")) {
            assertThat(read(nothing))
                    .as("the contents of %s", PuzzleText.quoted(nothing))
                    .isEqualTo(read(""));
            assertThat(read(nothing).puzzles()).isEmpty();
        }
    }

    /** Checks that the cover does not depend on line ends: CR LF for LF, blank lines before, no line end at the end. */
    @Test
    public final void readsTheSameWhateverTheLineEnds() {
        aboutEachText(text -> {
            List<String> expected = textOfCover(text);
            assertThat(textOfCover(text.replace("\n", "\r\n")))
                    .as("the cover with CR LF")
                    .isEqualTo(expected);
            assertThat(textOfCover("\n\n" + text))
                    .as("the cover after blank lines")
                    .isEqualTo(expected);
            assertThat(textOfCover(text.stripTrailing()))
                    .as("the cover without line end")
                    .isEqualTo(expected);
        });
    }

    /**
     * Checks the messages stored in a file for reading: {@code src/test/resources/messages/ID.txt}. Each section begins
     * with a line {@code ===}, perhaps with a name. It contains a text and, after {@code ---}, the whole message about
     * {@code puzzle.txt}. The text is read to the end, so the error may be in a later puzzle.
     *
     * @return one test per message; empty without such a file
     */
    @TestFactory
    public final Stream<DynamicTest> messagesAreGolden() {
        return GoldenMessages.tests(model(), MESSAGES);
    }

    /**
     * Checks the messages of {@link #syntaxErrors}.
     *
     * @return one test per text
     */
    @TestFactory
    public final Stream<DynamicTest> saysWhereATextIsWrong() {
        assertThat(syntaxErrors()).isNotEmpty();
        return syntaxErrors().entrySet().stream()
                .map(bad -> DynamicTest.dynamicTest(
                        shown(bad.getKey()),
                        () -> about(bad.getKey(), () -> {
                            Optional<PuzzleSyntaxException> error =
                                    read(bad.getKey()).error();
                            assertThat(error).as("an error").isPresent();
                            assertThat(error.get().getMessage())
                                    .startsWith(bad.getValue())
                                    .matches("(?s)<text>:[1-9]\\d*:[1-9]\\d*: .*");
                        })));
    }

    /**
     * Checks that a spoilt text gives either an error with its place, or puzzles that can be described, written and
     * read back.
     */
    @Test
    public final void survivesSpoiltTexts() {
        List<String> texts = texts();
        LoadedModel<P, O> modeler = modeler();
        Set<String> known = new HashSet<>();
        for (int seed = 0; seed < SPOILT_TEXTS; seed++) {
            byte[] spoilt = new Mutations(seed).spoil(texts.get(seed % texts.size()));
            String text = new String(spoilt, StandardCharsets.UTF_8);
            if (known.add(text)) {
                about(
                        text,
                        () -> Reading.of(modeler, spoilt, Map.of()).puzzles().stream()
                                .distinct()
                                .limit(5)
                                .forEach(puzzle -> assertReadable(modeler, puzzle)));
            }
        }
    }

    /**
     * Checks a puzzle read from a spoilt text: it can be described and drawn, and its written form is read as the same
     * puzzle.
     */
    private void assertReadable(LoadedModel<P, O> modeler, P puzzle) {
        Solver<O> solver = modeler.solver(puzzle);
        Optional<P> shape = modeler.shape(puzzle);
        Solution<O> none = Solution.of(List.of());
        assertThat(modeler.render(puzzle, none))
                .as("the text that render writes for the empty board")
                .doesNotContain("\r")
                .matches("(?s)|.*\n");
        modeler.picture(puzzle, none).ifPresent(picture -> WellFormed.check(picture.toString()));
        if (shape.isEmpty()) {
            if (model() instanceof HasReadableSolutions) {
                solver.toBuilder()
                        .nodeLimit(NODES_OF_SPOILT)
                        .build()
                        .solve()
                        .solution()
                        .ifPresent(
                                solution -> readBack(modeler, "render", modeler.render(puzzle, Solution.of(solution))));
            }
            return;
        }
        List<O> pins = modeler.pins(puzzle);
        if (!pins.isEmpty()
                && solver.toBuilder()
                        .nodeLimit(NODES_OF_SPOILT)
                        .build()
                        .solve()
                        .found()
                        .isEmpty()) {
            return; // they may contradict each other
        }
        List<O> givens = IntStream.of(solver.givens().givenOptions())
                .sorted()
                .mapToObj(solver.cover()::option)
                .toList();
        modeler.write(shape.get(), givens)
                .ifPresent(written -> assertReadBack(modeler, shape.get(), pins, "write", written));
        if (model() instanceof HasReadableSolutions) {
            assertReadBack(modeler, shape.get(), pins, "render", modeler.render(puzzle, Solution.of(givens)));
        }
    }

    private void assertReadBack(LoadedModel<P, O> modeler, P shape, List<O> pins, String method, String written) {
        P again = readBack(modeler, method, written);
        assertThat(modeler.shape(again))
                .as("the shape of the text of %s:\n%s", method, written)
                .contains(shape);
        assertThat(modeler.pins(again))
                .as("the givens of the text of %s:\n%s", method, written)
                .containsExactlyInAnyOrderElementsOf(new HashSet<>(pins));
    }

    private P readBack(LoadedModel<P, O> modeler, String method, String written) {
        assertDrawn(written);
        try {
            return modeler.puzzle(written);
        } catch (PuzzleSyntaxException e) {
            throw new AssertionError(
                    "the puzzle is written by " + method + " as\n" + Dlx.indented(written) + "\nwhich is rejected: "
                            + e.getMessage(),
                    e);
        }
    }

    /** Checks spoilt inputs of judges, which are read by other methods. */
    @Test
    public final void survivesSpoiltTextsOfJudges() {
        List<String> texts = texts();
        for (JudgeProblem<P, O> problem : modeler().judgeProblems()) {
            for (int seed = 0; seed < SPOILT_TEXTS / 4; seed++) {
                byte[] spoilt = new Mutations(seed).spoil(texts.get(seed % texts.size()));
                assertThatCode(() -> readCases(problem, spoilt))
                        .as("%s, seed %d: %s", problem.id(), seed, new String(spoilt, StandardCharsets.UTF_8))
                        .doesNotThrowAnyException();
            }
        }
    }

    private static <P, O> void readCases(JudgeProblem<P, O> problem, byte[] bytes) {
        PuzzleText text = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        try {
            JudgeProblem.Cases<P> cases = problem.input().open(text);
            int number = 1;
            while (number < MOST_CASES && cases.next().isPresent()) {
                number++;
            }
            assertThat(number).as("cases found in a short text").isLessThan(MOST_CASES);
        } catch (PuzzleSyntaxException e) {
            assertThat(e.getMessage()).startsWith("<text>:");
        }
    }

    private List<String> textOfCover(String text) {
        return CoverText.of(coverOf(modeler(), first(text)));
    }
}
