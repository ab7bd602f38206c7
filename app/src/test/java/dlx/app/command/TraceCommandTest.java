package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

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
    void showsTwoHundredStepsUnlessTold() {
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
    void aLargeCoverIsToldInSentencesAlone() {
        String out = dlx("8\n", "trace", "toy-queens", "--steps", "2").out();

        assertThat(out).isEqualTo("""
                puzzle 1: 46 items, 64 options
                the matrix is too large to draw, which is done up to 40 items and 60 options
                step 1, level 0: item row 0 is chosen: 8 options hold it
                step 2, level 0: option 1 (Queen[row=0, column=0]) is taken: row 0, column 0, falling diagonal 7, \
                rising diagonal 0
                cut after 2 steps: 0 solutions, 2 nodes so far; --steps N shows more
                """);
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

    @Test
    void eachPuzzleIsTracedByItself() {
        assertThat(dlx("1\n1\n", "trace", "toy-queens", "--format", "json")
                        .out()
                        .lines())
                .filteredOn(line -> line.startsWith("{\"type\":\"begin\""))
                .hasSize(2);
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
