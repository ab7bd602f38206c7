package dlx.core.diagram;

import dlx.core.diagram.nodes.LevelIndex;
import dlx.core.diagram.nodes.SetFamily;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Layout of a small diagram as a picture: one row for each rank that has nodes, and one for the terminal. An edge that
 * passes a row has a bend there. The points of a row are sorted by the mean position of their neighbors above, then
 * below, repeatedly. Then they move towards these neighbors, with a minimum distance between them (Sugiyama, Tagawa,
 * Toda, IEEE SMC 1981).
 */
final class Layers {

    /** Point in a row: a node, or a bend where an edge passes the row. */
    static final class Point {

        final int row;
        final boolean node;
        final List<Point> above = new ArrayList<>();
        final List<Point> below = new ArrayList<>();
        double x;

        Point(int row, boolean node) {
            this.row = row;
            this.node = node;
        }
    }

    /**
     * Edge from a node to a child.
     *
     * @param hi true for an edge to hi, false for an edge to lo
     * @param way the points of the edge, from the node through the bends to the child
     * @param aside horizontal shift of the edge, in units of the picture; 0 unless both children are equal
     */
    record Edge(boolean hi, List<Point> way, double aside) {}

    /** Horizontal shift of the two edges to a common child, in units of the picture. */
    private static final double ASIDE = 0.1;

    /** Number of passes over the rows, alternately downwards and upwards. */
    private static final int ROUNDS = 24;

    /** Rank of each row, except the last row, which contains the terminal. */
    private final int[] ranks;

    /** Points of each row, from left to right. */
    private final List<List<Point>> rows = new ArrayList<>();

    /** Point of each node; null for the empty family. */
    private final Point[] points;

    private final List<Edge> edges = new ArrayList<>();

    Layers(SetFamily family) {
        int[][] nodes = LevelIndex.of(family);
        ranks = IntStream.range(0, nodes.length)
                .filter(r -> nodes[r].length > 0)
                .toArray();
        points = new Point[family.size()];
        for (int rank : ranks) {
            for (int n = nodes[rank].length - 1; n >= 0; n--) {
                points[nodes[rank][n]] = new Point(rows.size(), true);
            }
            rows.add(new ArrayList<>());
        }
        points[SetFamily.UNIT] = new Point(rows.size(), true);
        rows.add(new ArrayList<>());
        for (int n = family.size() - 1; n >= 1; n--) {
            rows.get(points[n].row).add(points[n]);
        }
        for (int n = family.size() - 1; n >= 2; n--) {
            double aside = family.lo(n) == family.hi(n) ? ASIDE : 0;
            connect(points[n], points[family.hi(n)], true, aside);
            if (family.lo(n) != SetFamily.EMPTY) {
                connect(points[n], points[family.lo(n)], false, -aside);
            }
        }
        sort();
        place();
    }

    private void connect(Point from, Point to, boolean hi, double aside) {
        List<Point> way = new ArrayList<>(List.of(from));
        for (int row = from.row + 1; row < to.row; row++) {
            Point bend = new Point(row, false);
            rows.get(row).add(bend);
            way.add(bend);
        }
        way.add(to);
        for (int k = 1; k < way.size(); k++) {
            way.get(k - 1).below.add(way.get(k));
            way.get(k).above.add(way.get(k - 1));
        }
        edges.add(new Edge(hi, way, aside));
    }

    private void sort() {
        rows.forEach(Layers::number);
        for (int round = 0; round < ROUNDS; round++) {
            boolean down = round % 2 == 0;
            for (int k = 0; k < rows.size(); k++) {
                List<Point> row = rows.get(down ? k : rows.size() - 1 - k);
                row.sort(Comparator.comparingDouble(p -> middle(down ? p.above : p.below, p.x)));
                number(row);
            }
        }
    }

    private static void number(List<Point> row) {
        for (int k = 0; k < row.size(); k++) {
            row.get(k).x = k - (row.size() - 1) / 2.0;
        }
    }

    private static double middle(List<Point> points, double otherwise) {
        return points.stream().mapToDouble(p -> p.x).average().orElse(otherwise);
    }

    private void place() {
        for (int round = 0; round < ROUNDS; round++) {
            boolean down = round % 2 == 0;
            for (int k = 0; k < rows.size(); k++) {
                place(rows.get(down ? k : rows.size() - 1 - k));
            }
        }
        double left =
                rows.stream().flatMap(List::stream).mapToDouble(p -> p.x).min().orElse(0);
        rows.stream().flatMap(List::stream).forEach(p -> p.x -= left);
    }

    /**
     * Moves the points of a row as near to the mean of their neighbors as the distances allow. Two placements, from the
     * left and from the right, both keep the distances; therefore their mean keeps them too.
     */
    private static void place(List<Point> row) {
        double[] wish = row.stream()
                .mapToDouble(p -> (middle(p.above, p.x) + middle(p.below, p.x)) / 2)
                .toArray();
        double[] fromLeft = wish.clone();
        for (int k = 1; k < wish.length; k++) {
            fromLeft[k] = Math.max(wish[k], fromLeft[k - 1] + distance(row.get(k - 1), row.get(k)));
        }
        for (int k = wish.length - 2; k >= 0; k--) {
            wish[k] = Math.min(wish[k], wish[k + 1] - distance(row.get(k), row.get(k + 1)));
        }
        for (int k = 0; k < wish.length; k++) {
            row.get(k).x = (fromLeft[k] + wish[k]) / 2;
        }
    }

    private static double distance(Point one, Point other) {
        return one.node && other.node ? 0.9 : one.node || other.node ? 0.6 : 0.35;
    }

    /** Returns the rank of each row, except the row of the terminal. */
    int[] ranks() {
        return ranks;
    }

    /** Returns the point of a node, or of the terminal 1. */
    Point point(int node) {
        return points[node];
    }

    List<Edge> edges() {
        return edges;
    }

    double width() {
        return rows.stream().flatMap(List::stream).mapToDouble(p -> p.x).max().orElse(0);
    }

    double height() {
        return rows.size();
    }
}
