package dlx.modelers.knuth;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.knuth.KnuthModel.KnuthOption;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import dlx.testkit.ReferenceCounter;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnuthModelTest extends ExactCoverModelContract<NamedCover, KnuthOption> {

    private final List<String> warnings = new ArrayList<>();

    private final LoadedModel<NamedCover, KnuthOption> modeler = LoadedModel.of(model(), "test");

    @Override
    protected KnuthModel model() {
        return new KnuthModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.ofEntries(
                entry("A\nA\n", 1L),
                entry("A\nA\nA\n", 2L), // equal lines are different options
                entry("A B\nA\n", 0L),
                entry("A B\n", 0L),
                entry("A B | X\nA X\nB X\nA\nB\n", 3L),
                entry("A B |X\nA X\nB X\nX\n| a comment\nA B\n", 1L),
                entry("A B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n", 1L), // of the format
                entry("A B | X\nA X::\nA X:|\nA X\nB X::\nB X\n", 1L),
                entry("A B |\nA |2\nB |3\nA B |5\n", 2L),
                entry("A B 2:3|C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nC X:0\nB X:1\nC Y:1\n", 1L), // of the format
                entry("2|A\nA\nA\nA\n", 3L),
                entry("0:2|A B\nA\nA\nB\nA\n", 7L),
                entry("0:999999999999|A\nA\nA\n", 4L),
                entry("9999999999|A\nA\nA\n", 0L),
                entry("1:2|A 0:1|B | X\nA B X:1\nA X:1\nA X:2\nB\n", 6L));
    }

    /** Knuth's format is one problem per file. */
    @Override
    protected boolean mayTakeTheWholeText() {
        return true;
    }

    /** Nothing forbids a line that is there already. */
    @Override
    protected boolean mayRepeatOptions() {
        return true;
    }

    @Test
    void writesAnEmptyLineForTheEmptySolution() {
        assertThat(modeler.render(parse("0:2|A\nA\n"), Solution.of(List.of()))).isEqualTo("\n");
    }

    /** Trying all shows the same: C keeps out option 5, and X leaves two pairs, of which the first is the cheaper. */
    @Test
    void choosesTheOptionsThatItsExampleSays() {
        NamedCover puzzle = modeler.puzzle(model().example());
        Cover<KnuthOption> cover = modeler.solver(puzzle).cover();
        assertThat(ReferenceCounter.count(cover, 1000)).hasValue(2);
        assertThat(cover.hasColors() && cover.hasMultiplicities() && cover.hasWeights())
                .isTrue();
        assertThat(modeler.solver(puzzle).iterator().stream()
                        .map(s -> s.stream().map(KnuthOption::number).toList()))
                .containsExactlyInAnyOrder(List.of(1, 3), List.of(2, 4));
        List<KnuthOption> best = modeler.solver(puzzle).best().solution().orElseThrow();
        assertThat(best).extracting(KnuthOption::number).containsExactly(1, 3);
        assertThat(modeler.render(puzzle, Solution.of(best))).isEqualTo("A C X:red |3\nB C X:red |2\n\n");
    }

    @Test
    void readsItsOwnAnswersAgain() {
        String answer = "C E F\nA D\nB G\n";
        NamedCover puzzle = modeler.puzzle("A B C D E F G\n" + answer);
        assertThat(modeler.solver(puzzle).solve().options().map(s -> modeler.render(puzzle, Solution.of(s))))
                .hasValue(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A B | X\nX A\nB\n",
                "A B |X\n X A\nB",
                "  | before the items\n\n\t A\u000bB |\fX \r\n\r\n|X is not an option\r\nX A\r\n | nor this\r\nB\r\n"
            })
    void readsTheSameCoverInEveryManner(String text) {
        Cover<KnuthOption> cover = modeler.solverOf(text).cover();
        assertThat(IntStream.range(0, 3).mapToObj(cover::itemName)).containsExactly("A", "B", "X");
        assertThat(IntStream.range(0, 3).mapToObj(cover::isPrimary)).containsExactly(true, true, false);
        assertThat(IntStream.range(0, 2).mapToObj(cover::label)).containsExactly("X A", "B");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A B\nA B\n", "A B |\nA B\n", "A B |  \nA B\n"})
    void needsNoSecondaryItems(String text) {
        assertThat(modeler.solver(modeler.puzzle(text)).count().solutions()).isEqualTo(1);
    }

    @Test
    void ignoresOptionsWithoutPrimaryItemsAndDoesNotCountThem() {
        NamedCover puzzle = parse("A | X Y\nX\nA X\nX Y\nA Y\n");
        assertThat(modeler.solver(puzzle).iterator().stream().map(s -> s.get(0).number()))
                .containsExactly(1, 2);
        assertThat(warnings)
                .containsExactly(
                        "<text>:2: the option does not hold a primary item; it is ignored and does not have a number",
                        "<text>:4: the option does not hold a primary item; it is ignored and does not have a number");
    }

    @Test
    void takesNamesOfAnyLengthAndNumberSigns() {
        String text = "#sharp a-name-longer-than-eight-bytes \u00fc\n#sharp \u00fc\na-name-longer-than-eight-bytes\n";
        assertThat(modeler.solver(modeler.puzzle(text)).count().solutions()).isEqualTo(1);
    }

    @Test
    void findsNoPuzzleInCommentsOnly() {
        assertThat(modeler.next(PuzzleText.of("| nothing\n\n  | here\n"))).isEmpty();
    }

    @Test
    void survivesALineOfMegabytes() {
        int length = Tier.of(3_000_000, 30_000_000);
        assertThatThrownBy(() -> modeler.puzzle("A\n" + "A ".repeat(length / 2)))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("<text>:2:3: 'A' appears in this option twice");
        assertThatThrownBy(() -> modeler.puzzle("A " + "1".repeat(length) + ":1|B\n"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("<text>:1:3: '" + "1".repeat(40) + "...' has a lower bound above the upper");
        assertThatThrownBy(() -> modeler.puzzle("A\nA |" + "9".repeat(length) + "\n"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("<text>:2:3: '|" + "9".repeat(39) + "...' makes the option cost too much");
    }

    @Test
    void readsBoundsColorsAndCostsInOneProblem() {
        NamedCover puzzle = parse("""
                | all forms at once
                A 2:3|B 0:1|C 2|D | X Y
                A B X:0 Y |7
                A |5 B |3 X:red
                B C D Y:: X:0

                D C |0 Y:|
                """);
        Cover<KnuthOption> cover = modeler.solver(puzzle).cover();
        assertThat(IntStream.range(0, 6).mapToObj(i -> cover.itemName(i) + cover.atLeast(i) + cover.atMost(i)))
                .containsExactly("A11", "B23", "C01", "D22", "X11", "Y11");
        assertThat(IntStream.range(0, 4).mapToObj(cover::label))
                .containsExactly("A B X:0 Y |7", "A B X:red |8", "B C D Y:: X:0", "D C Y:|");
        assertThat(IntStream.range(0, 4).mapToLong(cover::weight)).containsExactly(7L, 8L, 0L, 0L);
        assertThat(IntStream.range(0, cover.nodeCount())
                        .filter(node -> cover.color(node) >= 0)
                        .mapToObj(node -> cover.itemName(cover.item(node)) + "=" + cover.colorName(cover.color(node))))
                .containsExactly("X=0", "X=red", "Y=:", "X=0", "Y=|");
        assertThat(modeler.render(puzzle, Solution.of(List.of(cover.option(1), cover.option(2)))))
                .isEqualTo("A B X:red |8\nB C D Y:: X:0\n\n");
        assertThat(model().goal()).isEqualTo(Goal.LEAST);
    }

    @Test
    void takesBoundsOfAnySize() {
        String text = "0:99999999999999999999|A 0000000002|B " + "9".repeat(1_000_000) + "|C 01:1|D\nA\nB C D\n";
        Cover<KnuthOption> cover = modeler.solverOf(text).cover();
        assertThat(IntStream.range(0, 4).map(cover::atLeast)).containsExactly(0, 2, 1_000_000_000, 1);
        assertThat(IntStream.range(0, 4).map(cover::atMost)).containsExactly(1_000_000_000, 2, 1_000_000_000, 1);
    }

    @Test
    void aProblemWithBoundsOfOneHasNoMultiplicities() {
        Cover<KnuthOption> cover = modeler.solverOf("1|A 1:1|B\nA B |0\n").cover();
        assertThat(cover.hasMultiplicities()).isFalse();
        assertThat(cover.hasWeights()).isFalse();
    }

    /** The array of colors begins in the middle of the text, and an option that is dropped leaves none after. */
    @Test
    void keepsColorsAndCostsApartFromThoseOfIgnoredOptions() {
        StringBuilder text = new StringBuilder("A | X Y Z\n");
        IntStream.range(0, 100).forEach(k -> text.append("A X Y\n"));
        text.append("X:1 Y:2 |4\nA X Y\nY:3 |9\nA X Z:1 |6\nX:1\nA\n");
        Cover<KnuthOption> cover = modeler.solverOf(text.toString()).cover();
        assertThat(IntStream.range(0, cover.nodeCount()).map(cover::color).filter(c -> c >= 0))
                .hasSize(1);
        assertThat(IntStream.range(0, cover.optionCount())
                        .mapToLong(cover::weight)
                        .filter(w -> w != 0))
                .containsExactly(6L);
        assertThat(cover.label(101)).isEqualTo("A X Z:1 |6");
    }

    @Test
    void countsTheExamplesOfTheFormat() {
        assertThat(ReferenceCounter.count(modeler.solverOf("""
                A B C | X Y
                A B X:0 Y:0
                A C X:1 Y:1
                X:0 Y:1
                B X:1
                C Y:1
                """).cover(), 1000)).hasValue(1);
        assertThat(ReferenceCounter.count(
                        modeler.solverOf("A B | X\nA X::\nA X:|\nA X\nB X::\nB X\n")
                                .cover(),
                        1000))
                .hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "no"})
    void takesWhatTheOriginalProgramsTakeWhetherStrictOrNot(String strict) {
        NamedCover puzzle = parse("9999999:9999999|12345678 | 1234\u00fcxy\n12345678 1234\u00fcxy:a\n", strict);
        assertThat(modeler.solver(puzzle).cover().optionCount()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "A 123456789; 1:3: '123456789' is a long name; 8 bytes at most, because of strict=yes",
                "A 2|1234567\u00fc; 1:5: '1234567\u00fc' is a long name; 8 bytes at most, because of strict=yes",
                "A | X/A X:10; 2:5: '10' is a long color; one byte, because of strict=yes",
                "A | X/A X:\u00fc; 2:5: '\u00fc' is a long color; one byte, because of strict=yes",
                "A 00000000|B; 1:3: '00000000|B' is never covered; an upper bound of 1 or more",
                "A 00000002|B; 1:3: '00000002|B' has a long bound; 7 digits at most, because of strict=yes",
                "A 00000001:2|B; 1:3: '00000001:2|B' has a long bound; 7 digits at most, because of strict=yes",
            })
    void refusesWhatTheOriginalProgramsCutWhereStrict(String lines, String problem, String expected) {
        String text = lines.replace('/', '\n') + "\n";
        assertThatThrownBy(() -> parse(text, "yes")).hasMessage("<text>:" + problem + "; expected " + expected);
    }

    @Test
    void readsAnEndWithoutLineFeedCarriageReturnsAndAByteOrderMark() {
        NamedCover puzzle = parse("\ufeffA 2|B | X\r\nA B X:1\r\nB |3 X:1\r");
        assertThat(modeler.solver(puzzle).cover().label(0)).isEqualTo("A B X:1");
        assertThat(modeler.solver(puzzle).cover().label(1)).isEqualTo("B X:1 |3");
    }

    @Test
    void warnsOnceOfCostsWhereOnlyTheBestSolutionDependsOnThem() {
        model().parse(text("A\nA |1\nA |2\n", Map.of()).ignoringWeights());
        assertThat(warnings)
                .containsExactly("<text>:2: costs are ignored here; only the best solution depends on them");
        warnings.clear();
        model().parse(text("A\nA |1\n", Map.of()));
        model().parse(text("A\nA\n", Map.of()).ignoringWeights());
        assertThat(warnings).isEmpty();
    }

    @Test
    void warnsOnceOfOptionsWithoutACostWhereOthersHaveOne() {
        model().parse(text("A B | X\nA |1\nB  \nX |5\nX\nA B |0\n", Map.of()));
        assertThat(warnings)
                .contains("<text>:3:2: this option states no cost, unlike others; it counts as 0")
                .hasSize(3); // two options are ignored
        warnings.clear();
        model().parse(text("A B\nA\nB |2\nB\n", Map.of()));
        assertThat(warnings)
                .containsExactly(
                        "<text>:2:2: this option and another one state no cost, unlike others; it counts as 0");
        warnings.clear();
        model().parse(text("A B\nA\nB |2\nB\nA B\n", Map.of()));
        assertThat(warnings)
                .containsExactly("<text>:2:2: this option and 2 others state no cost, unlike others; it counts as 0");
        warnings.clear();
        model().parse(text("A B\nA\nB\n", Map.of()));
        model().parse(text("A B\nA |0\nB |7\n", Map.of()));
        assertThat(warnings).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"A\nA |x\n", "A\nA |1\nA |x\n"})
    void doesNotWarnOfCostsInFrontOfAnError(String wrong) {
        PuzzleText text = text(wrong, Map.of()).ignoringWeights();
        assertThatThrownBy(() -> model().parse(text)).hasMessageContaining("'|x' is not a cost");
        assertThat(warnings).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r|3; a long color without : and |, a blank before a cost",
                "|3; a long color without : and |, a blank before a cost",
                "r:s|; a long color without : and |, a blank before a cost",
                "r:s; a long color without : and |",
                "::; a long color without : and |",
            })
    void refusesColonsAndBarsInLongColors(String color, String expected) {
        for (String strict : List.of("yes", "no")) {
            assertThatThrownBy(() -> parse("A | X\nA X:" + color + "\n", strict))
                    .hasMessage("<text>:2:5: '" + color + "' is not a color; expected " + expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {":", "|", "red", "\u00fc", "\ud83c\udfa8"})
    void takesAnyCharacterForAColor(String color) {
        assertThat(parse("A | X\nA X:" + color + "\n").colors()).containsExactly(color);
    }

    @Test
    void saysWhereAByteIsNoText() {
        byte[] bytes = {'A', '\n', 'A', ' ', (byte) 0x80, '\n'};
        PuzzleText text = PuzzleText.of("k.dlx", new ByteArrayInputStream(bytes), Map.of(), warnings::add);
        assertThatThrownBy(() -> modeler.next(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("k.dlx:2:3: the byte 0x80 is not UTF-8");
    }

    private NamedCover parse(String text) {
        return model().parse(text(text, Map.of()));
    }

    private NamedCover parse(String text, String strict) {
        return model().parse(text(text, Map.of("strict", strict)));
    }

    private PuzzleText text(String text, Map<String, String> settings) {
        return PuzzleText.of(
                "<text>", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), settings, warnings::add);
    }
}
