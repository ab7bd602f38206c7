package dlx.modelers.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.sets.SetsModel.NamedSet;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetsModelTest extends ExactCoverModelContract<SetFamily, NamedSet> {

    private final LoadedModel<SetFamily, NamedSet> modeler = LoadedModel.of(model(), "test");

    @Override
    protected SetsModel model() {
        return new SetsModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "items a\nA: a\n",
                1L,
                "items a b\nA: a\n",
                0L,
                "items a b | c\nA: a c\nB: b c\nC: a\nD: b\n",
                3L,
                "items\n",
                1L,
                subsets(4),
                15L, // Bell numbers, OEIS A000110
                subsets(5),
                52L);
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        Map<String, String> errors = new HashMap<>(super.syntaxErrors());
        errors.put("items a\n\u0000\n", "<text>:2:1: '\\u0000' is not the name of a set");
        return errors;
    }

    @Test
    void countsThePartitionsOfEightThings() {
        assertThat(count(subsets(8))).isEqualTo(4140); // OEIS A000110
    }

    @Test
    void choosesSetsOneFourAndFiveOfTheExample() {
        assertThat(answers(model().example())).containsExactly("P: c e\nS: a d f\nT: b g\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "items a b | c\nX: c b\nY: a\n",
                "items: a b | c\nX: c b\nY: a",
                "# a comment\r\n\r\n  items\ta b |\tc\r\n# another\r\n\tX:  c b \r\nY: a\r\n"
            })
    void readsTheSameFamilyInEveryManner(String text) {
        assertThat(answers(text)).containsExactly("X: c b\nY: a\n");
    }

    /** The example of many books, which has one solution. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A = {1, 4, 7}\nB = {1, 4}\nC = {4, 5, 7}\nD = {3, 5, 6}\nE = {2, 3, 6, 7}\nF = {2, 7}\n",
                "A={1,4,7}; B={1,4}; C={4,5,7}; D={3,5,6}; E={2,3,6,7}; F={2,7}",
                "A: [1 4 7]\nB: [1 4]\n# more\n\nC: [4 5 7]\nD: [3 5 6]\nE: [2 3 6 7]\nF: [2 7]\n",
                "{\"A\": [1, 4, 7], \"B\": [1, 4], \"C\": [4, 5, 7], \"D\": [3, 5, 6], \"E\": [2, 3, 6, 7], \"F\": [2, 7]}",
                "Y = {\n    'A': [1, 4, 7],\n    'B': [1, 4],\n    'C': [4, 5, 7],\n    'D': [3, 5, 6],\n"
                        + "    'E': [2, 3, 6, 7],\n    'F': [2, 7]}\n",
                "{\n  'A': [1, 4, 7],\n  'B': [1,\n 4],\n 'C': [4, 5, 7],\n 'D': [3, 5, 6],\n 'E': {2, 3, 6, 7},\n 'F': (2, 7),\n}\n"
            })
    void readsFamiliesOfBooksAndPrograms(String text) {
        assertThat(answers(text)).containsExactly("B: 1 4\nD: 3 5 6\nF: 2 7\n");
        assertThat(answers(text + "\nitems a\nX: a\n")).hasSize(2);
    }

    @Test
    void aFirstSetThatHoldsAllItemsMayBeTheUniverse() {
        assertThat(warnings("# a book\nX = {1, 2, 3}\nA = {1}\nB = {2, 3}\n"))
                .containsExactly(
                        "<text>:2: the set X holds every item; if it is the universe, not a set, leave it out");
        assertThat(warnings("{'X': [1, 2],\n 'A': [1]}\n")).hasSize(1);
        assertThat(warnings("X = {1, 2}\nA = {1}\nB = {2, 3}\n")).isEmpty();
        assertThat(warnings("A = {1}\nX = {1, 2}\n")).isEmpty();
        assertThat(warnings("X = {1, 2}\n")).isEmpty();
        assertThat(warnings("[[1, 2], [1], [2]]\n")).isEmpty();
    }

    private List<String> warnings(String text) {
        List<String> warnings = new ArrayList<>();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        modeler.next(PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warnings::add));
        return warnings;
    }

    @Test
    void numbersSetsWithoutNames() {
        String unnamed = "[1, 4, 7], [1, 4], [4, 5, 7], [3, 5, 6], [2, 3, 6, 7], [2, 7]";
        for (String text : List.of(
                unnamed,
                "S = [" + unnamed + "]\n",
                "[" + unnamed + "]\n",
                "[\n" + unnamed.replace("], ", "],\n") + ",\n]\n")) {
            assertThat(answers(text)).as(text).containsExactly("2: 1 4\n4: 3 5 6\n6: 2 7\n");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '\0',
            value = {
                "X = {1..7} ~ 1:6: '1..7' is a range; expected each item by its name; the universe may be left out",
                "X = {1, ..., 7} ~ 1:9: '...' is a range; expected each item by its name; the universe may be left out",
                "A = {1, 1} ~ 1:9: '1' appears in this set twice; expected each item at most once",
                "A = {} ~ 1:6: '}' comes before any item; expected at least one item in a set",
                "A = {1,, 2} ~ 1:8: ',' is not a name; expected an item",
                "A = {1, 2 ~ 1:1: the text ends here; expected a bracket that ends the set",
                "A = {1} A = {2} ~ 1:9: 'A' is the name of two sets; expected names that differ",
                "A = {1} B {2} ~ 1:11: '{' comes after the name of a set; expected '=' or ':', and a list in brackets",
                "A = {1} B = 2 ~ 1:13: '2' does not begin a list; expected a bracket, as in B = {1, 2}",
                "[[1], [2] ~ 1:1: the text ends here; expected a bracket that ends the list of sets",
                "[[1]] [2] ~ 1:7: '[' comes after the list of sets; expected the end of the family",
                "A = {'x y'} ~ 1:7: 'x y' is not a name; expected one without blanks and colons",
                "A = {'x} ~ 1:7: 'x}' does not have a quote after it; expected '''"
            })
    void saysWhatIsWrongWithAList(String text, String message) {
        assertThatThrownBy(() -> modeler.puzzle(text)).hasMessage("<text>:" + message);
    }

    @Test
    void readsItsOwnAnswersAgain() {
        String answer = answers(model().example()).get(0);
        assertThat(answers("items a b c d e f g\n" + answer)).containsExactly(answer);
    }

    @Test
    void takesAnyNamesWithoutBlanksAndColons() {
        String text = "items a|b \u00e9\ud83d\ude00 #7 items | |x\n\"1\": #7 items |x a|b\n-: \u00e9\ud83d\ude00\n";
        Cover<NamedSet> cover = modeler.solverOf(text).cover();
        assertThat(cover.itemName(0)).isEqualTo("a|b");
        assertThat(cover.itemName(4)).isEqualTo("|x");
        assertThat(cover.isPrimary(3)).isTrue();
        assertThat(cover.isPrimary(4)).isFalse();
        assertThat(cover.label(0)).isEqualTo("\"1\"");
        assertThat(answers(text)).hasSize(1);
    }

    @Test
    void readsFamilyAfterFamily() {
        assertThat(answers("items a\nA: a\nitems b c\nB: b\nitems:\n# none\nitems d\nA: d\n"))
                .containsExactly("A: a\n", "none", "\n", "A: d\n");
    }

    @Test
    void goesOnWithTheNextFamilyAfterAnError() {
        PuzzleText text = PuzzleText.of("items a\nA: b\nB: c\nitems d\nD: d\n");
        assertThatThrownBy(() -> modeler.next(text)).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(modeler.resume(text)).isTrue();
        assertThat(modeler.next(text).map(family -> family.items().name(0))).hasValue("d");
        assertThat(modeler.next(text)).isEmpty();
        assertThat(modeler.resume(text)).isFalse();
    }

    @Test
    void keepsManySetsApart() {
        int n = 20_000;
        StringBuilder text = new StringBuilder("items");
        for (int i = 0; i < n; i++) {
            text.append(" i").append(i);
        }
        for (int i = 0; i < n; i += 2) {
            text.append("\ns").append(i).append(": i").append(i).append(" i").append(i + 1);
        }
        SetFamily family = modeler.puzzle(text.append('\n').toString());
        List<NamedSet> solution = modeler.solver(family).solve().options().orElseThrow();
        assertThat(solution).hasSize(n / 2);
        assertThat(modeler.render(family, Solution.of(solution))).endsWith("\ns19998: i19998 i19999\n");
    }

    @Test
    void survivesALineOfThirtyMegabytes() {
        assertThatThrownBy(() -> modeler.puzzle("items a\nA: a" + " b".repeat(15_000_000)))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("<text>:2:6: 'b' is not an item");
        assertThatThrownBy(() -> modeler.puzzle("x".repeat(30_000_000)))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("<text>:1:1: '" + "x".repeat(40) + "...' does not start a family");
    }

    @Test
    void saysWhereAByteIsNoText() {
        byte[] bytes = "items a\nA: ?\n".getBytes(StandardCharsets.US_ASCII);
        bytes[11] = (byte) 0xc0;
        PuzzleText text = PuzzleText.of("s.txt", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        assertThatThrownBy(() -> modeler.next(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("s.txt:2:4: the byte 0xc0 is not UTF-8");
    }

    private BigInteger count(String text) {
        return modeler.solver(modeler.puzzle(text)).count().solutions();
    }

    /** The first answer for each family of a text. */
    private List<String> answers(String input) {
        List<String> answers = new ArrayList<>();
        PuzzleText text = PuzzleText.of(input);
        for (Optional<SetFamily> next = modeler.next(text); next.isPresent(); next = modeler.next(text)) {
            SetFamily family = next.get();
            answers.add(modeler.solver(family)
                    .solve()
                    .options()
                    .map(solution -> modeler.render(family, Solution.of(solution)))
                    .orElse("none"));
        }
        return answers;
    }

    /** All subsets of n things that are not empty: an exact cover is a partition. */
    private static String subsets(int n) {
        StringBuilder text = new StringBuilder("items");
        for (int i = 0; i < n; i++) {
            text.append(" i").append(i);
        }
        for (int set = 1; set < 1 << n; set++) {
            text.append("\nset").append(set).append(':');
            for (int i = 0; i < n; i++) {
                text.append((set >> i & 1) == 1 ? " i" + i : "");
            }
        }
        return text.append('\n').toString();
    }
}
