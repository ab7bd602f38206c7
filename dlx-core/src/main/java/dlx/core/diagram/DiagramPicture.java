package dlx.core.diagram;

import dlx.api.Svg;
import dlx.core.diagram.nodes.SetFamily;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Draws a small diagram: a row per option, circles for nodes, solid lines to hi, dashed lines to lo. Lengths are in
 * units of one row.
 */
final class DiagramPicture {

    /** Maximum number of nodes, beyond which a picture is unreadable. */
    private static final int MOST_NODES = 200;

    /** Height of the letters. */
    private static final double LETTERS = 0.4;

    /** Mean width of a letter divided by its height. */
    private static final double WIDTH = 0.56;

    /** Maximum number of characters of a label. */
    private static final int LONGEST_LABEL = 48;

    private static final double RADIUS = 0.22;

    private final Zdd zdd;
    private final IntFunction<String> label;
    private final Layers layers;
    private final double left;
    private final Svg svg;

    private DiagramPicture(Zdd zdd, IntFunction<String> label) {
        this.zdd = zdd;
        this.label = label;
        layers = new Layers(zdd.family());
        int longest = 0;
        for (int rank : layers.ranks()) {
            longest =
                    Math.max(longest, label(rank).codePointCount(0, label(rank).length()));
        }
        left = longest * LETTERS * WIDTH + 0.3;
        svg = new Svg(left + layers.width() + 1, layers.height());
    }

    /** Returns the picture as an SVG document. */
    static String of(Zdd zdd, IntFunction<String> label) {
        if (zdd.size() > MOST_NODES) {
            throw new IllegalArgumentException("zdd: " + zdd.size() + " nodes; expected at most " + MOST_NODES
                    + " for a picture. For more nodes write DOT, which Graphviz draws");
        }
        return new DiagramPicture(zdd, label).draw();
    }

    private String label(int rank) {
        String whole = label.apply(zdd.family().order().option(rank));
        return whole.codePointCount(0, whole.length()) <= LONGEST_LABEL
                ? whole
                : whole.substring(0, whole.offsetByCodePoints(0, LONGEST_LABEL - 1)) + "…";
    }

    private String draw() {
        for (int row = 0; row < layers.ranks().length; row++) {
            svg.line(left, row + 0.5, left + layers.width() + 1, row + 0.5, 0.02, "#dddddd");
            String word = label(layers.ranks()[row]);
            svg.word((left - 0.3) / 2, row + 0.5, LETTERS, "black", word);
        }
        layers.edges().forEach(this::draw);
        for (int n = 2; n < zdd.size(); n++) {
            svg.circle(x(layers.point(n)), y(layers.point(n)), RADIUS, "#cfe3f5");
        }
        Layers.Point end = layers.point(SetFamily.UNIT);
        svg.box(x(end) - 0.25, y(end) - 0.25, 0.5, 0.5, "black");
        svg.box(x(end) - 0.22, y(end) - 0.22, 0.44, 0.44, "white");
        svg.word(x(end), y(end), LETTERS, "black", zdd.isEmpty() ? "0" : "1");
        return svg.toString();
    }

    private double x(Layers.Point point) {
        return left + 0.5 + point.x;
    }

    private static double y(Layers.Point point) {
        return point.row + 0.5;
    }

    private void draw(Layers.Edge edge) {
        List<Layers.Point> way = edge.way();
        for (int k = 1; k < way.size(); k++) {
            double from = x(way.get(k - 1)) + edge.aside();
            double to = x(way.get(k)) + edge.aside();
            if (edge.hi()) {
                svg.line(from, y(way.get(k - 1)), to, y(way.get(k)), 0.05, "#1f4e79");
            } else {
                dashed(from, y(way.get(k - 1)), to, y(way.get(k)));
            }
        }
    }

    private void dashed(double x1, double y1, double x2, double y2) {
        int dashes = (int) Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 0.22));
        for (int k = 0; k < dashes; k++) {
            double from = (k + 0.2) / dashes;
            double to = (k + 0.7) / dashes;
            svg.line(
                    x1 + (x2 - x1) * from,
                    y1 + (y2 - y1) * from,
                    x1 + (x2 - x1) * to,
                    y1 + (y2 - y1) * to,
                    0.04,
                    "#b04a2f");
        }
    }
}
