package dlx.app.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plugins that reach for the process itself: its end, its streams, its memory. */
@Timeout(120)
class HostileProcessIT {

    @TempDir
    Path folder;

    private static PluginJar jar = new PluginJar(Path.of(""));

    @BeforeAll
    static void compile(@TempDir Path work) throws IOException {
        jar = HostilePluginsTest.compiled(work);
    }

    @BeforeEach
    void strikesNowhereFromTheStart() throws IOException {
        strikingFromTheStart("");
    }

    private void strikingFromTheStart(String mode) throws IOException {
        jar.with("mode", mode.getBytes(StandardCharsets.UTF_8)).write(folder.resolve("hostile.jar"));
    }

    static Stream<String> steps() {
        return Stream.of("render", "parse", "describe", "toString").limit(Tier.of(1, 4));
    }

    @ParameterizedTest
    @MethodSource("steps")
    void whoEndsTheProcessIsNamedAndAnswersAreWritten(String step) throws Exception {
        Result result = run("first\n" + step + " exit\nlast\n", "solve", "hostile", "--format", "json");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).contains("first\\n");
        assertThat(result.err())
                .isEqualTo("plugin.Hostile.strike of " + folder.resolve("hostile.jar")
                        + " ended the process (System.exit), which a plugin must not do; everything else works without"
                        + " its jar\n");
    }

    @Test
    void aConstructorThatEndsTheProcessHarmsOnlyThoseWhoAskForIt() throws Exception {
        strikingFromTheStart("constructor exit");

        assertThat(run("8\n", "count", "toy-queens")).isEqualTo(new Result(0, "92\n", ""));
        assertThat(run("4\n", "judge", "TOY1")).isEqualTo(new Result(0, "1: 4\n", ""));
        Result models = run("", "models");
        assertThat(models.code()).isEqualTo(1);
        assertThat(models.err()).contains(folder.resolve("hostile.jar") + " ended the process");
    }

    @Test
    void itsWordsGoToStandardError() throws Exception {
        Result result = run("first\nrender talks\nlast\n", "solve", "hostile");

        assertThat(result)
                .isEqualTo(
                        new Result(0, "first\nrender talks\nlast\n", "words of a plugin\nmore of them\nand no end\n"));
    }

    @Test
    void aSearchThatFillsTheMemoryIsNamedAndTheNextOneFollows() throws Exception {
        Result result = run("first\ndescribe heap\nlast\n", "solve", "hostile");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("first\nlast\n");
        assertThat(result.err())
                .startsWith("puzzle 2: hostile: describe: the memory is full; expected")
                .hasLineCount(1);
    }

    @Test
    void theProcessEndsWhereAStepHangs() throws Exception {
        Result result = run("first\nrender hang\nlast\n", "solve", "hostile", "--time", "1s");

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("first\nlast\n");
        assertThat(result.err())
                .startsWith("puzzle 2: hostile: render: it did not end")
                .hasLineCount(1);
    }

    @Tag("slow")
    @Test
    void theProcessEndsWhereItsShutdownHookHangs() throws Exception {
        Result result = run("first\nrender hook\nlast\n", "solve", "hostile");

        assertThat(result)
                .isEqualTo(
                        new Result(
                                0,
                                "first\nrender hook\nlast\n",
                                "a shutdown hook, perhaps of a plugin, has not ended within 5 s; the process ends without it\n"));
    }

    @Test
    void itsThreadsEndWithoutATrace() throws Exception {
        Result result = run("first\nrender thread\nlast\n", "solve", "hostile");

        assertThat(result.code()).isZero();
        assertThat(result.out()).isEqualTo("first\nrender thread\nlast\n");
        assertThat(result.err()).isEqualTo("the thread \"hostile\" ended with java.lang.AssertionError: told to\n");
    }

    private Result run(String stdin, String... words) throws Exception {
        Path in = Files.writeString(folder.resolve("in.txt"), stdin);
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        List<String> command = new ArrayList<>(Cli.process("64m", words));
        command.addAll(List.of("--plugins", folder.toString()));
        Process process = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        int code = process.waitFor();
        return new Result(code, Files.readString(out), Files.readString(err));
    }
}
