package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import dlx.app.guide.Shell;
import dlx.skips.Tier;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every example in a help text runs as printed. (That of {@code new-plugin} calls Maven: {@code GuidesIT} runs it.) */
class HelpExamplesTest {

    @TempDir
    static Path folder;

    @TestFactory
    Stream<DynamicTest> everyExampleRunsAsPrinted() {
        List<String> pages = Stream.concat(
                        Stream.of(""), commands().stream().filter(name -> !name.equals("new-plugin")))
                .toList();
        assertThat(pages).hasSize(31);
        return pages.stream().flatMap(page -> {
            List<String> examples = examples(page);
            assertThat(examples).as(page).isNotEmpty();
            return examples.stream()
                    .filter(line -> Tier.isAll() || !page.equals("bench")) // warms up for seconds: BenchCommandTest
                    .map(line -> DynamicTest.dynamicTest(line, () -> runs(line)));
        });
    }

    /** All that {@code dlx --help} lists. */
    private static List<String> commands() {
        return dlx("", "--help")
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .filter(line -> line.matches("  [a-z-]+ .*"))
                .map(line -> line.strip().split(" ")[0])
                .filter(word -> !word.equals("dlx"))
                .toList();
    }

    private static List<String> examples(String command) {
        Result help = command.isEmpty() ? dlx("", "--help") : dlx("", command, "--help");
        return help.out()
                .lines()
                .dropWhile(line -> !line.contains("Example"))
                .filter(line -> line.startsWith("  "))
                .map(String::strip)
                .toList();
    }

    private static void runs(String line) {
        Result result = new Shell(folder).run(line);
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(line.contains("--append")
                        || line.contains(" > ")
                        || !result.out().isEmpty())
                .as("answers are on standard output, or behind those of a file")
                .isTrue();
    }
}
