package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the first page: the example for each of its four groups of readers works, and its figures are the measured
 * ones.
 */
class ReadmeTest {

    private static final Page README = Page.of("README.md");

    @TempDir
    Path folder;

    @Test
    void eachReaderIsGivenSomethingThatWorks() {
        List<String> given = Pattern.compile("(?m)^\\| \\*\\*(\\w+)\\*\\* \\| `([^`]*)` \\| \\[")
                .matcher(README.text())
                .results()
                .map(row -> row.group(1) + ": " + row.group(2))
                .toList();
        assertThat(given).hasSize(4);
        for (String each : given) {
            String snippet = each.replaceFirst("\\w+: ", "").replace("../", "");
            if (snippet.startsWith("./dlx ")) {
                Result result = new Shell(folder).run(snippet);
                assertThat(result.code()).as(each + "\n" + result.err()).isZero();
            } else {
                assertThat(README.blocks("java")).anyMatch(block -> block.contains(snippet));
            }
        }
    }

    /** The package for JavaScript has the same models, of which its first sentence names three. */
    @Test
    void thePackageForJavaScriptCountsTheModels() {
        long models = Cli.dlx("", "models")
                .out()
                .lines()
                .filter(line -> !line.endsWith("\ttest-classes"))
                .count();
        assertThat(Page.of("hosts/browser/src/main/js/README.md").text())
                .contains("queens and " + (models - 3) + " other kinds");
    }

    @Test
    void figuresAreThoseOfTheBenchmarks() {
        Map<String, Double> measured = measured();
        List<MatchResult> shown = Pattern.compile("(?m)^\\| ([\\w-]+) \\| ([\\d.]+) \\|$")
                .matcher(README.text())
                .results()
                .toList();
        assertThat(shown)
                .hasSize(6)
                .allSatisfy(row -> assertThat(row.group(2)).isEqualTo(rounded(measured.get(row.group(1)))));
    }

    @Test
    void theSentenceIsAboutAllInstances() {
        double[] times =
                measured().values().stream().mapToDouble(x -> x).sorted().toArray();
        assertThat(README.text())
                .contains("Of the " + times.length + " instances measured, dlx is " + rounded(times[0])
                        + " times as fast on the worst and " + rounded(times[times.length / 2])
                        + " times in the median.");
    }

    /** Returns the speed of each instance, as a multiple of the yardstick, by the table below the heading that the README links to. */
    private static Map<String, Double> measured() {
        String text = Page.of("docs/develop/benchmarks.md").text();
        String section = text.substring(text.indexOf("\n## The engines against the yardstick\n") + 1);
        List<List<String>> table = section.substring(0, section.indexOf("\n## "))
                .lines()
                .filter(line -> line.startsWith("|"))
                .map(line -> List.of(line.split(" *\\| *")))
                .toList();
        int figure = table.get(0).indexOf("figure");
        Map<String, Double> all = new HashMap<>();
        table.stream().skip(2).forEach(row -> all.put(row.get(1), 1 / Double.parseDouble(row.get(figure))));
        assertThat(all).hasSize(17);
        return all;
    }

    private static String rounded(double times) {
        return String.format(Locale.ROOT, "%.1f", times);
    }
}
