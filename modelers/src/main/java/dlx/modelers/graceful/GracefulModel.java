package dlx.modelers.graceful;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasPictures;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.graph.Edge;
import dlx.modelers.graph.GraphPicture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A model of graceful labelings: the vertices of a graph with m edges get different labels from 0 to m, so that the
 * differences along the edges are 1 to m, each once.
 *
 * <p>An option is an edge with the labels of its ends. Each edge is labeled once, each difference occurs once. The
 * color of a vertex is its label, so edges that meet agree. The color of a label is its vertex, so two vertices do not
 * share a label.
 *
 * @since 0.1
 */
public final class GracefulModel extends BundledModel<Labeling, GracefulModel.LabeledEdge>
        implements HasPictures<Labeling, GracefulModel.LabeledEdge>,
                HasSymmetries<Labeling, GracefulModel.LabeledEdge>,
                HasRecovery,
                HasReadableSolutions {

    private static final String GIVEN = "#c8c8c8";

    /**
     * The option "these are the labels of the ends of an edge".
     *
     * @param edge the edge
     * @param lowLabel the label of the vertex with the smaller number
     * @param highLabel the label of the other vertex
     */
    public record LabeledEdge(Edge edge, int lowLabel, int highLabel) {

        int difference() {
            return Math.abs(lowLabel - highLabel);
        }

        @Override
        public String toString() {
            return "edge " + edge.low() + '-' + edge.high() + ": " + lowLabel + ',' + highLabel;
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public GracefulModel() {
        super(
                "graceful",
                Topic.GRAPHS,
                "graceful labelings of graphs: the differences along the edges are 1 to m",
                "wheel 4\nlabels 0 . . . .\n");
    }

    @Override
    public String grammar() {
        return """
                A graph is a line with its name:

                %s

                or a DIMACS file: a line "p edge VERTICES EDGES", then a line "e A B" for each edge. Vertices are numbers
                from 1. Each vertex has an edge. If a named graph has a hub, the hub is vertex 1. Lines that start with the
                word c are comments. A table of zeros and ones is a graph too, with a row and a column for each vertex.

                A line "labels" right after the graph may give labels: for each vertex a number from 0 to the number m of
                edges, or '.' for a free label. Solutions are written in this way. Labelings are different solutions even if
                they differ only by a symmetry of the graph, or by m - x in the place of each label x; --distinct keeps one
                of them.

                An input may hold many graphs. A graph has at most %d edges.
                """.formatted(
                        Arrays.stream(NamedGraph.values())
                                .map(graph -> "  " + graph.form())
                                .collect(Collectors.joining("\n")),
                        GraphText.MOST_EDGES);
    }

    @Override
    public Labeling parse(PuzzleText text) {
        return GraphText.read(text);
    }

    @Override
    public boolean resume(PuzzleText text) {
        GraphText.skipRest(text);
        return true;
    }

    @Override
    public void describe(Labeling labeling, CoverBuilder<LabeledEdge> cover) {
        int m = labeling.greatest();
        List<Edge> edges = labeling.graph().edges();
        Items differences = cover.items("difference", 1, m);
        Items joined = cover.items("edge", m)
                .named(i -> "edge " + edges.get(i).low() + '-' + edges.get(i).high());
        Items vertices = cover.items("vertex", 1, labeling.graph().vertices()).secondary();
        Items labels = cover.items("label", m + 1).secondary();
        for (int difference = 1; difference <= m; difference++) {
            for (int e = 0; e < m; e++) {
                for (LabeledEdge option : options(labeling, edges.get(e), difference)) {
                    int low = option.edge.low();
                    int high = option.edge.high();
                    cover.option(
                            option,
                            differences.at(difference),
                            joined.at(e),
                            vertices.at(low).colored(option.lowLabel),
                            vertices.at(high).colored(option.highLabel),
                            labels.at(option.lowLabel).colored(low),
                            labels.at(option.highLabel).colored(high));
                }
            }
        }
    }

    @Override
    public String render(Labeling labeling, Solution<LabeledEdge> solution) {
        return GraphText.write(labeling, labels(labeling, solution.options()));
    }

    @Override
    public Svg picture(Labeling labeling, Solution<LabeledEdge> solution) {
        GraphPicture picture = new GraphPicture(
                labeling.graph(),
                List.of("inside: the label, grey where given", "on an edge: the difference; beside: the vertex"),
                List.of());
        solution.options().forEach(option -> picture.edgeWord(option.edge, Integer.toString(option.difference())));
        List<Integer> labels = labels(labeling, solution.options());
        for (int vertex = 1; vertex <= labels.size(); vertex++) {
            int label = labels.get(vertex - 1);
            boolean given = labeling.labels().get(vertex - 1) != Labeling.FREE;
            picture.vertex(
                    vertex,
                    given ? GIVEN : Svg.color(0),
                    label == Labeling.FREE ? "" : Integer.toString(label),
                    Integer.toString(vertex));
        }
        return picture.svg();
    }

    @Override
    public List<Area> areas(Labeling labeling, LabeledEdge option) {
        return Stream.of(option.edge.low(), option.edge.high())
                .map(vertex -> GraphPicture.area(labeling.graph(), vertex))
                .toList();
    }

    /**
     * Returns the symmetries of a graph without given labels: the symmetries of the graph, and the exchange of each
     * label x for m - x.
     */
    @Override
    public List<UnaryOperator<LabeledEdge>> symmetries(Labeling labeling) {
        if (!labeling.isFree()) {
            return List.of();
        }
        int m = labeling.greatest();
        UnaryOperator<LabeledEdge> upsideDown =
                option -> new LabeledEdge(option.edge, m - option.lowLabel, m - option.highLabel);
        return Stream.concat(
                        Stream.of(upsideDown),
                        new GraphSymmetries(labeling.graph())
                                .generators().stream().map(map -> option -> moved(option, map)))
                .toList();
    }

    private static LabeledEdge moved(LabeledEdge option, List<Integer> map) {
        int low = map.get(option.edge.low() - 1);
        int high = map.get(option.edge.high() - 1);
        Edge edge = new Edge(low, high);
        return low < high
                ? new LabeledEdge(edge, option.lowLabel, option.highLabel)
                : new LabeledEdge(edge, option.highLabel, option.lowLabel);
    }

    /** Returns the options of an edge with this difference that agree with the given labels. */
    private static List<LabeledEdge> options(Labeling labeling, Edge edge, int difference) {
        List<LabeledEdge> options = new ArrayList<>();
        for (int x = 0; x + difference <= labeling.greatest(); x++) {
            options.add(new LabeledEdge(edge, x, x + difference));
            options.add(new LabeledEdge(edge, x + difference, x));
        }
        options.removeIf(option ->
                !labeling.allows(edge.low(), option.lowLabel) || !labeling.allows(edge.high(), option.highLabel));
        return options;
    }

    /** Returns the label of each vertex, given or from a part of a solution. */
    private static List<Integer> labels(Labeling labeling, List<LabeledEdge> solution) {
        List<Integer> labels = new ArrayList<>(labeling.labels());
        for (LabeledEdge option : solution) {
            labels.set(option.edge.low() - 1, option.lowLabel);
            labels.set(option.edge.high() - 1, option.highLabel);
        }
        return labels;
    }
}
