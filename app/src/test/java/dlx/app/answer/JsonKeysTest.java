package dlx.app.answer;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests what the objects of all commands have in common. */
class JsonKeysTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve toy-queens --format json --stats --cross-check",
                "solve toy-queens --all --format json --stats --cross-check",
                "solve toy-queens --all --any-order --format json --stats --cross-check",
                "count toy-queens --format json --stats --cross-check",
                "sample toy-queens -n 2 --format json --stats --cross-check",
                "unique toy-queens --format json --stats --cross-check",
                "best toy-queens --format json --stats --cross-check",
                "diagram toy-queens --format json --stats --cross-check",
                "diagram toy-queens --to json",
                "trace toy-queens --format json",
                "inspect toy-queens --format json",
                "symmetries toy-queens --format json",
                "bench toy-queens --repeat 1 --warm-up 0s --format json",
            })
    void keysAreSnakeCaseAndCountsOfSolutionsAreStrings(String line) {
        Result result = dlx("4\n", line.split(" "));

        assertThat(result.code()).isZero();
        assertThat(result.out()).isNotEmpty();
        Stream<String> err = result.err().lines().filter(sentence -> !sentence.startsWith("warning: "));
        Stream.concat(result.out().lines(), err).forEach(o -> check(JsonParser.parseString(o)));
    }

    private static void check(JsonElement element) {
        if (element.isJsonArray()) {
            element.getAsJsonArray().forEach(JsonKeysTest::check);
        } else if (element.isJsonObject()) {
            element.getAsJsonObject().entrySet().forEach(entry -> {
                assertThat(entry.getKey()).matches("[a-z]+(_[a-z]+)*");
                if (entry.getKey().equals("solutions")) {
                    assertThat(entry.getValue().getAsJsonPrimitive().isString()).isTrue();
                }
                check(entry.getValue());
            });
        }
    }
}
