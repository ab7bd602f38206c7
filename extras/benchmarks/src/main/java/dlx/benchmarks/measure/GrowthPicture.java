package dlx.benchmarks.measure;

import dlx.api.Svg;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Draws times, or memory, against sizes: a line for each contestant, on a logarithmic scale.
 *
 * <p>Each contestant has a color and a marker that are its own in all pictures. The colors are those of Okabe and Ito,
 * which color-blind readers tell apart.
 */
final class GrowthPicture {

    /**
     * What one contestant did.
     *
     * @param points from the smallest size to the greatest
     */
    record Series(String name, List<Point> points) {}

    /**
     * One figure.
     *
     * @param value milliseconds or bytes, as the scale says
     */
    record Point(int place, double value) {}

    /** What is drawn upwards. */
    enum Scale {
        TIME(6, "ns", "µs", "ms", "s"),
        BYTES(0, "B", "kB", "MB", "GB");

        /** From the first unit to that of the values, in decades. */
        private final int decades;

        private final String[] units;

        Scale(int decades, String... units) {
            this.decades = decades;
            this.units = units;
        }

        /** A power of ten in words. */
        private String words(int decade) {
            int unit = Math.max(0, Math.min(units.length - 1, Math.floorDiv(decade + decades, 3)));
            return String.format(Locale.ROOT, "%.0f %s", Math.pow(10, decade + decades - 3 * unit), units[unit]);
        }
    }

    private static final double WIDTH = 17;
    private static final double HEIGHT = 11.5;
    private static final double LEFT = 2.1;
    private static final double RIGHT = 16.7;
    private static final double TOP = 2.9;
    private static final double BOTTOM = 9.9;

    /** Height of letters, in cells, and their width as a part of it. */
    private static final double LETTERS = 0.37;

    private static final double LETTER_WIDTH = 0.62;

    private final Family family;
    private final String subtitle;
    private final List<Series> series;
    private final Scale scale;
    private final int firstDecade;
    private final int lastDecade;

    /**
     * @param family its sizes are the ticks
     * @param subtitle what the times are, and where they were taken
     * @param series with one point at least in all
     */
    GrowthPicture(Family family, String subtitle, List<Series> series) {
        this(family, subtitle, series, Scale.TIME);
    }

    /**
     * @param family its sizes are the ticks
     * @param subtitle what the values are, and where they were taken
     * @param series with one point at least in all
     * @param scale what the values are
     */
    GrowthPicture(Family family, String subtitle, List<Series> series, Scale scale) {
        this.scale = scale;
        this.family = family;
        this.subtitle = subtitle;
        this.series = series;
        ToDoubleFunction<Point> decade = point -> Math.log10(point.value());
        List<Point> points = series.stream().flatMap(s -> s.points().stream()).toList();
        firstDecade = (int) Math.floor(points.stream().mapToDouble(decade).min().orElseThrow());
        int last = (int) Math.ceil(points.stream().mapToDouble(decade).max().orElseThrow());
        lastDecade = Math.max(last, firstDecade + 1);
    }

    /** The whole picture, 700 pixels wide. */
    Svg draw() {
        Svg svg = new Svg(WIDTH, HEIGHT);
        svg.boldWord(WIDTH / 2, 0.35, 0.5, "black", family.title());
        svg.word(WIDTH / 2, 1.05, LETTERS, "#404040", subtitle);
        axes(svg);
        double x = 1;
        for (Series one : series) {
            x = legend(svg, one, x);
            lines(svg, one);
        }
        return svg;
    }

    private void axes(Svg svg) {
        for (int decade = firstDecade; decade <= lastDecade; decade++) {
            double y = y(Math.pow(10, decade));
            svg.line(LEFT, y, RIGHT, y, 0.02, "#d0d0d0");
            svg.word(LEFT - 1, y, LETTERS, "black", scale.words(decade));
        }
        family.labels().forEach((place, label) -> {
            double x = x(place);
            svg.line(x, BOTTOM, x, BOTTOM + 0.15, 0.03, "black");
            svg.word(x, BOTTOM + 0.5, LETTERS, "black", label);
        });
        svg.line(LEFT, TOP, LEFT, BOTTOM, 0.03, "black");
        svg.line(LEFT, BOTTOM, RIGHT, BOTTOM, 0.03, "black");
        svg.word((LEFT + RIGHT) / 2, BOTTOM + 1.15, LETTERS, "black", family.sizesTitle());
    }

    /** Returns where the next one begins. */
    private static double legend(Svg svg, Series one, double x) {
        Style style = Style.of(one.name());
        double y = 1.95;
        double sample = 0.8;
        double width = LETTERS * LETTER_WIDTH * one.name().length();
        svg.line(x, y, x + sample, y, 0.06, style.color());
        style.mark(svg, x + sample / 2, y);
        svg.word(x + sample + 0.15 + width / 2, y, LETTERS, "black", one.name());
        return x + sample + width + 0.5;
    }

    private void lines(Svg svg, Series one) {
        Style style = Style.of(one.name());
        for (int i = 1; i < one.points().size(); i++) {
            Point from = one.points().get(i - 1);
            Point to = one.points().get(i);
            svg.line(x(from.place()), y(from.value()), x(to.place()), y(to.value()), 0.06, style.color());
        }
        one.points().forEach(point -> style.mark(svg, x(point.place()), y(point.value())));
    }

    private double x(int place) {
        int first = family.labels().firstKey();
        int last = family.labels().lastKey();
        double margin = 1.4; // labels are wide
        return LEFT + margin + (RIGHT - LEFT - 2 * margin) * (place - first) / Math.max(1, last - first);
    }

    private double y(double value) {
        return BOTTOM - (BOTTOM - TOP) * (Math.log10(value) - firstDecade) / (lastDecade - firstDecade);
    }
}
