package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dlx.app.Cli.Result;
import dlx.core.Engine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole runs over the bundled models, kept in files that people read: after a line {@code === NAME} the command line, its
 * input files, and all it writes. {@code \xNN} in an input file is a byte. {@code --- needs NAME}: the run needs that
 * engine.
 */
class GoldenRunsTest {

    private static final Path RUNS = Path.of("src/test/resources/cli");

    static Stream<Arguments> runs() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String file : List.of("answers.txt", "errors.txt", "trace.txt")) {
            all.append('\n').append(Files.readString(RUNS.resolve(file)));
        }
        return Arrays.stream(all.toString().split("\n=== "))
                .skip(1)
                .map(run -> run.split("\n", 2))
                .map(Arguments::of);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("runs")
    void writesWhatTheFileSays(String name, String run, @TempDir Path folder) throws IOException {

        Map<String, String> parts = parts(run);
        assumeThat(Engine.names()).containsAll(named(parts, "needs ").toList());
        for (Map.Entry<String, String> part : parts.entrySet()) {
            if (part.getKey().contains(".")) {
                Files.write(folder.resolve(part.getKey()), bytes(part.getValue()));
            }
        }
        String[] words = parts.get("$").strip().split(" ");
        String[] args = Arrays.stream(words, 1, words.length)
                .map(word -> word.contains(".") ? folder + "/" + word : word)
                .toArray(String[]::new);

        Result result = Cli.dlx("", args);

        assertThat(result.err().replace(folder + "/", "")).isEqualTo(parts.get("stderr"));
        assertThat(result.out()).isEqualTo(parts.get("stdout"));
        assertThat(result.code()).isEqualTo(exitCode(parts));
    }

    private static int exitCode(Map<String, String> parts) {
        return named(parts, "exit ").mapToInt(Integer::parseInt).findFirst().orElseThrow();
    }

    private static Stream<String> named(Map<String, String> parts, String kind) {
        return parts.keySet().stream().filter(name -> name.startsWith(kind)).map(name -> name.substring(kind.length()));
    }

    /** The command line under {@code $}, the rest under what stands behind {@code ---}. */
    private static Map<String, String> parts(String text) {
        Map<String, String> parts = new LinkedHashMap<>();
        String name = "$";
        StringBuilder part = new StringBuilder();
        for (String line : text.lines().toList()) {
            if (line.startsWith("--- ")) {
                parts.put(name, part.toString());
                name = line.substring(4);
                part.setLength(0);
            } else {
                part.append(name.equals("$") ? line.replace("$ dlx", "dlx") : line)
                        .append('\n');
            }
        }
        parts.put(name, part.toString());
        return parts;
    }

    private static byte[] bytes(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith("\\x", i)) {
                bytes.write(Integer.parseInt(text.substring(i + 2, i + 4), 16));
                i += 3;
            } else {
                bytes.writeBytes(text.substring(i, i + 1).getBytes(StandardCharsets.UTF_8));
            }
        }
        return bytes.toByteArray();
    }
}
