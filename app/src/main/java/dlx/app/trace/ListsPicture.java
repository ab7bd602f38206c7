package dlx.app.trace;

import dlx.api.Cover;
import dlx.api.Svg;
import dlx.core.search.internal.LinkedLists;
import dlx.core.search.internal.LinkedLists.Header;
import dlx.core.search.internal.LinkedLists.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Draws the linked lists of the engine {@code links}: a box for each header and node, with its number and its links,
 * and a line between two neighbors. The lines pass by hidden boxes. Changes since the previous picture are red.
 *
 * <p>The first and last entry of a list are neighbors too, but only the numbers show this link.
 */
final class ListsPicture {

    /** Distance from one column to the next. */
    private static final double COLUMN = 2.3;

    /** Distance from one row to the next. */
    private static final double ROW = 1.5;

    private static final double WIDTH = 1.7;
    private static final double HEAD = 1.7;
    private static final double HEIGHT = 0.95;

    /** Distance between a line and the boxes that it passes. */
    private static final double BY = 0.25;

    private static final double BOLD = 0.4;
    private static final double SMALL = 0.3;
    private static final double LETTER = 0.6;
    private static final double THIN = 0.04;
    private static final String LINE = "#0072b2";
    private static final String CHANGED = "#c00000";
    private static final String GRAY = "#999999";
    private static final List<String> LEGEND = List.of(
            "header: number, LEN; ← LLINK → RLINK; ↑ ULINK ↓ DLINK; node: number; ↑ ULINK ↓ DLINK",
            "line: linked both ways; gray: not in its list, it keeps its links; red: changed since the picture before");

    private final DrawnMatrix matrix;
    private final Cover<?> cover;
    private final StepWords words;
    private final double left;
    private Optional<LinkedLists> before = Optional.empty();

    ListsPicture(DrawnMatrix matrix, StepWords words) {
        this.matrix = matrix;
        cover = matrix.cover;
        this.words = words;
        double longest = 0;
        for (int option = 0; option < cover.optionCount(); option++) {
            longest = Math.max(longest, words.row(option).length() * BOLD * LETTER);
        }
        left = Math.max(COLUMN, longest + 0.5);
    }

    Svg draw(LinkedLists lists, Captions captions) {
        double top = captions.height() + 0.4;
        double rows = top + HEAD + 0.55;
        double bottom = rows + ROW * cover.optionCount();
        Svg svg = new Svg(left + COLUMN * cover.itemCount(), bottom + 0.5 * LEGEND.size());
        captions.draw(svg);
        links(svg, lists, top, rows);
        lists.headers().forEach(header -> header(svg, header, top));
        for (int option = 0; option < cover.optionCount(); option++) {
            svg.word(
                    (left - 0.3) / 2,
                    y(rows, option) + HEIGHT / 2,
                    BOLD,
                    "black",
                    words.row(option).strip());
        }
        for (int k = 0; k < lists.nodes().size(); k++) {
            node(svg, lists.nodes().get(k), k, rows);
        }
        for (int k = 0; k < LEGEND.size(); k++) {
            svg.word(svg.width() / 2, bottom + 0.25 + 0.5 * k, SMALL, "black", LEGEND.get(k));
        }
        before = Optional.of(lists);
        return svg;
    }

    /** Returns the left edge of a header's boxes; the root is to the left of the first item. */
    private double x(int header) {
        return left + COLUMN * (header - 1);
    }

    private static double y(double rows, int option) {
        return rows + ROW * option;
    }

    /** Draws the lines, beneath the boxes, by following each list as a search does. */
    private void links(Svg svg, LinkedLists lists, double top, double rows) {
        List<Header> headers = lists.headers();
        for (Header from = headers.get(0); from.right() != 0; from = headers.get(from.right())) {
            across(svg, from.number(), from.right(), top);
        }
        Map<Integer, Node> numbered = new HashMap<>();
        lists.nodes().forEach(node -> numbered.put(node.number(), node));
        for (Header header : headers.subList(1, headers.size())) {
            int above = -1;
            for (int p = header.down(); p != header.number(); ) {
                Node node = Optional.ofNullable(numbered.get(p)).orElseThrow();
                down(svg, header, above, node.option(), top, rows);
                above = node.option();
                p = node.down();
            }
        }
    }

    /** Draws the line from a header to its right neighbor, above covered headers between them. */
    private void across(Svg svg, int from, int to, double top) {
        double begin = x(from) + WIDTH;
        double end = x(to);
        double middle = top + HEAD / 2;
        if (to == from + 1) {
            svg.line(begin, middle, end, middle, THIN, LINE);
            return;
        }
        double by = top - BY;
        svg.line(begin, middle, begin + BY, by, THIN, LINE);
        svg.line(begin + BY, by, end - BY, by, THIN, LINE);
        svg.line(end - BY, by, end, middle, THIN, LINE);
    }

    /**
     * Draws the line from a header or node down to the next node, to the right of hidden nodes between them.
     *
     * @param above option of the upper node; -1 for the header
     * @param below option of the lower node
     */
    private void down(Svg svg, Header header, int above, int below, double top, double rows) {
        double x = x(header.number()) + WIDTH / 2;
        double begin = above < 0 ? top + HEAD : y(rows, above) + HEIGHT;
        double end = y(rows, below);
        if (IntStream.range(above + 1, below).noneMatch(option -> matrix.holds(option, header.item()))) {
            svg.line(x, begin, x, end, THIN, LINE);
            return;
        }
        double by = x(header.number()) + WIDTH + BY;
        svg.line(x, begin, by, begin + BY, THIN, LINE);
        svg.line(by, begin + BY, by, end - BY, THIN, LINE);
        svg.line(by, end - BY, x, end, THIN, LINE);
    }

    private void header(Svg svg, Header h, double top) {
        double x = x(h.number());
        Optional<Header> was = before.map(lists -> lists.headers().get(h.number()));
        String ink = h.open() ? "black" : GRAY;
        boolean isRoot = h.number() == 0;
        box(svg, x, top, HEAD, h.open() ? "#d6e9f8" : "#eeeeee");
        double middle = x + WIDTH / 2;
        svg.boldWord(middle, top + 0.3, BOLD, ink, isRoot ? "root" : words.head(h.item()));
        small(svg, middle, top + 0.7, ink, h, was, now -> isRoot ? "0" : now.number() + ", LEN " + now.length());
        small(svg, middle, top + 1.05, ink, h, was, now -> "← " + now.left() + "  → " + now.right());
        if (!isRoot) {
            small(svg, middle, top + 1.4, ink, h, was, now -> "↑ " + now.up() + "  ↓ " + now.down());
        }
    }

    private void node(Svg svg, Node n, int k, double rows) {
        double x = x(n.header());
        double y = y(rows, n.option());
        Optional<Node> was = before.map(lists -> lists.nodes().get(k));
        String ink = n.linked() ? "black" : GRAY;
        box(svg, x, y, HEIGHT, n.linked() ? "white" : "#eeeeee");
        svg.boldWord(x + WIDTH / 2, y + 0.3, BOLD, ink, String.valueOf(n.number()));
        small(svg, x + WIDTH / 2, y + 0.7, ink, n, was, now -> "↑ " + now.up() + "  ↓ " + now.down());
    }

    /** Draws a line in a box, in smaller letters if it is long, and in red if it differs from the previous picture. */
    private static <T> void small(
            Svg svg, double x, double y, String ink, T now, Optional<T> was, Function<T, String> words) {
        String line = words.apply(now);
        boolean isChanged =
                was.map(words).filter(before -> !before.equals(line)).isPresent();
        svg.word(x, y, Math.min(SMALL, WIDTH / (LETTER * line.length())), isChanged ? CHANGED : ink, line);
    }

    private static void box(Svg svg, double x, double y, double height, String fill) {
        svg.box(x, y, WIDTH, height, GRAY);
        svg.box(x + THIN, y + THIN, WIDTH - 2 * THIN, height - 2 * THIN, fill);
    }
}
