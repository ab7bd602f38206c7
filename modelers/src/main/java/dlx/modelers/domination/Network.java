package dlx.modelers.domination;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.Svg;
import dlx.modelers.domination.DominationModel.Guard;
import dlx.modelers.domination.DominationModel.Vertex;
import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import dlx.modelers.graph.GraphPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A graph: a guard on a vertex watches it and its neighbors. */
record Network(Graph graph) implements Ground {

    private static final String WATCHED = "white";
    private static final String UNWATCHED = "#c0c0c0";

    @Override
    public void describe(CoverBuilder<Guard> cover) {
        Items vertices = cover.items("vertex", 1, graph.vertices()).repeated();
        List<List<Integer>> edgesAt = graph.edgesAt();
        for (int vertex = 1; vertex <= graph.vertices(); vertex++) {
            List<Item> watched = new ArrayList<>();
            watched.add(vertices.at(vertex));
            for (int edge : edgesAt.get(vertex - 1)) {
                watched.add(vertices.at(other(graph.edges().get(edge), vertex)));
            }
            cover.option(new Vertex(vertex), 1, watched);
        }
    }

    @Override
    public String render(List<Guard> guards) {
        return guards.stream()
                .map(guard -> Integer.toString(((Vertex) guard).number()))
                .collect(Collectors.joining(" ", "", "\n"));
    }

    /**
     * Returns a picture in which each guard has a color. The label of any other vertex lists the guards that watch it.
     */
    @Override
    public Svg picture(List<Guard> guards) {
        List<Integer> chosen =
                guards.stream().map(guard -> ((Vertex) guard).number()).toList();
        List<List<Integer>> edgesAt = graph.edgesAt();
        GraphPicture picture = new GraphPicture(
                graph,
                List.of("in color: a guard; white: watched; grey: not watched", "beside a vertex: who watches it"),
                List.of());
        for (int vertex = 1; vertex <= graph.vertices(); vertex++) {
            int self = vertex;
            List<Integer> watchers = edgesAt.get(vertex - 1).stream()
                    .map(edge -> other(graph.edges().get(edge), self))
                    .filter(chosen::contains)
                    .sorted()
                    .toList();
            int guard = chosen.indexOf(vertex);
            String fill = guard >= 0 ? Svg.color(guard) : watchers.isEmpty() ? UNWATCHED : WATCHED;
            picture.vertex(
                    vertex,
                    fill,
                    Integer.toString(vertex),
                    guard >= 0 ? "" : watchers.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        }
        return picture.svg();
    }

    @Override
    public Area area(Guard guard) {
        return GraphPicture.area(graph, ((Vertex) guard).number());
    }

    /** Returns an empty list, because this model does not search for the symmetries of a graph. */
    @Override
    public List<UnaryOperator<Guard>> symmetries() {
        return List.of();
    }

    private static int other(Edge edge, int vertex) {
        return edge.low() == vertex ? edge.high() : edge.low();
    }
}
