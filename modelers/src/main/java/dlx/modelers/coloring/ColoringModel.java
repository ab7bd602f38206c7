package dlx.modelers.coloring;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.graph.DimacsReader;
import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import dlx.modelers.graph.GraphPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A model that colors the vertices of a graph, so that joined vertices have different colors.
 *
 * <p>An option is a color for a vertex. Each vertex gets one color; of the two ends of an edge at most one gets a given
 * color. Colorings that differ by an exchange of colors are different solutions.
 *
 * @since 0.1
 */
public final class ColoringModel extends BundledModel<ColoringPuzzle, ColoringModel.Choice>
        implements HasPictures<ColoringPuzzle, ColoringModel.Choice>, HasRecovery {

    static final Setting.WholeNumber COLORS =
            Setting.number("colors", 1, GraphReader.MOST_COLORS, "how many colors there are");

    /**
     * The option "this vertex gets this color", whose label is {@code vertex 3: color 2}.
     *
     * @param vertex from 1
     * @param color from 1
     */
    public record Choice(int vertex, int color) {
        @Override
        public String toString() {
            return "vertex " + vertex + ": color " + color;
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public ColoringModel() {
        super("graph-coloring", Topic.GRAPHS, "graphs to be colored, in the DIMACS format", """
                c The Petersen graph: a ring of five vertices, a star of five, and the spokes between.
                c colors 3
                p edge 10 15
                e 1 2
                e 2 3
                e 3 4
                e 4 5
                e 5 1
                e 1 6
                e 2 7
                e 3 8
                e 4 9
                e 5 10
                e 6 8
                e 8 10
                e 10 7
                e 7 9
                e 9 6
                """, COLORS);
    }

    @Override
    public String grammar() {
        return """
                A graph is a DIMACS file (.col): a line "p edge VERTICES EDGES", then a line "e A B" for each edge.
                Vertices are numbers from 1. An edge may be given in both directions and counts once; EDGES is the
                number of edges, or of the lines that give them. Lines that start with the word c are comments. A table
                of zeros and ones is a graph too, with a row and a column for each vertex.

                The setting "colors" gives the number of colors, at most %d. Without the setting, a comment "c colors
                NUMBER" in front of the graph gives it. A solution is a line for each color with the vertices of that color.

                An input may hold many graphs. A graph has at most %d vertices and %d edges.
                """.formatted(GraphReader.MOST_COLORS, DimacsReader.MOST_VERTICES, DimacsReader.MOST_EDGES);
    }

    @Override
    public ColoringPuzzle parse(PuzzleText text) {
        return new GraphReader(text).read();
    }

    @Override
    public boolean resume(PuzzleText text) {
        new GraphReader(text).skipRest();
        return true;
    }

    @Override
    public void describe(ColoringPuzzle puzzle, CoverBuilder<Choice> cover) {
        Graph graph = puzzle.graph();
        int k = puzzle.colors();
        List<Edge> edges = graph.edges();
        Items vertices = cover.items("vertex", 1, graph.vertices());
        ItemGrid ends = cover.grid("edge", edges.size(), k).secondary().named((edge, c) -> name(edges.get(edge), c));
        List<List<Integer>> edgesAt = graph.edgesAt();
        for (int vertex = 1; vertex <= graph.vertices(); vertex++) {
            for (int color = 1; color <= k; color++) {
                List<Item> held = new ArrayList<>();
                held.add(vertices.at(vertex));
                for (int edge : edgesAt.get(vertex - 1)) {
                    held.add(ends.at(edge, color - 1));
                }
                cover.option(new Choice(vertex, color), held);
            }
        }
    }

    @Override
    public String render(ColoringPuzzle puzzle, Solution<Choice> solution) {
        List<StringBuilder> lines = IntStream.rangeClosed(1, puzzle.colors())
                .mapToObj(color -> new StringBuilder("color " + color + ":"))
                .toList();
        solution.options()
                .forEach(choice -> lines.get(choice.color() - 1).append(' ').append(choice.vertex()));
        return String.join("\n", lines) + "\n";
    }

    @Override
    public Svg picture(ColoringPuzzle puzzle, Solution<Choice> solution) {
        GraphPicture picture = new GraphPicture(
                puzzle.graph(),
                List.of("inside: the vertex; beside it: its color"),
                IntStream.rangeClosed(1, puzzle.colors())
                        .mapToObj(color -> "color " + color)
                        .toList());
        for (Choice choice : solution.options()) {
            String vertex = Integer.toString(choice.vertex());
            String color = Integer.toString(choice.color());
            picture.vertex(choice.vertex(), Svg.color(choice.color() - 1), vertex, color);
        }
        return picture.svg();
    }

    @Override
    public List<Area> areas(ColoringPuzzle puzzle, Choice choice) {
        return List.of(GraphPicture.area(puzzle.graph(), choice.vertex()));
    }

    private static String name(Edge edge, int color) {
        return "edge " + edge.low() + "-" + edge.high() + " color " + (color + 1);
    }
}
