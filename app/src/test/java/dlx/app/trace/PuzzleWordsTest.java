package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.explain.Rating;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the page's sentences about a puzzle. */
class PuzzleWordsTest {

    @AutoClose
    private static final PageModules asked = new PageModules(PuzzleWordsTest.class);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "0  | true  | 0     | -           | -1 | -             | -     | no solution",
                "0  | true  | 1     | -           | -1 | -             | -     | one solution",
                "0  | true  | 13832 | -           | -1 | -             | -     | 13\u202f832 solutions",
                "0  | false | 0     | -           | -1 | -             | -     | ''",
                "1  | false | 1     | -           | -1 | -             | -     | 1 given, at least one solution",
                "2  | false | 7     | -           | -1 | -             | -     | 2 givens, at least 7 solutions",
                "2  | false | 0     | multiple    | -1 | -             | -     | 2 givens, more than one solution",
                "2  | false | 0     | none        | -1 | -             | -     | 2 givens, no solution",
                "30 | false | 0     | unique      | 2  | intersections | true  | '30 givens, one solution, level 2 of 5 (intersections)'",
                "30 | true  | 1     | unique      | 3  | pairs         | false | '30 givens, one solution, at most level 3 of 5 (pairs)'",
                "30 | true  | 1     | unique      | 7  | chains        | true  | '30 givens, one solution, level 7 (chains)'",
                "30 | true  | 1     | unique      | 99 | search        | true  | '30 givens, one solution, by search only'",
                "30 | false | 0     | unknown     | 0  | -             | true  | '30 givens, not rated in time'"
            })
    void aPuzzleIsReportedByGivensSolutionsAndLevel(
            int givens,
            boolean complete,
            int solutions,
            String verdict,
            int level,
            String name,
            Boolean exact,
            String said) {
        String marks = "{\"complete\": " + complete + ", \"solutions\": " + solutions + "}";
        String rating = verdict == null
                ? "null"
                : "{\"verdict\": \"" + verdict + "\", \"level\": " + level + ", \"levelName\": \"" + name
                        + "\", \"exact\": " + exact + "}";
        assertThat(asked.call("words", givens, marks, rating).asString()).isEqualTo(said);
    }

    /** Names of a kind differ at their ends. */
    @ParameterizedTest
    @CsvSource({
        "falling diagonal 10, 30, falling diagonal 10",
        "falling diagonal 10, 19, falling diagonal 10",
        "falling diagonal 10, 12, fallin…al 10",
        "falling diagonal 10, 3, f…0",
        "falling diagonal 10, 1, f…",
        "ab, 1, a…",
        "'', 0, ''"
    })
    void aNameIsCutInItsMiddle(String name, int most, String shown) {
        assertThat(asked.call("cut", name, most).asString()).isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void aLevelThatMayBeWishedForHasItsName(int level) {
        assertThat(asked.call("wishes", level).asString())
                .startsWith("level " + level)
                .endsWith(" (" + new Rating(level, 0).name() + ")");
    }

    @ParameterizedTest
    @CsvSource({"1, 0 to 1", "2, 2 to 2", "3, 3 to 3", "4, 4 to 4", "5, 5 to 98", "search, 99 to 99"})
    void aPuzzleOfALevelIsOfNoOther(String level, String range) {
        assertThat(asked.call("range", level).asString()).isEqualTo(range);
    }
}
