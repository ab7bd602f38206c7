package dlx.modelers.graph;

import dlx.api.Area;
import dlx.api.Svg;
import java.util.List;

/**
 * Draws a graph with its vertices on a circle, the first on top. The constructor draws the edges; vertices and words
 * are drawn by later calls.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class GraphPicture {

    private static final double RADIUS = 0.4;

    /** Distance from the center of a vertex outwards to the center of its word, in cells. */
    private static final double LABEL = 0.75;

    /** Minimum distance from a vertex to the next along the circle, in cells. */
    private static final double DISTANCE = 1.3;

    /** Maximum distance of the word of an edge from the edge's first end, in cells. */
    private static final double WORD = 1.15;

    private static final String EDGE = "#808080";

    private static final String LEGEND = "#333";

    /** Height of a line of the legend, in cells. */
    private static final double LINE = 0.55;

    /** Width of a color and its meaning in the legend, in cells. */
    private static final double SAMPLE = 2;

    /** Radius of the circle of the vertices, in cells. */
    private final double radius;

    private final double middle;
    private final int vertices;
    private final Svg picture;

    /**
     * Creates a picture of the edges.
     *
     * @param graph the graph
     */
    public GraphPicture(Graph graph) {
        this(graph, List.of(), List.of());
    }

    /**
     * Creates a picture of the edges, with a legend below it.
     *
     * @param graph the graph
     * @param sentences explanations of numbers and words in the picture, a line each
     * @param colors meanings of the colors 0, 1, ... of {@link Svg#color}, in a few characters each
     */
    public GraphPicture(Graph graph, List<String> sentences, List<String> colors) {
        this(graph.vertices(), sentences, colors);
        graph.edges().forEach(this::drawEdge);
    }

    private GraphPicture(int vertices, List<String> sentences, List<String> colors) {
        this.vertices = vertices;
        radius = vertices == 1 ? 0 : Math.max(2.5, vertices * DISTANCE / (2 * Math.PI));
        middle = radius + LABEL + 0.3;
        int perLine = Math.max(1, (int) (2 * middle / SAMPLE));
        int lines = sentences.size() + (colors.size() + perLine - 1) / perLine;
        picture = new Svg(2 * middle, 2 * middle + LINE * lines);
        for (int k = 0; k < sentences.size(); k++) {
            picture.word(middle, 2 * middle + LINE * (k + 0.5), 0.3, LEGEND, sentences.get(k));
        }
        for (int k = 0; k < colors.size(); k++) {
            double x = SAMPLE * (k % perLine);
            double y = 2 * middle + LINE * (sentences.size() + k / perLine + 0.5);
            picture.circle(x + 0.25, y, 0.18, Svg.color(k)).word(x + 0.55 + SAMPLE / 4, y, 0.3, LEGEND, colors.get(k));
        }
    }

    /**
     * Draws a vertex over its edges.
     *
     * @param vertex number of the vertex, from 1
     * @param fill its color
     * @param inside the word in it, in bold letters
     * @param outside the word beside it
     * @return this picture
     */
    public GraphPicture vertex(int vertex, String fill, String inside, String outside) {
        double x = x(vertex, radius);
        double y = y(vertex, radius);
        picture.circle(x, y, RADIUS, fill);
        picture.boldWord(x, y, 0.4, "black", inside);
        double away = radius + LABEL;
        picture.word(x(vertex, away), y(vertex, away), 0.35, "black", outside);
        return this;
    }

    /**
     * Writes a word on an edge: at its center, or near its first end if the edge is long, because long edges cross.
     *
     * @param edge an edge of the graph
     * @param word a few characters
     * @return this picture
     */
    public GraphPicture edgeWord(Edge edge, String word) {
        double fromX = x(edge.low(), radius);
        double fromY = y(edge.low(), radius);
        double alongX = x(edge.high(), radius) - fromX;
        double alongY = y(edge.high(), radius) - fromY;
        double part = Math.min(0.5, WORD / Math.hypot(alongX, alongY));
        double x = fromX + part * alongX;
        double y = fromY + part * alongY;
        picture.box(x - 0.2, y - 0.2, 0.4, 0.4, "white").word(x, y, 0.3, "black", word);
        return this;
    }

    /**
     * Returns the place of a vertex in the picture of its graph.
     *
     * @param graph the graph
     * @param vertex number of the vertex, from 1
     * @return a box around it, without the word beside it
     */
    public static Area area(Graph graph, int vertex) {
        GraphPicture places = new GraphPicture(graph.vertices(), List.of(), List.of());
        double x = places.x(vertex, places.radius);
        double y = places.y(vertex, places.radius);
        return new Area(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    /**
     * Returns the picture so far.
     *
     * @return the picture, to be kept or drawn on
     */
    public Svg svg() {
        return picture;
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
