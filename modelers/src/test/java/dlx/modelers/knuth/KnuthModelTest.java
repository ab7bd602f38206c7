package dlx.modelers.knuth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.LoadedModel;
import dlx.modelers.knuth.KnuthModel.KnuthOption;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnuthModelTest extends ExactCoverModelContract<NamedCover, KnuthOption> {

    private final List<String> warnings = new ArrayList<>();

    private final LoadedModel<NamedCover, KnuthOption> modeler = LoadedModel.of(model(), "test");

    @Override
    protected ExactCoverModel<NamedCover, KnuthOption> model() {
        return new KnuthModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "A\nA\n", 1L,
                "A\nA\nA\n", 2L, // equal lines are different options
                "A B\nA\n", 0L,
                "A B\n", 0L,
                "A B | X\nA X\nB X\nA\nB\n", 3L,
                "A B |X\nA X\nB X\nX\n| a comment\nA B\n", 1L);
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "A B\nA C\n", "<text>:2:3: 'C' is not an item",
                "A | A\n", "<text>:1:5: 'A' is the name of two items",
                "A 2|B\n", "<text>:1:3: '2|B' has bounds, but multiplicities are not solved yet",
                "A | X\nA X:1\n", "<text>:2:3: 'X:1' has a color, but colors are not solved yet",
                "A\nA |3\n", "<text>:2:3: '|3' is a cost, but costs are not solved yet");
    }

    @Test
    void choosesOptionsOneFourAndFiveOfTheExample() {
        NamedCover puzzle = modeler.puzzle(model().example());
        List<KnuthOption> solution = modeler.solver(puzzle).first().orElseThrow();
        assertThat(solution).extracting(KnuthOption::number).containsExactly(1, 4, 5);
        assertThat(solution).extracting(KnuthOption::toString).containsExactly("C E F", "A D", "B G");
        assertThat(modeler.render(puzzle, solution)).isEqualTo("C E F\nA D\nB G\n");
    }

    @Test
    void readsItsOwnAnswersAgain() {
        String answer = "C E F\nA D\nB G\n";
        NamedCover puzzle = modeler.puzzle("A B C D E F G\n" + answer);
        assertThat(modeler.solver(puzzle).first().map(s -> modeler.render(puzzle, s)))
                .hasValue(answer);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A B | X\nX A\nB\n",
                "A B |X\n X A\nB",
                "  | before the items\n\n\t A\u000bB |\fX \r\n\r\n|X is no option\r\nX A\r\n | nor this\r\nB\r\n"
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
        assertThat(modeler.solver(puzzle).stream().map(s -> s.get(0).number())).containsExactly(1, 2);
        assertThat(warnings)
                .containsExactly(
                        "<text>:2: the option holds no primary item; it is ignored and has no number",
                        "<text>:4: the option holds no primary item; it is ignored and has no number");
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
    void survivesALineOfThirtyMegabytes() {
        assertThatThrownBy(() -> modeler.puzzle("A\n" + "A ".repeat(15_000_000)))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("<text>:2:3: 'A' stands in this option twice");
        assertThatThrownBy(() -> modeler.puzzle("A " + "1".repeat(30_000_000) + "|B\n"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("<text>:1:3: '" + "1".repeat(40) + "...' is not an item with bounds");
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
        return model().parse(PuzzleText.of(
                "<text>", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of(), warnings::add));
    }
}
