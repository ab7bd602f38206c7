package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code trace} beside its golden runs: limits, large covers, and that it tells what the search does. */
class TraceCommandTest {

    @Test
    void reportsTheNodesAndSolutionsThatTheSearchReports() {
        JsonObject status = last(dlx("6\n", "count", "toy-queens", "--engine", "links", "--format", "json"));
        JsonObject end = last(dlx("6\n", "trace", "toy-queens", "--format", "json", "--steps", "100000"));

        assertThat(end.get("ended").getAsString()).isEqualTo("complete");
        assertThat(end.get("solutions")).isEqualTo(status.get("solutions"));
        assertThat(end.get("nodes")).isEqualTo(status.getAsJsonObject("stats").get("nodes"));
    }

    @Test
    void countsTheItemsThatAreLeftAsNodes() {
        String text = "0:2|a b 0:3|c | s\na c s:r\na b s:r\na s:g\nc\nc s:g\nb c\n";
        JsonObject status = last(dlx(text, "count", "knuth", "--engine", "links", "--format", "json"));
        Result traced = dlx(text, "trace", "knuth", "--format", "json", "--steps", "100000");

        assertThat(traced.out()).contains("\"event\":\"leave\",\"item\":\"c\"");
        assertThat(last(traced).get("nodes"))
                .isEqualTo(status.getAsJsonObject("stats").get("nodes"));
    }

    @Test
    void tellsWhyDeepeningEnds() {
        String steps = dlx("3\n", "trace", "domination", "--engine", "ida").out();

        assertThat(steps) // options after the solution's are never tried
                .contains("is given back: no solution has fewer options, so the search ends\n")
                .doesNotContain("no option is left to try");
        assertThat(dlx("p edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n", "trace", "domination", "--engine", "ida")
                        .out())
                .contains("step 6, level 0: item 1 (vertex 1) is given back: no option is left to try\n")
                .contains("step 17, level 0: item 1 (vertex 1) is given back: no solution has fewer options");
    }

    @Test
    void solutionsAreThoseOfSolve() {
        List<String> solved = dlx("6\n", "solve", "toy-queens", "--all", "--format", "options", "--seed", "3")
                .out()
                .lines()
                .toList();
        List<String> traced = dlx("6\n", "trace", "toy-queens", "--format", "json", "--steps", "100000", "--seed", "3")
                .out()
                .lines()
                .filter(line -> line.contains("\"solution\""))
                .map(line -> object(line)
                        .getAsJsonArray("options")
                        .toString()
                        .replaceAll("[\\[\\]]", "")
                        .replace(',', ' '))
                .toList();

        assertThat(traced).isEqualTo(solved).isNotEmpty();
    }

    @Test
    void endsAtTheLastStepThatWasAskedForWithoutCallingItCut() {
        assertThat(last(trace("4", "--steps", "1000")).get("ended").getAsString())
                .isEqualTo("complete");
        int all = last(trace("4", "--steps", "1000")).get("steps").getAsInt();

        assertThat(last(trace("4", "--steps", String.valueOf(all))).get("ended").getAsString())
                .isEqualTo("complete");
        assertThat(last(trace("4", "--steps", String.valueOf(all - 1)))
                        .get("ended")
                        .getAsString())
                .isEqualTo("steps");
    }

    @Test
    void showsTwoHundredStepsUnlessAsked() {
        Result result = trace("8");

        assertThat(result.code()).isZero();
        assertThat(result.out()).hasLineCount(202);
        assertThat(last(result).get("steps").getAsInt()).isEqualTo(200);
        assertThat(last(result).get("ended").getAsString()).isEqualTo("steps");
    }

    @Test
    void aLimitEndsAtASolution() {
        List<String> lines = trace("4", "--limit", "1").out().lines().toList();

        assertThat(lines.get(lines.size() - 2)).contains("\"event\":\"solution\",\"number\":1,");
        assertThat(object(lines.get(lines.size() - 1)).get("ended").getAsString())
                .isEqualTo("limit");
    }

    @Test
    void showsWhatTheEngineHoldsFromTheRootOn(@TempDir Path folder) throws IOException {
        String output = folder.resolve("lists").toString();
        Result result = dlx("a b\na\nb\n", "trace", "knuth", "--format", "svg", "--show", "engine", "--output", output);

        assertThat(result.code()).isZero();
        assertThat(result.out().lines()) // root, a, its option, b, its option, solution, and all the way back at once
                .hasSize(7)
                .last()
                .isEqualTo(Path.of(output, "frame-0007.svg").toString());
        assertThat(Files.readString(Path.of(output, "frame-0001.svg")))
                .contains("<title>puzzle 1, step 0, level 0</title>", "1, LEN 1", "← 0  → 2");
        assertThat(Files.readString(Path.of(output, "frame-0007.svg")))
                .contains(
                        "puzzle 1, steps 6 to 9, level 0",
                        "option 2 (b) is dropped; item b is given back: no option is left to try; option 1 (a) is dropped;");
    }

    @Test
    void showsTheBitsOfSlotsAndWhatTheyForce(@TempDir Path folder) throws IOException {
        String output = folder.resolve("bits").toString();
        String cover = "a b\na\nb\na b\n";
        Result result = dlx(
                cover,
                "trace",
                "knuth",
                "--engine",
                "slots",
                "--format",
                "svg",
                "--show",
                "engine",
                "--output",
                output);

        assertThat(result.code()).isZero();
        assertThat(Files.readString(Path.of(output, "frame-0003.svg")))
                .contains("option 1 (a) is taken: a; forced: 2 (b)");
        assertThat(Files.readString(Path.of(output, "frame-0004.svg"))).contains("solution 1: 1 (a), 2 (b)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--show engine | --show engine: requires --format svg",
                "--show bits | --show bits: must be matrix or engine",
                "--engine slots | --engine slots: must be links or ida, or slots with --show engine",
                "--show engine --format svg --output x --engine ida | --engine ida: --show engine does not support this"
                        + " engine; expected links or slots",
            })
    void saysWhatCannotBeShown(String options, String error) {
        Result result = dlx("a\na\n", ("trace knuth " + options).split(" "));

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).contains(error);
    }

    @Test
    void aLargeCoverAndSlotsWithMultiplicitiesAreRefused(@TempDir Path folder) {
        String output = folder.resolve("frames").toString();
        String[] large = {"trace", "toy-queens", "--format", "svg", "--show", "engine", "--output", output};
        String[] bounded = {
            "trace", "knuth", "--engine", "slots", "--format", "svg", "--show", "engine", "--output", output
        };

        assertThat(dlx("8\n", large).err()).contains("puzzle 1 is too large to draw");
        assertThat(dlx("2|a b\na\na b\na\n", bounded).err())
                .contains("puzzle 1 has multiplicities, which the pictures of slots do not support; expected --engine"
                        + " links");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void pinsAreTakenBeforeTheFirstStep() {
        String board = "12..\n....\n..1.\n....\n";
        List<String> text =
                dlx(board, "trace", "sudoku", "--steps", "2").out().lines().toList();
        JsonObject begin = object(dlx(board, "trace", "sudoku", "--format", "json")
                .out()
                .lines()
                .findFirst()
                .orElseThrow());

        assertThat(text.get(0)).startsWith("puzzle 1: 64 items, 64 options; 3 pins taken, which leave ");
        assertThat(begin.getAsJsonArray("pins")).hasSize(3);
    }

    private static Result trace(String puzzle, String... more) {
        String[] args = new String[4 + more.length];
        System.arraycopy(new String[] {"trace", "toy-queens", "--format", "json"}, 0, args, 0, 4);
        System.arraycopy(more, 0, args, 4, more.length);
        return dlx(puzzle + "\n", args);
    }

    private static JsonObject last(Result result) {
        return object(result.out().lines().reduce((a, b) -> b).orElseThrow());
    }

    private static JsonObject object(String line) {
        return JsonParser.parseString(line).getAsJsonObject();
    }
}
