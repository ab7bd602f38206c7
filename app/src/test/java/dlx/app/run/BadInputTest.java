package dlx.app.run;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that bad inputs lead to one sentence, keep all other answers, and do not prevent the next puzzle. */
class BadInputTest {

    @TempDir
    Path folder;

    @Test
    void whereNothingBehindTheErrorCanBeTrustedTheNextFileFollows() throws IOException {
        Path bad = write("bad.txt", "1 0=1\nx 0=1\n1 0=2\n");
        Path good = write("good.txt", "1 0=3\n");

        assertThat(dlx("", "solve", "toy-cover", bad.toString(), good.toString()))
                .isEqualTo(new Result(
                        3, "0=1\n0=3\n", bad + ":2:1: 'x' is not a number of items; expected a number from 0 to 9\n"));
    }

    @Test
    void filesThatCannotBeReadAreSkipped() throws IOException {
        Path good = write("good.txt", "1\n");
        Path missing = folder.resolve("missing.txt");

        assertThat(dlx("2\n", "count", "toy-queens", missing.toString(), good.toString(), folder.toString(), "-"))
                .isEqualTo(new Result(
                        3,
                        "1\n0\n",
                        missing + ": file not found; expected a file that can be read\n" + folder
                                + ": is a folder; must be a file\n"));
    }

    @Test
    void bytesThatAreNotUtf8CostOnePuzzle() {
        byte[] bytes = {'1', '\n', (byte) 0xff, '\n', '1', '\n'};
        Result result = new Cli(bytes, cli().environment(), cli().home(), false).run("count", "toy-queens");

        assertThat(result)
                .isEqualTo(
                        new Result(3, "1\n1\n", "<stdin>:2:1: the byte 0xff is not UTF-8; expected a text in UTF-8\n"));
    }

    @Test
    void binaryGarbageIsOneSentenceALine() {
        Result result = dlx("\u0000\u0001\u001b[31m\n", "count", "toy-queens");

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.err())
                .isEqualTo("<stdin>:1:1: '\\u0000\\u0001\\u001b[31m' is not a board size;"
                        + " expected a number from 1 to 512\n");
    }

    @Test
    void aPluginThatFailsToReadAPuzzleContinuesWithTheNextLine() throws IOException {
        Path bad = write("bad.txt", "a\nparse\nb\n");
        Path good = write("good.txt", "c\n");

        Result result = dlx("", "solve", "toy-broken", bad.toString(), good.toString());

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("a\nb\nc\n");
        assertThat(result.err()).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource({
        "solve --engine memo,            ', masks, learn, local, orbits, symmetric or diagram'",
        "solve --all --engine memo,      ' or masks'",
        "solve --limit 2 --engine memo,  ' or masks'",
        "unique --engine memo,           ', masks, learn or diagram'",
    })
    void anEngineThatCanNeverAnswerIsAUsageErrorBeforeAnythingIsRead(String words, String another) {
        String[] command = (words + " no-model no-file").split(" ");

        assertThat(dlx("", command))
                .isEqualTo(new Result(
                        2,
                        "",
                        "--engine memo: the engine memo only counts, and only all solutions; expected auto, links, slots"
                                + another + "\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "inspect", "trace", "bench --repeat 1 --warm-up 0s"})
    void jsonHasAnObjectForAPuzzleThatIsRefused(String command) {
        Result result = dlx("1\nx y\n", (command + " toy-queens --format json").split(" "));

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.out().lines())
                .contains("{\"type\":\"error\",\"puzzle\":2,\"code\":\"puzzle_syntax\",\"file\":\"<stdin>\",\"line\":2,"
                        + "\"column\":1,\"problem\":\"'x' is not a board size; expected a number from 1 to 512\",\"message\":\"<stdin>:2:1: 'x' is not a board size; expected a number from 1 to"
                        + " 512\"}");
        assertThat(result.err().lines().filter(sentence -> !sentence.startsWith("warning: ")))
                .singleElement()
                .asString()
                .startsWith("<stdin>:2:1: 'x' is not a board size");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "inspect", "trace", "bench --repeat 1 --warm-up 0s"})
    void jsonHasAnObjectForAPluginThatFails(String command) {
        Result result = dlx("a\ndescribe\n", (command + " toy-broken --format json").split(" "));

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out().lines())
                .contains("{\"type\":\"error\",\"puzzle\":2,\"code\":\"model_failed\",\"file\":\"<stdin>\","
                        + "\"model\":\"toy-broken\",\"step\":\"describe\",\"message\":"
                        + "\"toy-broken: describe failed with java.lang.IllegalStateException: told to; the plugin's"
                        + " author can mend it\"}");
        assertThat(result.err().lines().filter(sentence -> !sentence.startsWith("warning: ")))
                .hasSize(1);
    }

    @Test
    void jsonHasAnObjectForAFileThatCannotBeReadAndForAModelThatDoesNotExist() {
        assertThat(dlx("", "count", "toy-queens", "missing.txt", "--format", "json")
                        .out())
                .isEqualTo("{\"type\":\"error\",\"code\":\"unreadable_file\",\"file\":\"missing.txt\",\"message\":"
                        + "\"missing.txt: file not found; expected a file that can be read\"}\n");
        assertThat(dlx("", "count", "toy-quens", "--format", "json").out())
                .startsWith(
                        "{\"type\":\"error\",\"code\":\"unknown_model\",\"name\":\"toy-quens\",\"nearest\":\"toy-queens\",\"candidates\":[")
                .hasLineCount(1);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
