package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import dlx.app.toys.ToyQueens;
import dlx.core.Question;
import dlx.core.diagram.Diagram;
import dlx.core.model.LoadedModel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramCommandTest {

    @Test
    void tellsTheNumbersOfSolutionsNodesAndOptions() {
        Result result = dlx("8\n", "diagram", "toy-queens");
        Diagram<ToyQueens.Queen> diagram = diagram(8);

        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .startsWith("puzzle 1\n  solutions   92\n  nodes       "
                        + diagram.zdd().size() + '\n')
                .endsWith("  options     64, 64 in some solution, 0 in all\n");
    }

    @Test
    void theStatusHasTheSame() {
        JsonObject status =
                object(dlx("4\n", "diagram", "toy-queens", "--format", "json", "--forbid", "Queen[row=0, column=1]"));

        assertThat(status.get("solutions").getAsString()).isEqualTo("1");
        JsonObject diagram = status.get("diagram").getAsJsonObject();
        assertThat(diagram.get("nodes").getAsInt()).isEqualTo(6);
        assertThat(numbers(diagram, "options_of_some")).containsExactly(3, 5, 12, 14);
        assertThat(numbers(diagram, "options_of_all")).containsExactly(3, 5, 12, 14);
    }

    @Test
    void theReportCountsWhatIsInTheDiagram() {
        for (int n = 0; n <= 7; n++) {
            String size = n + 1 + "\n";
            String count = object(dlx(size, "count", "toy-queens", "--format", "json"))
                    .get("solutions")
                    .getAsString();

            assertThat(object(dlx(size, "diagram", "toy-queens", "--format", "json"))
                            .get("solutions")
                            .getAsString())
                    .isEqualTo(count);
            assertThat(dlx(size, "diagram", "toy-queens").out()).contains("  solutions   " + count + '\n');
        }
    }

    @Test
    void writesWhatTheDiagramWrites() throws IOException {
        StringBuilder dot = new StringBuilder();
        StringBuilder knuth = new StringBuilder();
        StringBuilder svg = new StringBuilder();
        diagram(6).writeDot(dot);
        diagram(6).writeKnuth(knuth);
        diagram(6).writeSvg(svg);

        assertThat(dlx("6\n", "diagram", "toy-queens", "--to", "dot")).isEqualTo(new Result(0, dot.toString(), ""));
        assertThat(dlx("6\n", "diagram", "toy-queens", "--to", "knuth")).isEqualTo(new Result(0, knuth.toString(), ""));
        assertThat(dlx("6\n", "diagram", "toy-queens", "--to", "svg")).isEqualTo(new Result(0, svg.toString(), ""));
    }

    /** The paths from the root to 1, read from the object alone. */
    @Test
    void theNodesOfTheObjectAreTheSolutions() {
        List<String> lines = dlx("6\n", "diagram", "toy-queens", "--to", "json")
                .out()
                .lines()
                .toList();
        JsonObject diagram = JsonParser.parseString(lines.get(0)).getAsJsonObject();
        List<String> paths = new ArrayList<>();
        visit(diagram.get("nodes").getAsJsonArray(), diagram.get("root").getAsInt(), "", paths);

        assertThat(lines).hasSize(2);
        assertThat(lines.get(1)).contains("\"type\":\"status\"");
        assertThat(diagram.get("solutions").getAsString()).isEqualTo("4");
        assertThat(paths)
                .containsExactlyInAnyOrderElementsOf(dlx("6\n", "solve", "toy-queens", "--all", "--format", "options")
                        .out()
                        .lines()
                        .toList());
    }

    @Test
    void objectsOfSeveralPuzzlesAndOfErrorsFollowEachOther() {
        Result result = dlx("4\nx\n3\n", "diagram", "toy-queens", "--to", "json");

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.out()
                        .lines()
                        .map(line -> JsonParser.parseString(line)
                                .getAsJsonObject()
                                .get("type")
                                .getAsString()))
                .containsExactly("diagram", "status", "error", "diagram", "status");
    }

    @Test
    void otherFormsTakeOnePuzzle() {
        Result result = dlx("4\n6\n", "diagram", "toy-queens", "--to", "dot");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out())
                .isEqualTo(dlx("4\n", "diagram", "toy-queens", "--to", "dot").out());
        assertThat(result.err())
                .isEqualTo("--to dot: cannot write puzzle 2 too, because the output contains one puzzle; expected one"
                        + " puzzle, or --to json\n");
    }

    @Test
    void refusesAPictureThatNobodyCouldRead() {
        Result result = dlx("8\n", "diagram", "toy-queens", "--to", "svg");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .matches(
                        "--to svg: puzzle 1: \\d+ nodes; expected at most 200 for a picture\\. For more nodes write DOT,"
                                + " which Graphviz draws\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--to dot", "--to knuth", "--to svg"})
    void tooLittleMemoryIsASentence(String more) {
        Result result = dlx(
                "8\n", ("diagram toy-queens --memo-memory 1K " + more).strip().split(" "));

        assertThat(result)
                .isEqualTo(new Result(
                        5,
                        "",
                        "puzzle 1: the diagram does not fit into 1024 bytes; allow more with --memo-memory, or reduce"
                                + " the solutions with --pin and --forbid, or use dlx count for their number alone\n"));
    }

    @Test
    void theStatusSaysThatTheMemoryIsFull() {
        Result result = dlx("8\n", "diagram", "toy-queens", "--memo-memory", "1K", "--format", "json");
        List<JsonObject> objects = result.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();

        assertThat(result.code()).isEqualTo(5);
        assertThat(objects).hasSize(1);
        assertThat(objects.get(0).get("stopped").getAsString()).isEqualTo("MEMORY");
        assertThat(objects.get(0).has("diagram")).isFalse();
    }

    @Test
    void aLimitLeavesNoDiagram() {
        assertThat(dlx("8\n", "diagram", "toy-queens", "--time", "0s"))
                .isEqualTo(new Result(
                        5, "", "puzzle 1: stopped by the time limit after 0 solutions; the search was not complete\n"));
        assertThat(dlx("8\n", "diagram", "toy-queens", "--nodes", "20", "--engine", "links", "--to", "dot")
                        .out())
                .isEmpty();
    }

    private static Diagram<ToyQueens.Queen> diagram(int size) {
        return LoadedModel.of(new ToyQueens(), "tests")
                .solver(size)
                .ask(Question.diagram())
                .diagram()
                .orElseThrow();
    }

    private static JsonObject object(Result result) {
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    private static List<Integer> numbers(JsonObject object, String key) {
        return object.get(key).getAsJsonArray().asList().stream()
                .map(JsonElement::getAsInt)
                .toList();
    }

    private static void visit(JsonArray nodes, int node, String path, List<String> paths) {
        if (node == 1) {
            paths.add(path);
        } else if (node > 1) {
            JsonObject here = nodes.get(node - 2).getAsJsonObject();
            assertThat(here.get("node").getAsInt()).isEqualTo(node);
            visit(nodes, here.get("lo").getAsInt(), path, paths);
            String taken = (path + ' ' + here.get("option").getAsInt()).strip();
            visit(nodes, here.get("hi").getAsInt(), taken, paths);
        }
    }
}
