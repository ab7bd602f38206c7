package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.app.console.Surroundings;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every example in a help text runs as printed. */
class HelpExamplesTest {

    @TempDir
    static Path folder;

    @TestFactory
    Stream<DynamicTest> everyExampleRunsAsPrinted() {
        List<String> pages = Stream.concat(
                        Stream.of(""),
                        dlx("", "--help")
                                .out()
                                .lines()
                                .dropWhile(line -> !line.equals("Commands:"))
                                .filter(line -> line.matches("  [a-z]+ .*"))
                                .map(line -> line.strip().split(" ")[0])
                                .filter(word -> !word.equals("dlx")))
                .toList();
        assertThat(pages).hasSize(25);
        return pages.stream().flatMap(page -> {
            String[] arguments = page.isEmpty() ? new String[] {"--help"} : new String[] {page, "--help"};
            List<String> examples = examples(dlx("", arguments).out());
            assertThat(examples).as(page).isNotEmpty();
            return examples.stream().map(line -> DynamicTest.dynamicTest(line, () -> runs(line)));
        });
    }

    private static List<String> examples(String help) {
        return help.lines()
                .dropWhile(line -> !line.contains("Example"))
                .filter(line -> line.startsWith("  "))
                .map(String::strip)
                .toList();
    }

    private static void runs(String line) {
        String piped = "";
        for (String part : line.split(" > ")[0].split(" \\| ")) {
            List<String> words = Arrays.stream(part.split(" "))
                    .map(HelpExamplesTest::inFolder)
                    .toList();
            String[] rest = words.subList(1, words.size()).toArray(String[]::new);
            piped = switch (words.get(0)) {
                case "echo" -> String.join(" ", rest) + "\n";
                case "printf" ->
                    part.substring(part.indexOf('\'') + 1, part.lastIndexOf('\''))
                            .replace("\\n", "\n");
                case "dlx" -> output(piped, rest);
                default -> throw new AssertionError("an example starts with " + words.get(0));
            };
        }
        if (line.contains(" > ")) {
            write(Path.of(inFolder(line.split(" > ")[1])), piped);
        }
    }

    /** Files that an example writes, and a later one of the page reads; a folder for its pictures. */
    private static String inFolder(String word) {
        return word.matches("[a-z]+\\.(cp|txt|proof|html)|frames")
                ? folder.resolve(word).toString()
                : word;
    }

    /** What a server says before it is ended; at a port that nobody else has. */
    private static String served(String stdin, String... args) {
        String[] anywhere =
                Stream.concat(Arrays.stream(args), Stream.of("--port", "0")).toArray(String[]::new);
        String[] once = Arrays.asList(args).contains("--port") ? args : anywhere;
        try (PipedInputStream said = new PipedInputStream();
                OutputStream out = new PipedOutputStream(said)) {
            Surroundings surroundings = new Surroundings(
                    new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8)),
                    out,
                    OutputStream.nullOutputStream(),
                    false,
                    false,
                    () -> false,
                    Map.of(),
                    Optional.empty());
            FutureTask<Integer> run = new FutureTask<>(() -> Cli.run(surroundings, once));
            Thread thread = new Thread(run);
            thread.start();
            String address = new BufferedReader(new InputStreamReader(said, StandardCharsets.UTF_8)).readLine();
            thread.interrupt();
            assertThat(run.get()).isZero();
            assertThat(address).startsWith("http://127.0.0.1:");
            return address;
        } catch (IOException | InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String output(String stdin, String... args) {
        if (args[0].equals("serve")) {
            return served(stdin, args);
        }
        Result result = dlx(stdin, args);
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(List.of(args).contains("--append") || !result.out().isEmpty())
                .as("answers are on standard output, or behind those of a file")
                .isTrue();
        return result.out();
    }
}
