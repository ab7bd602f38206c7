package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "starts bash and python3")
class AutoTableTest {

    /** A generator of covers: one with a solution, one without, a count, and one with costs. */
    private static final String MAKE = """
            import os, sys
            for name, text in (("one", "a b\\na\\nb\\n"), ("none", "a b\\na\\n"), ("count/two", "a\\na |3\\na |5\\n"),
                    ("best/three", "a\\na |3\\na |5\\n")):
                file = os.path.join(sys.argv[1], name + ".dlx")
                os.makedirs(os.path.dirname(file), exist_ok=True)
                open(file, "w").write(text)
            """;

    @TempDir
    Path folder;

    private Path rows = Path.of("");

    @BeforeEach
    void makeTheSharedFolder() throws IOException {
        rows = folder.resolve("made/rows.tsv");
        Files.writeString(
                Files.createDirectories(folder.resolve("shared/covers")).resolve("make.py"), MAKE);
    }

    private int run(String... options) throws IOException {
        List<String> words = new ArrayList<>(
                List.of("schedule", "--shared", folder.resolve("shared").toString()));
        words.addAll(List.of("--folder", folder.resolve("made").toString()));
        words.addAll(List.of(options));
        return Measure.commandLine().execute(words.toArray(String[]::new));
    }

    private List<String> cells(int count) throws IOException {
        return Files.readAllLines(rows).stream()
                .skip(1)
                .map(line -> String.join(" ", List.of(line.split("\t")).subList(0, count)))
                .toList();
    }

    @Test
    void measuresTheRestOfTheRows() throws IOException {
        assertThat(run("--orders", "2", "--engines", "links,learn", "--only", "count$|none"))
                .isZero();
        assertThat(cells(3)).containsExactly("covers/count/two count 2", "covers/none solve 0");
        String measured = Files.readString(rows);

        assertThat(run("--orders", "1", "--engines", "links", "--only", "best|none", "--continue", "--quick"))
                .isZero();
        assertThat(Files.readString(rows)).startsWith(measured);
        assertThat(cells(3)).hasSize(3).endsWith("covers/best/three best 3");
    }

    @Test
    void failsIfAProgramFails() throws IOException {
        Path broken = Files.createDirectories(folder.resolve("made/covers")).resolve("broken.dlx");
        Files.writeString(broken, "a a\n");

        assertThat(run("--orders", "1", "--engines", "links")).isOne();
        assertThat(Files.readString(rows)).contains("FAILED: auto: exit code 1");
    }

    @Test
    void rejectsEnginesAndNumbersThatCannotBe() throws IOException {
        assertThat(run("--engines", "lnks")).isEqualTo(2);
        assertThat(run("--orders", "0")).isEqualTo(2);
        assertThat(run("--limit", "0")).isEqualTo(2);
    }

    @Test
    void exportsPuzzlesAndAsksTwoQuestions() throws IOException {
        Path puzzles = Files.createDirectories(folder.resolve("shared/data/nonogram"));
        Files.writeString(puzzles.resolve("dot.non"), "anything");
        Path launcher = Files.writeString(folder.resolve("dlx"), "#!/bin/sh\nprintf 'a\\n| %s\\na\\n' \"$*\"\n");
        assumeTrue(launcher.toFile().setExecutable(true), "no rights");

        List<ScheduleFiles.Entry> entries =
                new ScheduleFiles(new Programs(folder, folder), launcher, folder.resolve("shared"), folder).all();

        Path made = folder.resolve("nonogram/dot.dlx");
        assertThat(entries)
                .hasSize(6)
                .endsWith(
                        new ScheduleFiles.Entry("nonogram/dot", Ask.SOLVE, made),
                        new ScheduleFiles.Entry("nonogram/dot", Ask.UNIQUE, made));
        assertThat(Files.readString(made)).contains("| export nonogram --to knuth " + puzzles.resolve("dot.non"));
    }

    @Test
    void countsThePromises() {
        List<List<String>> rows = new ArrayList<>();
        for (String verdict : List.of("kept", "open", "missed", "WRONG: the engines disagree")) {
            List<String> row = new ArrayList<>(EngineContest.columns());
            row.set(0, "cover-" + rows.size());
            row.set(row.size() - 1, verdict);
            rows.add(row);
        }

        assertThat(AutoTable.text(rows))
                .contains("| cover-0 |", "\n1 of 3 within the promise; 1 open\n\n| instance |")
                .containsOnlyOnce("| cover-1 |")
                .endsWith(" | WRONG: the engines disagree |\n");
    }
}
