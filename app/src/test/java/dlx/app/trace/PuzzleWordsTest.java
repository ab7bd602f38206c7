package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the page says of a puzzle, from what the server tells. */
class PuzzleWordsTest {

    private static final Path WORDS = Path.of("..", "web", "src", "main", "resources", "dlx", "web", "page", "words.js")
            .toAbsolutePath()
            .normalize();

    private static Context context;
    private static Value words;

    @BeforeAll
    static void load() throws IOException {
        context = Context.newBuilder("js")
                .allowIO(IOAccess.ALL)
                .option("engine.WarnInterpreterOnly", "false")
                .option("js.esm-eval-returns-exports", "true")
                .build();
        String text = """
                import {puzzleWords} from 'WORDS';
                export const words = (givens, marks, rating) =>
                    puzzleWords({pins: Array(givens).fill(0)}, {marks: JSON.parse(marks), rating: JSON.parse(rating)});
                """.replace("WORDS", WORDS.toString().replace('\\', '/'));
        words = context.eval(Source.newBuilder("js", text, "words.mjs")
                        .mimeType("application/javascript+module")
                        .build())
                .getMember("words");
    }

    @AfterAll
    static void close() {
        context.close();
    }

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
    void aPuzzleIsToldByGivensSolutionsAndLevel(
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
                : "{\"verdict\": \"" + verdict + "\", \"level\": " + level + ", \"level_name\": \"" + name
                        + "\", \"exact\": " + exact + "}";
        assertThat(words.execute(givens, marks, rating).asString()).isEqualTo(said);
    }
}
