package dlx.api;

import java.util.Arrays;
import java.util.Locale;

/**
 * Writes a picture in SVG: lines, boxes, polygons, circles and words on a white ground.
 *
 * <p>Lengths are in cells: the unit is one cell of a board, x to the right, y down from the upper left corner. Colors
 * are what SVG knows: {@code black}, {@code #e0e0e0}, {@code none}. The same calls give the same text on every machine. A
 * number that is not finite is refused with an {@link IllegalArgumentException}.
 * Not thread-safe.
 *
 * @since 0.1
 */
public final class Svg {

    /** Pixels per cell. */
    private static final int CELL = 40;

    /** Cells left free around the picture. */
    private static final double MARGIN = 0.25;

    /** Colors that most eyes can distinguish, for pieces and classes; used by index modulo the length. */
    private static final String[] PALETTE = {
        "#8dd3c7", "#ffffb3", "#bebada", "#fb8072", "#80b1d3", "#fdb462", "#b3de69", "#fccde5", "#d9d9d9", "#bc80bd",
        "#ccebc5", "#ffed6f", "#a6cee3", "#f4cae4", "#e6f5c9", "#fff2ae"
    };

    private final StringBuilder text = new StringBuilder();
    private final double width;
    private final double height;

    /** Where the first element stands in the text. */
    private final int begin;

    private boolean isTitled;

    /**
     * An empty picture.
     *
     * @param width in cells, {@code >= 0}
     * @param height in cells, {@code >= 0}
     * @throws IllegalArgumentException if one of them is negative or not finite
     */
    public Svg(double width, double height) {
        this.width = size("width", width);
        this.height = size("height", height);
        double w = width + 2 * MARGIN;
        double h = height + 2 * MARGIN;
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(number(w * CELL));
        text.append("\" height=\"").append(number(h * CELL)).append("\" viewBox=\"");
        text.append(number(-MARGIN)).append(' ').append(number(-MARGIN)).append(' ');
        text.append(number(w)).append(' ').append(number(h)).append("\">\n");
        begin = text.length();
        box(-MARGIN, -MARGIN, w, h, "white");
    }

    /**
     * The width of the picture.
     *
     * @return in cells, without the margin
     */
    public double width() {
        return width;
    }

    /**
     * The height of the picture.
     *
     * @return in cells, without the margin
     */
    public double height() {
        return height;
    }

    /**
     * Tells those who cannot see the picture what it shows; to be called once.
     *
     * @param title a few words
     * @param description any text
     * @return this picture
     */
    public Svg titled(String title, String description) {
        isTitled = true;
        text.insert(begin, "<title>" + escaped(title) + "</title>\n<desc>" + escaped(description) + "</desc>\n");
        return this;
    }

    /**
     * Whether {@link #titled} has been called.
     *
     * @return {@code false} where a host may tell what the picture shows
     */
    public boolean isTitled() {
        return isTitled;
    }

    /**
     * One of some colors that most eyes can distinguish; light enough for black words on them.
     *
     * @param index any number {@code >= 0}; colors repeat
     * @return a color
     */
    public static String color(int index) {
        return PALETTE[index % PALETTE.length];
    }

    /**
     * A filled box without a border.
     *
     * @param x left edge
     * @param y upper edge
     * @param width in cells
     * @param height in cells
     * @param fill its color
     * @return this picture
     */
    public Svg box(double x, double y, double width, double height, String fill) {
        checkFinite("box", x, y, width, height);
        text.append("<rect x=\"").append(number(x)).append("\" y=\"").append(number(y));
        text.append("\" width=\"").append(number(width)).append("\" height=\"").append(number(height));
        text.append("\" fill=\"").append(escaped(fill)).append("\"/>\n");
        return this;
    }

    /**
     * A filled polygon without a border.
     *
     * @param fill its color
     * @param points x and y of each corner in turn
     * @return this picture
     * @throws IllegalArgumentException if there are fewer than three corners, or an x has no y
     */
    public Svg polygon(String fill, double... points) {
        if (points.length < 6 || points.length % 2 != 0) {
            throw new IllegalArgumentException(
                    "points: " + points.length + " numbers; expected x and y of three corners or more");
        }
        checkFinite("polygon", points);
        text.append("<polygon points=\"");
        for (int i = 0; i < points.length; i++) {
            text.append(i == 0 ? "" : i % 2 == 0 ? " " : ",").append(number(points[i]));
        }
        text.append("\" fill=\"").append(escaped(fill)).append("\"/>\n");
        return this;
    }

    /**
     * A line with round ends.
     *
     * @param x1 where it starts
     * @param y1 where it starts
     * @param x2 where it ends
     * @param y2 where it ends
     * @param width its thickness in cells
     * @param color its color
     * @return this picture
     */
    public Svg line(double x1, double y1, double x2, double y2, double width, String color) {
        checkFinite("line", x1, y1, x2, y2, width);
        text.append("<line x1=\"").append(number(x1)).append("\" y1=\"").append(number(y1));
        text.append("\" x2=\"").append(number(x2)).append("\" y2=\"").append(number(y2));
        text.append("\" stroke=\"")
                .append(escaped(color))
                .append("\" stroke-width=\"")
                .append(number(width));
        text.append("\" stroke-linecap=\"round\"/>\n");
        return this;
    }

    /**
     * A broken line with round ends: dashes, or dots where a dash has no length.
     *
     * @param x1 where it starts
     * @param y1 where it starts
     * @param x2 where it ends
     * @param y2 where it ends
     * @param width its thickness in cells
     * @param color its color
     * @param dash the length of a dash in cells, {@code >= 0}
     * @param gap what is left free between two, in cells
     * @return this picture
     */
    public Svg dashes(double x1, double y1, double x2, double y2, double width, String color, double dash, double gap) {
        checkFinite("dashes", dash, gap);
        line(x1, y1, x2, y2, width, color);
        text.setLength(text.length() - "/>\n".length());
        text.append(" stroke-dasharray=\"").append(number(dash)).append(' ').append(number(gap));
        text.append("\"/>\n");
        return this;
    }

    /**
     * A circle with a thin black border.
     *
     * @param x its middle
     * @param y its middle
     * @param radius in cells
     * @param fill its color
     * @return this picture
     */
    public Svg circle(double x, double y, double radius, String fill) {
        checkFinite("circle", x, y, radius);
        text.append("<circle cx=\"").append(number(x)).append("\" cy=\"").append(number(y));
        text.append("\" r=\"").append(number(radius)).append("\" fill=\"").append(escaped(fill));
        text.append("\" stroke=\"black\" stroke-width=\"0.03\"/>\n");
        return this;
    }

    /**
     * A word, centered.
     *
     * @param x its middle
     * @param y its middle
     * @param size the height of its letters in cells
     * @param color its color
     * @param word any text
     * @return this picture
     */
    public Svg word(double x, double y, double size, String color, String word) {
        return word(x, y, size, color, "normal", word);
    }

    /**
     * A word in bold letters, centered: what is given, where {@link #word} is what was found.
     *
     * @param x its middle
     * @param y its middle
     * @param size the height of its letters in cells
     * @param color its color
     * @param word any text
     * @return this picture
     */
    public Svg boldWord(double x, double y, double size, String color, String word) {
        return word(x, y, size, color, "bold", word);
    }

    /**
     * The picture so far.
     *
     * @return a whole SVG document with a line end
     */
    @Override
    public String toString() {
        return text + "</svg>\n";
    }

    private Svg word(double x, double y, double size, String color, String weight, String word) {
        checkFinite("word", x, y, size);
        text.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y + 0.36 * size));
        text.append("\" font-size=\"")
                .append(number(size))
                .append("\" font-weight=\"")
                .append(weight);
        text.append("\" font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"")
                .append(escaped(color));
        text.append("\">").append(escaped(word)).append("</text>\n");
        return this;
    }

    /** Called before anything of an element is written. */
    private static void checkFinite(String element, double... numbers) {
        if (!Arrays.stream(numbers).allMatch(Double::isFinite)) {
            throw new IllegalArgumentException(element + ": " + Arrays.toString(numbers) + "; expected finite numbers");
        }
    }

    private static double size(String name, double cells) {
        if (!(cells >= 0 && Double.isFinite(cells))) {
            throw new IllegalArgumentException(name + ": " + cells + "; expected a number of cells, 0 or more");
        }
        return cells;
    }

    /** At most three digits after the point, without zeros at the end. */
    private static String number(double value) {
        String digits = String.format(Locale.ROOT, "%.3f", value);
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        String cut = digits.substring(0, digits.charAt(end - 1) == '.' ? end - 1 : end);
        return cut.equals("-0") ? "0" : cut;
    }

    private static String escaped(String plain) {
        StringBuilder safe = new StringBuilder();
        plain.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(isText(c) ? c : '?');
            }
        });
        return safe.toString();
    }

    /** Controls, lone surrogates and these two must not occur in XML, not even as character references. */
    private static boolean isText(int c) {
        return !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE && c != 0xfffe && c != 0xffff;
    }
}
