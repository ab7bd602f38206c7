package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every example in a help text runs as printed. */
class HelpExamplesTest {

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
        assertThat(pages).hasSize(14);
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
        for (String part : line.split(" \\| ")) {
            List<String> words = Arrays.asList(part.split(" "));
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
    }

    private static String output(String stdin, String... args) {
        Result result = dlx(stdin, args);
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(result.out()).isNotEmpty();
        return result.out();
    }
}
