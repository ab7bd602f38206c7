package dlx.modelers.coloring;

import dlx.api.Svg;
import dlx.modelers.coloring.ColoringModel.Choice;
import java.util.List;

/** Draws a graph with its vertices on a circle, the first on top; the number outside is that of the color. */
final class GraphPicture {

    private static final double RADIUS = 0.4;

    /** From the middle of a vertex outwards to the middle of the number of its color. */
    private static final double LABEL = 0.75;

    /** From one vertex to the next one along the circle, at least. */
    private static final double DISTANCE = 1.3;

    private static final String EDGE = "#808080";

    /** Of the circle on which the vertices stand. */
    private final double radius;

    private final double middle;
    private final int vertices;
    private final Svg picture;

    private GraphPicture(int vertices) {
        this.vertices = vertices;
        radius = vertices == 1 ? 0 : Math.max(2.5, vertices * DISTANCE / (2 * Math.PI));
        middle = radius + LABEL + 0.3;
        picture = new Svg(2 * middle, 2 * middle);
    }

    static Svg draw(Graph graph, List<Choice> solution) {
        GraphPicture picture = new GraphPicture(graph.vertices());
        graph.edges().forEach(picture::drawEdge);
        solution.forEach(picture::drawVertex);
        return picture.picture;
    }

    private void drawEdge(Edge edge) {
        picture.line(
                x(edge.low(), radius),
                y(edge.low(), radius),
                x(edge.high(), radius),
                y(edge.high(), radius),
                0.05,
                EDGE);
    }

    private void drawVertex(Choice choice) {
        int vertex = choice.vertex();
        double x = x(vertex, radius);
        double y = y(vertex, radius);
        picture.circle(x, y, RADIUS, Svg.color(choice.color() - 1));
        picture.boldWord(x, y, 0.4, "black", Integer.toString(vertex));
        double outside = radius + LABEL;
        picture.word(x(vertex, outside), y(vertex, outside), 0.35, "black", Integer.toString(choice.color()));
    }

    private double x(int vertex, double distance) {
        return middle + distance * Math.sin(angle(vertex));
    }

    private double y(int vertex, double distance) {
        return middle - distance * Math.cos(angle(vertex));
    }

    private double angle(int vertex) {
        return 2 * Math.PI * (vertex - 1) / vertices;
    }
}
