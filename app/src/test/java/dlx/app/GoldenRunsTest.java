package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dlx.app.Cli.Result;
import dlx.core.EngineName;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole runs, kept in files that people read: each section has a name and command lines, and each of these its input files
 * and all that it writes. A stream without a part is empty, and without {@code --- exit} the exit code is 0.
 * {@code \\xNN} in an input is a byte. {@code --- needs NAME}: the run needs that engine.
 */
class GoldenRunsTest {

    private static final Path RUNS = Path.of("src/test/resources/cli");

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    static Stream<Arguments> runs() throws IOException {
        List<Arguments> runs = new ArrayList<>();
        try (Stream<Path> files = Files.list(RUNS)) {
            for (Path file : files.sorted().toList()) {
                for (String section : Files.readString(file).split("(?m)^=== ")) {
                    String[] texts = section.split("(?m)^\\$ dlx ");
                    String name = file.getFileName() + ": " + texts[0].split("\n")[0];
                    Stream.of(texts).skip(1).forEach(text -> runs.add(Arguments.of(name, text)));
                }
            }
        }
        return runs.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("runs")
    void writesWhatTheFileSays(String name, String run, @TempDir Path folder) throws IOException {
        Map<String, String> parts = parts(run);
        assumeThat(EngineName.names()).containsAll(named(parts, "needs ").toList());
        for (Map.Entry<String, String> part : parts.entrySet()) {
            if (part.getKey().contains(".")) {
                Files.write(folder.resolve(part.getKey()), bytes(part.getValue()));
            }
        }
        String[] args = WORD.matcher(parts.get("$"))
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .map(word -> parts.containsKey(word) ? folder + "/" + word : word)
                .toArray(String[]::new);

        Result result = Cli.dlx(parts.getOrDefault("stdin", ""), args);

        int code = named(parts, "exit ").mapToInt(Integer::parseInt).findFirst().orElse(0);
        assertThat(new Result(result.code(), result.out(), result.err().replace(folder + "/", "")))
                .isEqualTo(new Result(code, parts.getOrDefault("stdout", ""), parts.getOrDefault("stderr", "")));
    }

    private static Stream<String> named(Map<String, String> parts, String kind) {
        return parts.keySet().stream().filter(name -> name.startsWith(kind)).map(name -> name.substring(kind.length()));
    }

    /** The words of a command line under {@code $}, the rest under what stands behind {@code ---}. */
    private static Map<String, String> parts(String text) {
        Map<String, String> parts = new LinkedHashMap<>();
        String[] texts = ("$\n" + text).split("(?m)^--- ");
        for (String part : texts) {
            int end = part.indexOf('\n');
            parts.put(part.substring(0, end), part.substring(end + 1));
        }
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
