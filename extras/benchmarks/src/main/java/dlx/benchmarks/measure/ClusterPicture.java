package dlx.benchmarks.measure;

import dlx.api.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws the efficiency over cores, a line for each length of the search; cores are on a logarithmic scale. */
final class ClusterPicture {

    private static final double WIDTH = 17;
    private static final double HEIGHT = 12;
    private static final double LEFT = 2.1;
    private static final double RIGHT = 15.9;
    private static final double TOP = 3.1;
    private static final double BOTTOM = 9.9;
    private static final double LETTERS = 0.37;
    private static final double LETTER_WIDTH = 0.62;
    private static final int STEP = 20;
    private static final int ALL = 100;

    private static final List<Style> STYLES =
            List.of(Style.LINKS, Style.SLOTS, Style.MASKS, Style.MEMO, Style.PRICES, Style.OTHER);

    private final String subtitle;
    private final Map<String, List<ClusterSpeed.Line>> lines;

    /** Where the letters are. */
    private final List<double[]> letters = new ArrayList<>();

    /**
     * @param subtitle where the tasks were measured
     * @param lines by their names, in the order of the legend, each by rising cores
     */
    ClusterPicture(String subtitle, Map<String, List<ClusterSpeed.Line>> lines) {
        this.subtitle = subtitle;
        this.lines = lines;
    }

    Svg draw() {
        Svg svg = new Svg(WIDTH, HEIGHT);
        svg.boldWord(WIDTH / 2, 0.35, 0.5, "black", "Efficiency on a cluster, simulated");
        svg.word(WIDTH / 2, 1.05, LETTERS, "#404040", subtitle);
        axes(svg);
        double legend = 1;
        int style = 0;
        for (Map.Entry<String, List<ClusterSpeed.Line>> line : lines.entrySet()) {
            Style looks = STYLES.get(style++ % STYLES.size());
            legend = legend(svg, looks, line.getKey(), legend);
            line(svg, looks, line.getValue());
        }
        return svg;
    }

    private static void axes(Svg svg) {
        for (int percent = 0; percent <= ALL; percent += STEP) {
            double y = y(percent / (double) ALL);
            svg.line(LEFT, y, RIGHT, y, 0.02, "#d0d0d0");
            svg.word(LEFT - 0.8, y, LETTERS, "black", percent + " %");
        }
        for (int cores : ClusterSpeed.CORES) {
            svg.line(x(cores), BOTTOM, x(cores), BOTTOM + 0.15, 0.03, "black");
            svg.word(x(cores), BOTTOM + 0.5, LETTERS, "black", Integer.toString(cores));
        }
        svg.line(LEFT, TOP, LEFT, BOTTOM, 0.03, "black");
        svg.line(LEFT, BOTTOM, RIGHT, BOTTOM, 0.03, "black");
        svg.word((LEFT + RIGHT) / 2, BOTTOM + 1.1, LETTERS, "black", "cores");
        svg.word(
                (LEFT + RIGHT) / 2,
                BOTTOM + 1.7,
                LETTERS,
                "#404040",
                "limited by: H handing out, L the longest task, C cutting or coming to pieces");
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

    private void line(Svg svg, Style style, List<ClusterSpeed.Line> line) {
        double fromX = Double.NaN;
        double fromY = Double.NaN;
        for (ClusterSpeed.Line one : line) {
            double toX = x(one.cores());
            double toY = y(one.efficiency());
            if (!Double.isNaN(fromX)) {
                svg.line(fromX, fromY, toX, toY, 0.06, style.color());
            }
            style.mark(svg, toX, toY);
            limit(svg, one, toX + 0.42, toY - 0.2);
            fromX = toX;
            fromY = toY;
        }
    }

    /** The letter of what limits it, unless there is one already. */
    private void limit(Svg svg, ClusterSpeed.Line line, double x, double y) {
        String letter = switch (line.limit()) {
            case "-" -> "";
            case "handing out" -> "H";
            case "the longest task" -> "L";
            default -> "C";
        };
        if (!letter.isEmpty() && letters.stream().noneMatch(at -> Math.hypot(at[0] - x, at[1] - y) < LETTERS)) {
            letters.add(new double[] {x, y});
            svg.word(x, y, LETTERS, "#404040", letter);
        }
    }

    private static double x(double cores) {
        double least = ClusterSpeed.CORES.get(0);
        double most = ClusterSpeed.CORES.get(ClusterSpeed.CORES.size() - 1);
        return LEFT + 0.5 + (RIGHT - LEFT - 1) * Math.log(cores / least) / Math.log(most / least);
    }

    private static double y(double efficiency) {
        return BOTTOM - (BOTTOM - TOP) * efficiency;
    }
}
