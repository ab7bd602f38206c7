package dlx.benchmarks.measure;

import dlx.api.Svg;
import java.util.List;
import java.util.Map;

/** Draws how many times as fast searches are on more cores; both scales are logarithmic, the grey line is what cores could do. */
final class SpeedupPicture {

    private static final double WIDTH = 17;
    private static final double HEIGHT = 11.5;
    private static final double LEFT = 2.1;
    private static final double RIGHT = 15.9;
    private static final double TOP = 3.1;
    private static final double BOTTOM = 9.9;
    private static final double LETTERS = 0.37;
    private static final double LETTER_WIDTH = 0.62;

    private static final List<Style> STYLES =
            List.of(Style.LINKS, Style.SLOTS, Style.MASKS, Style.MEMO, Style.PRICES, Style.OTHER);

    private final String subtitle;
    private final Map<String, Speedup> lines;

    /**
     * @param subtitle where the tasks were measured
     * @param lines by their names, in the order of the legend
     */
    SpeedupPicture(String subtitle, Map<String, Speedup> lines) {
        this.subtitle = subtitle;
        this.lines = lines;
    }

    Svg draw() {
        Svg svg = new Svg(WIDTH, HEIGHT);
        svg.boldWord(WIDTH / 2, 0.35, 0.5, "black", "Speed-up with threads, simulated");
        svg.word(WIDTH / 2, 1.05, LETTERS, "#404040", subtitle);
        axes(svg);
        double legend = 1;
        int style = 0;
        for (Map.Entry<String, Speedup> line : lines.entrySet()) {
            Style looks = STYLES.get(style++ % STYLES.size());
            legend = legend(svg, looks, line.getKey(), legend);
            line(svg, looks, line.getValue());
        }
        return svg;
    }

    private static void axes(Svg svg) {
        for (int cores : Speedup.CORES) {
            svg.line(LEFT, y(cores), RIGHT, y(cores), 0.02, "#d0d0d0");
            svg.word(LEFT - 0.7, y(cores), LETTERS, "black", Integer.toString(cores));
            svg.line(x(cores), BOTTOM, x(cores), BOTTOM + 0.15, 0.03, "black");
            svg.word(x(cores), BOTTOM + 0.5, LETTERS, "black", Integer.toString(cores));
        }
        int most = Speedup.CORES.get(Speedup.CORES.size() - 1);
        svg.line(x(1), y(1), x(most), y(most), 0.06, "#b0b0b0");
        svg.line(LEFT, TOP, LEFT, BOTTOM, 0.03, "black");
        svg.line(LEFT, BOTTOM, RIGHT, BOTTOM, 0.03, "black");
        svg.word((LEFT + RIGHT) / 2, BOTTOM + 1.15, LETTERS, "black", "cores, and threads");
    }

    /** Returns where the next one begins. */
    private static double legend(Svg svg, Style style, String name, double x) {
        double y = 1.95;
        double sample = 0.8;
        double width = LETTERS * LETTER_WIDTH * name.length();
        svg.line(x, y, x + sample, y, 0.06, style.color());
        style.mark(svg, x + sample / 2, y);
        svg.word(x + sample + 0.15 + width / 2, y, LETTERS, "black", name);
        return x + sample + width + 0.5;
    }

    private static void line(Svg svg, Style style, Speedup speedup) {
        double fromX = Double.NaN;
        double fromY = Double.NaN;
        for (Schedule.Played one : speedup.played()) {
            double toX = x(one.cores());
            double toY = y(speedup.of(one));
            if (!Double.isNaN(fromX)) {
                svg.line(fromX, fromY, toX, toY, 0.06, style.color());
            }
            style.mark(svg, toX, toY);
            fromX = toX;
            fromY = toY;
        }
    }

    private static double x(double cores) {
        return LEFT + 0.5 + (RIGHT - LEFT - 0.5) * share(cores);
    }

    private static double y(double speedup) {
        return BOTTOM - 0.3 - (BOTTOM - TOP - 0.3) * share(Math.max(speedup, 1));
    }

    private static double share(double cores) {
        return Math.log(cores) / Math.log(Speedup.CORES.get(Speedup.CORES.size() - 1));
    }
}
