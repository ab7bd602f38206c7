package dlx.api;

import java.util.Arrays;
import java.util.Locale;

/**
 * A picture in SVG: lines, boxes, polygons, circles and words on a white background.
 *
 * <p>Lengths are in cells: the unit is one cell of a board, x to the right, y down from the upper left corner. Colors
 * are those of SVG: {@code black}, {@code #e0e0e0}, {@code none}. Later elements cover earlier ones. Equal calls give
 * equal text on every machine. A number that is not finite causes an {@link IllegalArgumentException}. Not thread-safe.
 *
 * @since 0.1
 */
public final class Svg {

    /** Pixels per cell. */
    private static final int CELL = 40;

    /** Width of the free margin around the picture, in cells. */
    private static final double MARGIN = 0.25;

    /** Colors that most people can distinguish, for pieces and classes; used by index modulo the length. */
    private static final String[] PALETTE = {
        "#8dd3c7", "#ffffb3", "#bebada", "#fb8072", "#80b1d3", "#fdb462", "#b3de69", "#fccde5", "#d9d9d9", "#bc80bd",
        "#ccebc5", "#ffed6f", "#a6cee3", "#f4cae4", "#e6f5c9", "#fff2ae"
    };

    private final StringBuilder text = new StringBuilder();
    private final double width;
    private final double height;

    /** Position of the first element in {@link #text}. */
    private final int begin;

    private boolean isTitled;

    /**
     * Creates an empty picture.
     *
     * @param width width in cells, 0 or more
     * @param height height in cells, 0 or more
     * @throws IllegalArgumentException if a number is negative or not finite
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
     * Returns the width of the picture.
     *
     * @return width in cells, without the margin
     */
    public double width() {
        return width;
    }

    /**
     * Returns the height of the picture.
     *
     * @return height in cells, without the margin
     */
    public double height() {
        return height;
    }

    /**
     * Adds a title and a description, for readers who cannot see the picture. To be called at most once.
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
     * Returns true if {@link #titled} has been called.
     *
     * @return false if the host may add a title of its own
     */
    public boolean isTitled() {
        return isTitled;
    }

    /**
     * Returns one of 16 colors that most people can distinguish, all light enough for black words on them.
     *
     * @param index any number, 0 or more; the colors repeat after 16
     * @return a color
     */
    public static String color(int index) {
        return PALETTE[index % PALETTE.length];
    }

    /**
     * Adds a filled box without a border.
     *
     * @param x left edge
     * @param y upper edge
     * @param width width in cells
     * @param height height in cells
     * @param fill color of the box
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
     * Adds a filled polygon without a border.
     *
     * @param fill color of the polygon
     * @param points x and y of each corner in turn
     * @return this picture
     * @throws IllegalArgumentException if there are fewer than three corners, or the last x is without a y
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
     * Adds a line with round ends.
     *
     * @param x1 x of its start
     * @param y1 y of its start
     * @param x2 x of its end
     * @param y2 y of its end
     * @param width thickness in cells
     * @param color color of the line
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
     * Adds a broken line with round ends: dashes, or dots if a dash has the length 0.
     *
     * @param x1 x of its start
     * @param y1 y of its start
     * @param x2 x of its end
     * @param y2 y of its end
     * @param width thickness in cells
     * @param color color of the line
     * @param dash length of a dash in cells, 0 or more
     * @param gap length of the gap between two dashes, in cells
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
     * Adds a circle with a thin black border.
     *
     * @param x x of its center
     * @param y y of its center
     * @param radius radius in cells
     * @param fill color of the circle
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
     * Adds a centered word.
     *
     * @param x x of its center
     * @param y y of its center
     * @param size height of its letters in cells
     * @param color color of the word
     * @param word any text
     * @return this picture
     */
    public Svg word(double x, double y, double size, String color, String word) {
        return word(x, y, size, color, "normal", word);
    }

    /**
     * Adds a centered word in bold letters: for the givens of a puzzle, while {@link #word} is for the solution.
     *
     * @param x x of its center
     * @param y y of its center
     * @param size height of its letters in cells
     * @param color color of the word
     * @param word any text
     * @return this picture
     */
    public Svg boldWord(double x, double y, double size, String color, String word) {
        return word(x, y, size, color, "bold", word);
    }

    /**
     * Returns the picture so far.
     *
     * @return a whole SVG document that ends with a line end
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

    /** Checks the numbers of an element, before the element is written. */
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

    /** Returns a number with at most three digits after the point, without zeros at the end. */
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

    /**
     * Returns true if XML allows a character. Controls, lone surrogates, U+FFFE and U+FFFF must not occur, not even as
     * character references.
     */
    private static boolean isText(int c) {
        return !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE && c != 0xfffe && c != 0xffff;
    }
}
