package dlx.modelers.langford;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.modelers.langford.LangfordModel.Pair;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LangfordModelTest extends ExactCoverModelContract<Row, Pair> {

    private final LoadedModel<Row, Pair> langford = LoadedModel.of(new LangfordModel(), "test");

    @Override
    protected LangfordModel model() {
        return new LangfordModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of( // whole rows: twice OEIS A014552, as mirror images count
                "1", 0L,
                "2", 0L,
                "3", 2L,
                "4", 2L,
                "5", 0L,
                "7", 52L,
                "8", 300L,
                "2 3 1 2 1 3", 1L,
                ". . . . . 2", 1L,
                "3 3 . . . .", 0L);
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        Map<String, String> errors = new HashMap<>(super.syntaxErrors());
        errors.put(". ".repeat(1025), "<text>:1:2049: '.' is one too many; expected at most 1024 slots");
        return errors;
    }

    @Test
    void findsTheRowsOfThreePairs() {
        assertThat(rows("3")).containsExactly("2 3 1 2 1 3", "3 1 2 1 3 2");
    }

    @ParameterizedTest(name = "{0} pairs")
    @ValueSource(ints = {1, 2, 3, 4})
    void findsWhatTryingAllRowsFinds(int pairs) {
        Set<String> expected = new TreeSet<>();
        tryAll(new int[2 * pairs], 0, new int[pairs + 1], expected);
        assertThat(rows(Integer.toString(pairs))).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0} pairs: {1} rows in {2} nodes")
    @CsvSource({"7, 52, 607", "8, 300, 2789"}) // nodes of Knuth's DLX2 on the same items and options in the same order
    void searchesTheTreeThatWasMeasured(String pairs, int solutions, long nodes) {
        var report = langford.solver(langford.puzzle(pairs)).toBuilder()
                .engine("links")
                .build()
                .count();
        assertThat(report.solutions()).isEqualTo(solutions);
        assertThat(report.nodes()).isEqualTo(nodes);
    }

    @Test
    void countsAsManyInTheMirror() {
        Set<String> rows = rows("7");
        assertThat(rows.stream().map(LangfordModelTest::mirrored)).hasSameElementsAs(rows);
        for (int slot = 0; slot < 14; slot++) {
            for (int number = 1; number <= 7; number++) {
                List<String> words = new ArrayList<>(List.of(". ".repeat(14).split(" ")));
                words.set(slot, Integer.toString(number));
                String given = String.join(" ", words);
                assertThat(count(mirrored(given))).as(given).isEqualTo(count(given));
            }
        }
    }

    @Test
    void keepsGivenNumbers() {
        String given = ". . 7 . . 5 . . . . . . . .";
        assertThat(rows(given))
                .isNotEmpty()
                .isEqualTo(rows("7").stream()
                        .filter(row -> row.matches("\\d \\d 7 \\d \\d 5.*"))
                        .collect(Collectors.toSet()));
    }

    @Test
    void warnsOfNumbersOfPairsThatHaveNoRow() {
        assertThat(Texts.warnings(langford, "1\n2\n3\n4\n5\n6\n7\n8\n"))
                .extracting(warning -> warning.substring(0, warning.indexOf(';')))
                .containsExactly(
                        "file:1: 1 pairs have no solution",
                        "file:2: 2 pairs have no solution",
                        "file:5: 5 pairs have no solution",
                        "file:6: 6 pairs have no solution");
    }

    @Test
    void goesOnAfterABadLine() {
        PuzzleText text = PuzzleText.of("x\n3\n2 2 2\n. .\n");
        assertThat(Texts.readOn(langford, text, Row::pairs)).isEqualTo("error in line 1 3 error in line 3 1");
    }

    @Test
    void drawsEachNumberTwiceAndABracketForEachPair() {
        Row row = langford.puzzle("2 . . . . .");
        String picture = model().picture(
                        row, Solution.of(langford.solver(row).solve().options().orElseThrow()))
                .toString();
        assertThat(Pattern.compile(">([^<]+)</text>").matcher(picture).results().map(word -> word.group(1)))
                .containsExactlyInAnyOrder("1", "1", "2", "2", "3", "3");
        assertThat(picture.split("<line", -1)).hasSize(1 + 3 * 2 * 3 + 7 + 2);
        assertThat(picture.split("font-weight=\"bold\"", -1)).as("one given").hasSize(2);
    }

    /** Fills the row from slot on in every way, and checks the rule only when it is full. */
    private static void tryAll(int[] row, int slot, int[] used, Set<String> found) {
        if (slot == row.length) {
            boolean langford = IntStream.rangeClosed(1, row.length / 2).allMatch(number -> {
                int[] at = IntStream.range(0, row.length)
                        .filter(i -> row[i] == number)
                        .toArray();
                return at[1] - at[0] - 1 == number;
            });
            if (langford) {
                found.add(IntStream.of(row).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
            }
            return;
        }
        for (int number = 1; number < used.length; number++) {
            if (used[number] < 2) {
                used[number]++;
                row[slot] = number;
                tryAll(row, slot + 1, used, found);
                used[number]--;
            }
        }
    }

    private static String mirrored(String row) {
        String[] words = row.split(" ");
        return IntStream.range(0, words.length)
                .mapToObj(i -> words[words.length - 1 - i])
                .collect(Collectors.joining(" "));
    }

    private Set<String> rows(String text) {
        Row row = langford.puzzle(text);
        Set<String> rows = new TreeSet<>();
        langford.solver(row).forEach(solution -> {
            rows.add(langford.render(row, Solution.of(solution)).strip());
            return Visit.CONTINUE;
        });
        return rows;
    }

    private long count(String text) {
        return langford.solver(langford.puzzle(text)).count().solutions().longValueExact();
    }

    @Test
    void drawsPartsOfARow() {
        Row row = LoadedModel.of(model(), "test").puzzle("3\n");
        assertThat(model().render(row, Solution.of(List.of(new Pair(1, 2))))).isEqualTo(". 1 . 1 . .\n");
    }
}
