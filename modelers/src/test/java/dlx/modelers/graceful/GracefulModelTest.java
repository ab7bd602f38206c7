package dlx.modelers.graceful;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.graceful.GracefulModel.LabeledEdge;
import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import dlx.modelers.grid.Texts;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GracefulModelTest extends ExactCoverModelContract<Labeling, LabeledEdge> {

    private final LoadedModel<Labeling, LabeledEdge> graceful = LoadedModel.of(new GracefulModel(), "test");

    @Override
    protected GracefulModel model() {
        return new GracefulModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "path 8",
                40L, // OEIS A006967
                "path 10",
                296L, // OEIS A006967
                "complete 4",
                48L, // Knuth's DLX2 on the same items and options
                "complete 5",
                0L, // Golomb: only up to four vertices
                "cycle 5",
                0L, // Rosa's parity condition
                "cycle 4\nlabels 0 . 0 .",
                0L,
                "c a path\np edge 3 2\ne 1 2\ne 3 2\nlabels . 0 .",
                2L,
                "wheel 4",
                64L); // by trying all, below
    }

    @Test
    void aTableOfZerosAndOnesIsAGraph() {
        LoadedModel<Labeling, ?> graphs = LoadedModel.of(new GracefulModel(), "test");
        assertThat(graphs.puzzle("0,1,0\n1,0,1\n0,1,0\nlabels . 0 .\n"))
                .isEqualTo(graphs.puzzle("p edge 3 2\ne 1 2\ne 2 3\nlabels . 0 .\n"));
    }

    @Test
    void labelsOptionsShortlyAndEachInItsOwnWay() {
        Cover<LabeledEdge> cover = graceful.solverOf("path 8").cover();
        assertThat(cover.label(0)).isEqualTo("edge 1-2: 0,1");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "path 2",
                "path 5",
                "cycle 3",
                "cycle 4",
                "cycle 6",
                "complete 3",
                "star 4",
                "wheel 3",
                "ladder 2",
                "bipartite 2 3",
                "p edge 4 3\ne 1 2\ne 3 4\ne 2 4\n",
                "p edge 4 2\ne 1 2\ne 3 4\n",
                "path 5\nlabels . 0 . . .",
                "bipartite 2 2\nlabels 2 . . 0",
                "star 3\nlabels 1 . . ."
            })
    void findsWhatTryingAllLabelsFinds(String text) {
        Labeling puzzle = graceful.puzzle(text);
        assertThat(labelings(puzzle)).isEqualTo(allLabelings(puzzle));
    }

    @ParameterizedTest(name = "{0}: {1} primary, {2} secondary items, {3} options, {4} solutions in {5} nodes")
    @CsvSource({ // the project's corpus; nodes of Knuth's DLX2 on the same items and options
        "path 8, 14, 16, 392, 40, 411",
        "path 10, 18, 20, 810, 296, 3063",
        "complete 4, 12, 11, 252, 48, 349"
    })
    void searchesTheTreeThatWasMeasured(
            String text, int primary, int secondary, int options, int solutions, long nodes) {
        var solver = graceful.solver(graceful.puzzle(text)).toBuilder()
                .engine("links")
                .build();
        Cover<LabeledEdge> cover = solver.cover();
        assertThat(IntStream.range(0, cover.itemCount()).filter(cover::isPrimary))
                .hasSize(primary);
        assertThat(cover.itemCount()).isEqualTo(primary + secondary);
        assertThat(cover.optionCount()).isEqualTo(options);
        var report = solver.count();
        assertThat(report.solutions()).isEqualTo(solutions);
        assertThat(report.nodes()).isEqualTo(nodes);
    }

    @ParameterizedTest(name = "{0}: {1} symmetries")
    @CsvSource({
        "path 5, 2", "cycle 4, 8", "cycle 8, 16", "complete 4, 24", "complete 5, 120", "bipartite 2 3, 12",
        "bipartite 3 3, 72", "star 5, 120", "wheel 4, 8", "wheel 3, 24", "ladder 2, 8", "ladder 4, 4",
        "petersen, 120"
    })
    void findsTheSymmetriesOfGraphs(String text, int size) {
        assertThat(group(new GraphSymmetries(graceful.puzzle(text).graph()).generators()))
                .hasSize(size);
    }

    @ParameterizedTest
    @ValueSource(strings = {"path 3", "path 6", "cycle 4", "complete 4", "wheel 4", "bipartite 2 3"})
    void keepsOneOfTheLabelingsThatAreTheSame(String text) {
        Labeling puzzle = graceful.puzzle(text);
        Set<List<Integer>> open = new HashSet<>(allLabelings(puzzle));
        Set<List<Integer>> group = group(new GraphSymmetries(puzzle.graph()).generators());
        int classes = 0;
        while (!open.isEmpty()) {
            List<Integer> labels = open.iterator().next();
            for (List<Integer> map : group) {
                List<Integer> moved = map.stream().map(v -> labels.get(v - 1)).toList();
                open.remove(moved);
                open.remove(
                        moved.stream().map(label -> puzzle.greatest() - label).toList());
            }
            classes++;
        }
        assertThat(graceful.solver(puzzle).toBuilder()
                        .symmetries(graceful.symmetries(puzzle))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(classes);
    }

    @Test
    void hasNoSymmetriesWhereLabelsAreGiven() {
        assertThat(model().symmetries(graceful.puzzle("path 3\nlabels . 0 ."))).isEmpty();
    }

    @Test
    void writesTheGraphAndItsLabels() {
        LabeledEdge first = new LabeledEdge(new Edge(1, 2), 0, 2);
        assertThat(model().render(graceful.puzzle(" path  3 "), Solution.of(List.of(first))))
                .isEqualTo("path 3\nlabels 0 2 .\n");
        assertThat(model().render(graceful.puzzle("p col 3 4\ne 2 1\ne 1 2\ne 2 3\ne 3 2\n"), Solution.of(List.of())))
                .isEqualTo("p edge 3 2\ne 1 2\ne 2 3\nlabels . . .\n");
    }

    @Test
    void warnsOfGraphsThatHaveNoLabeling() {
        assertThat(Texts.warnings(
                        graceful, "cycle 5\ncycle 6\ncycle 7\ncycle 8\ncomplete 5\np edge 4 2\ne 1 2\ne 3 4\n"))
                .containsExactly(
                        "file:1: 5 edges have no solution where each vertex has an even number of them; "
                                + "a multiple of 4, or one less, could have one",
                        "file:2: 6 edges have no solution where each vertex has an even number of them; "
                                + "a multiple of 4, or one less, could have one",
                        "file:5: 10 edges have no solution where each vertex has an even number of them; "
                                + "a multiple of 4, or one less, could have one",
                        "file:6: 4 vertices have no solution; 2 edges give 3 labels");
    }

    @Test
    void goesOnAfterABadGraph() {
        PuzzleText text =
                PuzzleText.of("path 3\nlabels 9 . .\ncycle 3\np edge 2 1\ne 1 x\ne 1 2\nlabels 0 1\nstar\npath 4\n");
        assertThat(Texts.readOn(graceful, text, Labeling::greatest))
                .isEqualTo("error in line 2 3 error in line 5 error in line 8 3");
    }

    @Test
    void drawsLabelsInVerticesAndDifferencesOnEdges() {
        Labeling puzzle = graceful.puzzle("path 4\nlabels 0 . . .");
        List<LabeledEdge> solution = graceful.solver(puzzle).solve().options().orElseThrow();
        String picture = model().picture(puzzle, Solution.of(solution)).toString();
        assertThat(picture.split("<line", -1)).hasSize(1 + 3);
        assertThat(picture.split("<circle", -1)).hasSize(1 + 4);
        assertThat(words(picture, "bold")).containsExactlyInAnyOrder("0", "1", "2", "3");
        assertThat(words(picture, "normal"))
                .filteredOn(word -> word.length() == 1)
                .containsExactlyInAnyOrder("1", "2", "3", "1", "2", "3", "4");
        assertThat(picture.split("#c8c8c8", -1)).as("one given").hasSize(2);
    }

    /** All labels for all vertices, tried one after the other. */
    private static Set<List<Integer>> allLabelings(Labeling puzzle) {
        Set<List<Integer>> found = new HashSet<>();
        tryAll(puzzle, new ArrayList<>(), found);
        return found;
    }

    private static void tryAll(Labeling puzzle, List<Integer> labels, Set<List<Integer>> found) {
        Graph graph = puzzle.graph();
        if (labels.size() == graph.vertices()) {
            if (graph.edges().stream()
                            .map(edge -> Math.abs(labels.get(edge.low() - 1) - labels.get(edge.high() - 1)))
                            .distinct()
                            .count()
                    == graph.edges().size()) {
                found.add(List.copyOf(labels));
            }
            return;
        }
        int given = puzzle.labels().get(labels.size());
        for (int label = 0; label <= puzzle.greatest(); label++) {
            if ((given < 0 || given == label) && !labels.contains(label)) {
                labels.add(label);
                tryAll(puzzle, labels, found);
                labels.remove(labels.size() - 1);
            }
        }
    }

    private Set<List<Integer>> labelings(Labeling puzzle) {
        Set<List<Integer>> found = new HashSet<>();
        graceful.solver(puzzle).forEach(solution -> {
            Integer[] labels = new Integer[puzzle.graph().vertices()];
            for (LabeledEdge option : solution) {
                labels[option.edge().low() - 1] = option.lowLabel();
                labels[option.edge().high() - 1] = option.highLabel();
            }
            assertThat(found.add(Arrays.asList(labels))).as("found once").isTrue();
            return Visit.CONTINUE;
        });
        return found;
    }

    /** All products of some maps; a map is the list of images of 1, 2 and so on. */
    private static Set<List<Integer>> group(List<List<Integer>> generators) {
        if (generators.isEmpty()) {
            return Collections.emptySet();
        }
        List<Integer> identity =
                IntStream.rangeClosed(1, generators.get(0).size()).boxed().toList();
        List<List<Integer>> group = new ArrayList<>(List.of(identity));
        Set<List<Integer>> seen = new HashSet<>(group);
        for (int i = 0; i < group.size(); i++) {
            for (List<Integer> generator : generators) {
                List<Integer> product =
                        group.get(i).stream().map(v -> generator.get(v - 1)).toList();
                if (seen.add(product)) {
                    group.add(product);
                }
            }
        }
        return seen;
    }

    private static List<String> words(String picture, String weight) {
        return Pattern.compile("\"" + weight + "\".*>([^<]+)</text>")
                .matcher(picture)
                .results()
                .map(word -> word.group(1))
                .toList();
    }
}
