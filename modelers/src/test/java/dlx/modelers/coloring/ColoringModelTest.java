package dlx.modelers.coloring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.coloring.ColoringModel.Choice;
import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColoringModelTest extends ExactCoverModelContract<ColoringPuzzle, Choice> {

    private static final int[][] PETERSEN = {
        {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 1}, // the ring
        {1, 6}, {2, 7}, {3, 8}, {4, 9}, {5, 10}, // the spokes
        {6, 8}, {7, 9}, {8, 10}, {9, 6}, {10, 7} // the star
    };

    private final LoadedModel<ColoringPuzzle, Choice> coloring = LoadedModel.of(new ColoringModel(), "test");

    @Override
    protected ColoringModel model() {
        return new ColoringModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "c colors 3\n" + dimacs(10, PETERSEN),
                120L,
                "c colors 4\n" + dimacs(10, PETERSEN),
                12_960L,
                "c colors 2\n" + dimacs(10, PETERSEN),
                0L,
                "c colors 3\np edge 1 0\n",
                3L,
                "c colors 3\np edge 4 0\n",
                81L,
                "c colors 3\np edge 4 3\ne 1 2\ne 2 3\ne 3 4\n",
                24L, // a path: 3 * 2^3
                "c colors 3\np edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n",
                30L, // a ring of n: 2^n + 2 (-1)^n
                "c colors 4\np col 4 6\ne 1 2\ne 1 3\ne 1 4\ne 2 3\ne 2 4\ne 3 4\n",
                24L,
                "c colors 3\np edge 4 6\ne 1 2\ne 1 3\ne 1 4\ne 2 3\ne 2 4\ne 3 4\n",
                0L);
    }

    /** Counts and nodes as measured with Knuth's DLX2 on the same items and options in the same order. */
    static Stream<Object[]> measured() {
        int[][] myciel3 = mycielski(3);
        int[][] myciel4 = mycielski(4);
        return Stream.of(new Object[][] {
            {"petersen", 10, PETERSEN, 3, 120, 502},
            {"petersen", 10, PETERSEN, 4, 12_960, 25_241},
            {"queen5", 25, queens(5), 5, 240, 5_126},
            {"myciel3", 11, myciel3, 3, 0, -1},
            {"myciel3", 11, myciel3, 4, 12_480, 24_065},
            {"myciel4", 23, myciel4, 4, 0, 30_977}
        });
    }

    @ParameterizedTest(name = "{0} in {3} colors: {4}")
    @MethodSource("measured")
    void searchesTheTreeThatWasMeasured(String name, int n, int[][] edges, int colors, int solutions, long nodes) {
        var report = coloring.solver(puzzle(dimacs(n, edges), colors)).toBuilder()
                .engine("links")
                .build()
                .count();
        assertThat(report.solutions()).isEqualTo(solutions);
        if (nodes >= 0) {
            assertThat(report.nodes()).isEqualTo(nodes);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void findsWhatTryingAllColoringsFinds(int seed) {
        int n = 6;
        int[][] edges = randomEdges(n, 5 + seed, seed);
        for (int colors = 1; colors <= 4; colors++) {
            assertThat(colorings(puzzle(dimacs(n, edges), colors)))
                    .as("seed %d, %d colors", seed, colors)
                    .isEqualTo(allColorings(n, edges, colors));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void countsAsManyWhenVerticesAreRelabelled(int seed) {
        List<Integer> names =
                new ArrayList<>(IntStream.rangeClosed(1, 10).boxed().toList());
        Collections.shuffle(names, new Random(seed));
        List<int[]> edges = new ArrayList<>();
        for (int[] edge : PETERSEN) {
            int low = names.get(edge[0] - 1);
            int high = names.get(edge[1] - 1);
            edges.add(seed % 2 == 0 ? new int[] {low, high} : new int[] {high, low});
        }
        Collections.shuffle(edges, new Random(seed));
        String relabelled = dimacs(10, edges.toArray(int[][]::new));
        assertThat(count(relabelled, 3)).as("seed %d", seed).isEqualTo(120);
        assertThat(count(relabelled, 4)).as("seed %d", seed).isEqualTo(12_960);
    }

    @ParameterizedTest(name = "{0} edges announced")
    @ValueSource(ints = {15, 30})
    void countsAnEdgeInBothDirectionsOnce(int announced) {
        StringBuilder lines = new StringBuilder("p edge 10 " + announced + "\n");
        for (int[] edge : PETERSEN) {
            lines.append("e ").append(edge[0]).append(' ').append(edge[1]).append('\n');
            lines.append("e ").append(edge[1]).append(' ').append(edge[0]).append('\n');
        }
        ColoringPuzzle graph = puzzle(lines.toString(), 3);
        assertThat(graph).isEqualTo(puzzle(dimacs(10, PETERSEN), 3));
        assertThat(graph.graph().edges()).hasSize(15);
    }

    @Test
    void takesTheNumberOfColorsFromTheSettingFirst() {
        String graph = "c colors 3\nc colors 2\n" + dimacs(10, PETERSEN);
        assertThat(coloring.puzzle(graph).colors()).as("the last one told").isEqualTo(2);
        assertThat(puzzle(graph, 4).colors()).isEqualTo(4);
        assertThat(coloring.puzzle("c colors\nc colors 3 or 4\nc colors many\nc colors 5\np edge 1 0\n")
                        .colors())
                .as("other comments say what they like")
                .isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "0", "-3", "1001"})
    void saysThatASettingIsWrong(String value) {
        assertThatThrownBy(() -> next(dimacs(10, PETERSEN), Map.of("colors", value)))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(
                        "--set colors:1:1: '" + value + "' is not a value of colors; expected a number from 1 to 1000");
        assertThat(coloring.resume(text(dimacs(10, PETERSEN), Map.of("colors", value))))
                .isFalse();
    }

    @Test
    void refusesACoverThatFitsInNoMemory() {
        StringBuilder lines = new StringBuilder("p edge 10000 30000\n");
        for (int i = 0; i < 30_000; i++) {
            lines.append("e ")
                    .append(i / 3 + 1)
                    .append(' ')
                    .append((i / 3 + 1 + i % 3) % 10_000 + 1)
                    .append('\n');
        }
        assertThatThrownBy(() -> puzzle(lines.toString(), 1000))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:1:1: the vertices and both ends of the edges, in 1000 colors, make 70000000 nodes; "
                        + "expected at most 50000000");
    }

    @Test
    void readsGraphsOneAfterTheOther() {
        String two = "c first\nc colors 3\np edge 2 1\nc between\n\ne 1 2\nc after the first\n"
                + "c colors 2\nc the second\np edge 3 1\ne 1 3\n# also a comment\n";
        PuzzleText text = PuzzleText.of(two);
        assertThat(coloring.next(text)).contains(new ColoringPuzzle(new Graph(2, List.of(new Edge(1, 2))), 3));
        assertThat(coloring.next(text)).contains(new ColoringPuzzle(new Graph(3, List.of(new Edge(1, 3))), 2));
        assertThat(coloring.next(text)).isEmpty();
    }

    @Test
    void goesOnAfterABadGraph() {
        PuzzleText text = text(
                "p edge 2 1\ne 1 x\ne 1 2\n\np edge 3 0\np edge 0 0\nc\n\np edge 2 1\ne 2 1\n", Map.of("colors", "2"));
        assertThat(Texts.readOn(coloring, text, puzzle -> puzzle.graph().vertices()))
                .isEqualTo("error in line 2 3 error in line 6 2");
    }

    @Test
    void writesALineForEachColor() {
        ColoringPuzzle path = puzzle("p edge 3 2\ne 1 2\ne 2 3\n", 3);
        List<Choice> solution = List.of(new Choice(1, 2), new Choice(2, 1), new Choice(3, 2));
        assertThat(model().render(path, Solution.of(solution))).isEqualTo("color 1: 2\ncolor 2: 1 3\ncolor 3:\n");
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<Choice> cover =
                coloring.solverOf("c colors 2\np edge 3 2\ne 2 1\ne 2 3\n").cover();
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .containsExactly(
                        "vertex 1",
                        "vertex 2",
                        "vertex 3",
                        "edge 1-2 color 1",
                        "edge 1-2 color 2",
                        "edge 2-3 color 1",
                        "edge 2-3 color 2");
        assertThat(cover.label(3)).isEqualTo("vertex 2: color 2");
        assertThat(cover.isPrimary(2)).isTrue();
        assertThat(cover.isPrimary(3)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 1 1\n1 0 0\n1 0 0\n",
                "0,1,1\n1,0,0\n1,0,0\n",
                "0;1;1\n1;0;0\n1;0;0\n",
                "0\t1\t1\n1\t0\t0\n1\t0\t0\n",
                "[[0, 1, 1],\n [1, 0, 0],\n [1, 0, 0]]\n"
            })
    void aTableOfZerosAndOnesIsAGraph(String table) {
        ColoringPuzzle expected = coloring.puzzle("c colors 2\np edge 3 2\ne 1 2\ne 1 3\n");
        assertThat(coloring.puzzle("c colors 2\n" + table)).isEqualTo(expected);
        String two = "c colors 2\n" + table + "\nc colors 2\n" + table;
        assertThat(Texts.readOn(
                        coloring, PuzzleText.of(two), graph -> graph.graph().vertices()))
                .isEqualTo("3 3");
    }

    @Test
    void aTableThatIsNoGraphIsRefusedWhole() {
        for (String bad : List.of(
                "0 1 1\n0 0 0\n1 0 0\n> 2:1: '0' is not the entry of row 1, column 2; expected the same there",
                "0 1 1\n1 1 0\n1 0 0\n> 2:3: '1' joins vertex 2 to itself; expected 0 from the upper left",
                "0 1 1\n1 0\n1 0 0\n> 2:4: the row has 2 cells; expected 3",
                "0 1 1\n1 0 2\n1 2 0\n> 3:3: '2' is not a cell of the table; expected a number from 0 to 1",
                "0 1 1\n1 0 0\n> 3:1: the table ends here; expected row 3 of 3")) {
            String[] parts = bad.split("> ");
            PuzzleText text = Texts.of(parts[0] + "\np edge 1 0\n", Map.of("colors", "2"));
            assertThatThrownBy(() -> coloring.next(text)).hasMessageStartingWith("<text>:" + parts[1]);
            assertThat(coloring.resume(text)).isTrue();
            assertThat(coloring.next(text).orElseThrow().graph().vertices()).isEqualTo(1);
        }
    }

    @Test
    void drawsEveryVertexAndEdge() {
        ColoringPuzzle graph = puzzle(dimacs(10, PETERSEN), 3);
        List<Choice> solution = coloring.solver(graph).solve().options().orElseThrow();
        String picture = model().picture(graph, Solution.of(solution)).toString();
        assertThat(picture.split("<line", -1)).hasSize(1 + 15);
        assertThat(picture.split("<circle", -1)).as("vertices, and the legend").hasSize(1 + 10 + 3);
        assertThat(Pattern.compile("\"(bold|normal)\".*>([^<]+)</text>")
                        .matcher(picture)
                        .results()
                        .map(word -> word.group(1) + ' ' + word.group(2))
                        .filter(word -> word.matches("\\w+ \\d+")))
                .containsExactlyElementsOf(solution.stream()
                        .flatMap(c -> Stream.of("bold " + c.vertex(), "normal " + c.color()))
                        .toList());
        assertThat(Pattern.compile("<circle.* fill=\"([^\"]+)\"")
                        .matcher(picture)
                        .results()
                        .map(c -> c.group(1)))
                .as("as many fills as colors")
                .doesNotContain("none")
                .satisfies(fills -> assertThat(Set.copyOf(fills)).hasSize(3));
    }

    @Test
    void exampleFileIsThePetersenGraph() throws IOException {
        ColoringPuzzle graph = coloring.puzzle(Files.readString(Path.of("..", "examples", "coloring-petersen.col")));
        assertThat(graph.graph().edges())
                .hasSameElementsAs(puzzle(dimacs(10, PETERSEN), 3).graph().edges());
        assertThat(coloring.solver(graph).count().solutions()).isEqualTo(120);
        assertThat(coloring.puzzle(model().example())).isEqualTo(graph);
    }

    /** The triangle-free graphs of Mycielski; number 3 has 11 vertices. */
    private static int[][] mycielski(int number) {
        List<int[]> edges = new ArrayList<>(List.of(new int[] {1, 2}));
        int n = 2;
        for (int k = 1; k < number; k++) {
            int size = n;
            List<int[]> old = List.copyOf(edges);
            old.forEach(edge -> edges.add(new int[] {edge[0], size + edge[1]}));
            old.forEach(edge -> edges.add(new int[] {edge[1], size + edge[0]}));
            IntStream.rangeClosed(1, size).forEach(i -> edges.add(new int[] {size + i, 2 * size + 1}));
            n = 2 * n + 1;
        }
        return edges.toArray(int[][]::new);
    }

    /** Cells of a board, joined where a queen moves from one to the other. */
    private static int[][] queens(int n) {
        return IntStream.range(0, n * n)
                .boxed()
                .flatMap(x -> IntStream.range(x + 1, n * n)
                        .filter(y -> {
                            int rows = y / n - x / n;
                            int columns = Math.abs(y % n - x % n);
                            return rows == 0 || columns == 0 || rows == columns;
                        })
                        .mapToObj(y -> new int[] {x + 1, y + 1}))
                .toArray(int[][]::new);
    }

    private static int[][] randomEdges(int n, int count, int seed) {
        Random random = new Random(seed);
        Set<List<Integer>> edges = new LinkedHashSet<>();
        while (edges.size() < count) {
            int low = 1 + random.nextInt(n - 1);
            edges.add(List.of(low, low + 1 + random.nextInt(n - low)));
        }
        return edges.stream().map(edge -> new int[] {edge.get(0), edge.get(1)}).toArray(int[][]::new);
    }

    /** Each way to give each vertex a color, as a word of colors, where no edge has one color. */
    private static Set<String> allColorings(int n, int[][] edges, int colors) {
        Set<String> found = new TreeSet<>();
        for (int code = 0; code < Math.pow(colors, n); code++) {
            StringBuilder word = new StringBuilder();
            for (int v = 0, rest = code; v < n; v++, rest /= colors) {
                word.append(1 + rest % colors);
            }
            if (Stream.of(edges).allMatch(e -> word.charAt(e[0] - 1) != word.charAt(e[1] - 1))) {
                found.add(word.toString());
            }
        }
        return found;
    }

    private Set<String> colorings(ColoringPuzzle graph) {
        Set<String> found = new TreeSet<>();
        coloring.solver(graph).forEach(solution -> {
            StringBuilder word = new StringBuilder("?".repeat(graph.graph().vertices()));
            solution.forEach(c -> word.replace(c.vertex() - 1, c.vertex(), Integer.toString(c.color())));
            assertThat(found.add(word.toString())).as("%s found once", word).isTrue();
            return Visit.CONTINUE;
        });
        return found;
    }

    private static String dimacs(int vertices, int[][] edges) {
        StringBuilder text = new StringBuilder("p edge " + vertices + " " + edges.length + "\n");
        Stream.of(edges).forEach(e -> text.append("e " + e[0] + " " + e[1] + "\n"));
        return text.toString();
    }

    private long count(String graph, int colors) {
        return coloring.solver(puzzle(graph, colors)).count().solutions().longValueExact();
    }

    private ColoringPuzzle puzzle(String graph, int colors) {
        return next(graph, Map.of("colors", Integer.toString(colors)));
    }

    private ColoringPuzzle next(String graph, Map<String, String> settings) {
        return coloring.next(text(graph, settings)).orElseThrow();
    }

    private static PuzzleText text(String text, Map<String, String> settings) {
        var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        return PuzzleText.of("<text>", bytes, settings, warning -> {});
    }
}
