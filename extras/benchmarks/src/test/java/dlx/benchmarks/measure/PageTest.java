package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

class PageTest {

    private static final Trials.Section FAMILY =
            new Trials.Section("growth-sudoku", "Sudoku", "boxes", false, List.of());

    private static Trial trial(String name, String size) {
        Source source = Source.of("text sudoku .");
        return new Trial(name, source, Ask.ALL, List.of(), List.of(), BigInteger.ONE, List.of(), size);
    }

    private static Result result(String name, String size, double otherMs, double... ms) {
        List<Timing> timings = ms.length == 0
                ? List.of()
                : List.of(new Timing("1", "links", "-", BigInteger.ONE, true, 12, 0, 9, ms[0], ms[0], 1, 1));
        return new Result(trial(name, size), otherMs, List.of(new Result.Entry("links", timings, "", false)), 1);
    }

    @ParameterizedTest
    @EnumSource(Measure.Thing.class)
    void hasATemplateForEachThing(Measure.Thing thing) throws IOException {
        assertThat(Page.of(thing.name(), hole -> hole.startsWith("table ") ? table(hole) : "x"))
                .startsWith("# ")
                .contains("Written by `extras/benchmarks/measure");
    }

    /** The columns of a table, all of them known. */
    private static String table(String hole) {
        for (String column : hole.substring(hole.indexOf(": ") + 2).split(", ")) {
            Column.valueOf(column.toUpperCase(java.util.Locale.ROOT));
        }
        return "x";
    }

    @Test
    void setsNumbersToTheRight() {
        assertThat(Page.table("what | ms", List.of(List.of("a|b", "-"), List.of("", "1.50 ms"))))
                .isEqualTo("""
                | what | ms |
                | --- | ---: |
                | a\\|b | - |
                |  | 1.50 ms |
                """);
    }

    @Test
    void showsTheMedianOverTheInstancesOfASize() throws IOException {
        Growth growth = new Growth(
                FAMILY,
                List.of(
                        result("one", "4x4", 4, 5),
                        result("one", "9x9", 70, 30),
                        result("two", "9x9", 50, 10),
                        result("three", "9x9", 60, 20)));
        assertThat(growth.toString()).endsWith("""
                ![Sudoku](../pictures/growth-sudoku.png)

                | size | yardstick in C ms | links ms | links nodes |
                | --- | ---: | ---: | ---: |
                | 4x4 | 4.00 | 5.00 | 12 |
                | 9x9 | 60.0 | 20.0 | 12 |
                """);
        Map<String, byte[]> pictures = growth.pictures("here");
        assertThat(pictures).containsOnlyKeys("growth-sudoku.png");
        assertThat(ImageIO.read(new ByteArrayInputStream(pictures.get("growth-sudoku.png")))
                        .getHeight())
                .isEqualTo(650);
    }

    @Test
    void hasNoPointWhereAnInstanceWasNotAnswered() {
        Growth growth = new Growth(
                FAMILY,
                List.of(
                        result("one", "4x4", Double.NaN, 5),
                        result("one", "9x9", Double.NaN, 30),
                        result("two", "9x9", Double.NaN)));
        assertThat(growth.toString()).endsWith("| 4x4 | 5.00 | 12 |\n| 9x9 | - | - |\n");
    }

    @Test
    void tellsMissedGoalsOfThePageButDoesNotShowThem() {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        WebFigures figures = new WebFigures(new PrintStream(told, true, StandardCharsets.UTF_8));
        figures.atMost("size", 100.4, 100, " KB");
        figures.atLeast("frames", 54, 55, "/s");
        figures.times("seek", List.of(1.0, 9.0, 2.0), 5, 1, 8);
        assertThat(figures.toString()).endsWith("""
                | size | 100 KB |
                | frames | 54.0/s |
                | seek | 2.00 ms median, most 9.00 ms |
                """);
        assertThat(told.toString(StandardCharsets.UTF_8))
                .contains("missed: frames; goal: at least 55.0/s", "missed: seek; goal: most at most 8.0 ms")
                .doesNotContain("missed: size");
    }

    @Test
    void doesNotReplaceTheWholeByAPart() {
        CommandLine measure = Measure.commandLine();
        java.io.StringWriter said = new java.io.StringWriter();
        measure.setErr(new java.io.PrintWriter(said));
        assertThat(measure.execute("--write", "--only", "queens")).isEqualTo(2);
        assertThat(said.toString()).startsWith("--write and --only: a part would replace the whole");
        assertThat(measure.execute("nothing")).isEqualTo(2);
        assertThat(measure.execute("--rounds", "0")).isEqualTo(2);
        assertThat(measure.execute("--timed", "0")).isEqualTo(2);
        assertThat(measure.getUsageMessage().replaceAll("\\s+", " "))
                .contains("--hand-out=MS", "web: the page of dlx", "tables, best, bars, sweep");
    }
}
