package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The figures that are kept, and the page that is made of them. */
class ResultsTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final String SMALL = """
            # of a test

            table\truns\trun\tday\tmachine
            a\ta\t1 May 2026\ta small one
            b\tb\t2 May 2026\ta great one

            table\tall\tinstance\tms\tbar
            a\tone\t1.00\t2.00: reached
            b\ttwo\t**2.00**\t1.00: missed
            b\tthree\t5.00\t-
            b\ttwo, JDK 25\t3.00\t-
            """;

    private static Results kept() throws IOException {
        return Results.of(Files.readString(ROOT.resolve("extras/benchmarks/results.tsv")));
    }

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs/develop/benchmarks.md"));
    }

    /** The page is written by {@code extras/benchmarks/measure --page}. */
    @Test
    void thePageIsWhatTheCommandWrites() throws IOException {
        assertThat(ResultsPage.filled(page(), kept())).isEqualTo(page());
    }

    @Test
    void everyTableIsOnThePageOnce() throws IOException {
        List<String> shown = Pattern.compile("(?m)^Table `(.+?)`")
                .matcher(page())
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(shown)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(kept().tables().keySet());
    }

    @Test
    void theFileIsWhatTheCommandWrites() throws IOException {
        assertThat(kept()).hasToString(Files.readString(ROOT.resolve("extras/benchmarks/results.tsv")));
        assertThat(Results.of(SMALL)).hasToString(SMALL);
    }

    @Test
    void everyRowIsOfATrialAndOfARunAndOnce() throws IOException {
        Map<String, List<Trial>> trials = Trials.read();
        Results kept = kept();
        Set<String> runs = new HashSet<>();
        kept.table("runs").rows().forEach(row -> runs.add(row.get(0)));
        assertThat(kept.tables().keySet()).containsAll(trials.keySet());
        kept.tables().forEach((name, table) -> {
            assertThat(table.rows()).extracting(row -> row.get(1)).doesNotHaveDuplicates();
            assertThat(table.rows()).allSatisfy(row -> {
                assertThat(row).hasSize(table.columns().size() + 1);
                assertThat(runs).contains(row.get(0));
                if (trials.containsKey(name)) {
                    assertThat(trials.get(name))
                            .extracting(Trial::name)
                            .contains(row.get(1).replaceAll(", JDK .*", ""));
                }
            });
        });
    }

    @Test
    void aRowTakesThePlaceOfTheOneOfItsName() {
        Results results = Results.of(SMALL);
        String run = results.begin("3 May 2026", "another one");
        results.put("all", run, Map.of("instance", "one", "ms", "4.00", "nodes", "7"));
        results.put("all", run, Map.of("instance", "four", "ms", "5.00"));
        assertThat(run).isEqualTo("c");
        assertThat(results.table("all").rows())
                .extracting(row -> String.join(" ", row))
                .containsExactly(
                        "c one 4.00 -",
                        "b two **2.00** 1.00: missed",
                        "b three 5.00 -",
                        "b two, JDK 25 3.00 -",
                        "c four 5.00 -");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> results.put("none", run, Map.of()))
                .withMessage("table: results not found: none");
    }

    @Test
    void aPageNamesTheDaysOfItsFigures() {
        String filled = ResultsPage.filled("Before.\n\nTable `all`: old\n\n| old |\n\nAfter.\n", Results.of(SMALL));
        assertThat(filled).isEqualTo("""
                Before.

                Table `all`, 1 May 2026 (a), 2 May 2026 (b):

                | instance | ms | bar | run |
                | --- | ---: | --- | --- |
                | one | 1.00 | 2.00: reached | a |
                | two | **2.00** | 1.00: missed | b |

                After.
                """);
        assertThat(ResultsPage.filled(filled, Results.of(SMALL))).isEqualTo(filled);
    }

    @Test
    void aTableOfOneRunDoesNotNameItInEachRow() {
        Results one = Results.of(SMALL).where(row -> row.get(0).equals("a"));
        assertThat(ResultsPage.of("all", one)).isEqualTo("""
                Table `all`, 1 May 2026 (a):

                | instance | ms | bar |
                | --- | ---: | --- |
                | one | 1.00 | 2.00: reached |
                """);
        assertThat(Arrays.asList(ResultsPage.of("runs", one).split("\n")))
                .contains("Table `runs`:", "| a | 1 May 2026 | a small one |");
    }
}
