package dlx.modelers.graceful;

import static dlx.modelers.graph.DimacsReader.kind;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.graph.AdjacencyReader;
import dlx.modelers.graph.DimacsReader;
import dlx.modelers.graph.Graph;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The text of a puzzle: a graph by its name or as a DIMACS file, and the labels after it. */
final class GraphText {

    static final int MOST_EDGES = 100;

    private static final String LABELS = "labels";
    private static final String FREE = ".";

    private GraphText() {}

    static Labeling read(PuzzleText text) {
        text.skipBlank();
        Line first = text.look().orElseThrow(() -> text.endOfText("a graph"));
        Labeling labeling =
                NamedGraph.called(kind(first)).isPresent() ? named(text.next("a graph")) : edges(text, first);
        Graph graph = labeling.graph();
        warn(text, first, graph);
        if (text.look().filter(GraphText::givesLabels).isPresent()) {
            Line line = text.next(LABELS);
            Labeling labeled = new Labeling(labeling.name(), graph, labels(line, graph));
            labeled.clash().ifPresent(sentence -> text.warn(line, sentence));
            return labeled;
        }
        return labeling;
    }

    /** Skips the remaining lines of a rejected puzzle. */
    static void skipRest(PuzzleText text) {
        new DimacsReader(text, line -> NamedGraph.called(kind(line)).isPresent()).skipRest();
    }

    /** Returns the text of a puzzle with some labels, as {@link #read} reads it. */
    static String write(Labeling labeling, List<Integer> labels) {
        StringBuilder text = new StringBuilder();
        if (labeling.name().isEmpty()) {
            Graph graph = labeling.graph();
            text.append("p edge " + graph.vertices() + ' ' + labeling.greatest() + '\n');
            graph.edges().forEach(edge -> text.append("e " + edge.low() + ' ' + edge.high() + '\n'));
        } else {
            text.append(labeling.name()).append('\n');
        }
        return text.append(LABELS)
                .append(labels.stream()
                        .map(label -> ' ' + (label == Labeling.FREE ? FREE : label.toString()))
                        .collect(Collectors.joining()))
                .append('\n')
                .toString();
    }

    private static Labeling named(Line line) {
        WordReader words = new WordReader(line);
        NamedGraph named = NamedGraph.called(words.next("a graph").text()).orElseThrow();
        List<Integer> sizes = new ArrayList<>();
        for (String size : named.sizes()) {
            sizes.add(words.next(size + " of '" + named.form() + '\'').toInt("a size", named.least, MOST_EDGES));
        }
        words.end('\'' + named.form() + '\'');
        Graph graph = named.of(sizes.stream().mapToInt(size -> size).toArray());
        refuseTooLarge(line, graph);
        return Labeling.free(
                String.join(" ", line.words().stream().map(Word::text).toList()), graph);
    }

    private static Labeling edges(PuzzleText text, Line first) {
        if (!List.of("p", "c").contains(kind(first)) && !AdjacencyReader.isRow(first)) {
            throw text.next("a graph")
                    .words()
                    .get(0)
                    .wrong("is not a graph", names() + ", or a line 'p edge VERTICES EDGES'");
        }
        DimacsReader reader = new DimacsReader(
                text, line -> givesLabels(line) || NamedGraph.called(kind(line)).isPresent());
        DimacsReader.Header header = reader.header(comment -> {});
        Graph graph = reader.graph(header);
        refuseTooLarge(header.line(), graph);
        int alone = Labeling.vertexWithoutEdge(graph);
        if (alone > 0) {
            throw header.line().error(1, "vertex " + alone + " does not have an edge; expected one at each vertex");
        }
        return Labeling.free("", graph);
    }

    private static boolean givesLabels(Line line) {
        return kind(line).equals(LABELS);
    }

    private static List<Integer> labels(Line line, Graph graph) {
        WordReader words = new WordReader(line);
        words.next(LABELS);
        List<Integer> labels = new ArrayList<>();
        for (int vertex = 1; vertex <= graph.vertices(); vertex++) {
            Word word = words.next("the label of vertex " + vertex + ", or '.'");
            boolean free = word.text().equals(FREE);
            labels.add(
                    free
                            ? Labeling.FREE
                            : word.toInt("a label", 0, graph.edges().size()));
        }
        words.end("the label of vertex " + graph.vertices());
        return labels;
    }

    private static void refuseTooLarge(Line line, Graph graph) {
        if (graph.edges().size() > MOST_EDGES) {
            throw line.error(1, "the graph has " + graph.edges().size() + " edges; expected at most " + MOST_EDGES);
        }
    }

    /**
     * Warns if a graph does not have a solution for a simple reason: it has too many vertices, or Rosa's parity
     * condition fails.
     */
    private static void warn(PuzzleText text, Line line, Graph graph) {
        int edges = graph.edges().size();
        boolean even = graph.edgesAt().stream().allMatch(at -> at.size() % 2 == 0);
        if (graph.vertices() > edges + 1) {
            text.warn(
                    line,
                    graph.vertices() + " vertices have no solution; " + edges + " edges give " + (edges + 1)
                            + " labels");
        } else if (even && (edges % 4 == 1 || edges % 4 == 2)) {
            text.warn(
                    line,
                    edges + " edges have no solution where each vertex has an even number of them; "
                            + "a multiple of 4, or one less, could have one");
        }
    }

    private static String names() {
        return Arrays.stream(NamedGraph.values()).map(NamedGraph::word).collect(Collectors.joining(", "));
    }
}
