package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first page: each of its four readers is given something that works, and its figures are those that were measured. */
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

    /** What a yardstick and the fastest engine took for an instance. */
    private record Measured(String instance, String yardstick, String fastest) {

        double times() {
            return Double.parseDouble(yardstick) / Double.parseDouble(fastest);
        }
    }

    @Test
    void figuresAreThoseOfTheBenchmarks() {
        List<Measured> measured = measured();
        List<MatchResult> shown = Pattern.compile("(?m)^\\| ([\\w-]+) \\| ([\\d.]+) \\| ([\\d.]+) \\| ([\\d.]+) \\|$")
                .matcher(README.text())
                .results()
                .toList();
        assertThat(shown).hasSize(6).allSatisfy(row -> {
            Measured figures = new Measured(row.group(1), row.group(2), row.group(3));
            assertThat(measured).contains(figures);
            assertThat(row.group(4)).isEqualTo(rounded(figures.times()));
        });
    }

    @Test
    void theSentenceIsAboutAllInstances() {
        double[] times =
                measured().stream().mapToDouble(Measured::times).sorted().toArray();
        assertThat(README.text())
                .contains("Of the " + times.length + " instances measured, dlx is " + rounded(times[0])
                        + " times as fast on the worst and " + rounded(times[times.length / 2])
                        + " times in the median.");
    }

    /** Both tables below the heading that the README links to. */
    private static List<Measured> measured() {
        String text = Page.of("docs/benchmarks.md").text();
        String section = text.substring(text.indexOf("\n## The engines against the yardstick\n") + 1);
        List<Measured> all = new ArrayList<>();
        for (String line :
                section.substring(0, section.indexOf("\n## ")).lines().toList()) {
            String[] cells = line.split(" *\\| *");
            Arrays.stream(cells)
                    .filter(cell -> cell.startsWith("**"))
                    .forEach(cell ->
                            all.add(new Measured(cells[1].replaceFirst(",.*", ""), cells[2], cell.replace("*", ""))));
        }
        assertThat(all).hasSize(17);
        return all;
    }

    private static String rounded(double times) {
        return String.format(Locale.ROOT, "%.1f", times);
    }
}
