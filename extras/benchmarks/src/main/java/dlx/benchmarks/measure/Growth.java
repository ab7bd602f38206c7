package dlx.benchmarks.measure;

import dlx.benchmarks.measure.GrowthPicture.Point;
import dlx.benchmarks.measure.GrowthPicture.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Collects the lines of a picture, and shows the same as a table. */
final class Growth {

    private final Family family;
    private final Map<String, List<Point>> lines = new LinkedHashMap<>();

    /** Of each contestant whose nodes are shown, and each place, how many there were. */
    private final Map<String, Map<Integer, Double>> nodes = new LinkedHashMap<>();

    Growth(Family family) {
        this.family = family;
    }

    /**
     * Adds one size: for each contestant the median over its trials. Who did not answer all of them has no point there.
     *
     * @param results of the trials of that size
     */
    void add(Family.Size size, List<Result> results) {
        Map<String, List<Double>> times = new LinkedHashMap<>();
        for (Result result : results) {
            if (!Double.isNaN(result.otherMs())) {
                put(times, Yardstick.NAME + " in C", result.otherMs());
            }
            String suffix = result.trial().question() == Question.COUNT ? ", count" : "";
            result.entries()
                    .forEach(entry ->
                            entry.timing().ifPresent(timing -> put(times, timing.engine() + suffix, timing.warmMs())));
        }
        count(size, results);
        times.forEach((name, some) -> {
            if (some.size() == size.trials().size()) {
                lines.computeIfAbsent(name, n -> new ArrayList<>()).add(new Point(size.place(), Figures.median(some)));
            }
        });
    }

    /** Nodes are shown where a score is asked for: there they tell how good prices are. */
    private void count(Family.Size size, List<Result> results) {
        Map<String, List<Double>> counts = new LinkedHashMap<>();
        for (Result result : results) {
            if (result.trial().question().isOfScores()) {
                result.entries()
                        .forEach(entry ->
                                entry.timing().ifPresent(timing -> put(counts, timing.engine(), timing.nodes())));
            }
        }
        counts.forEach((name, some) -> {
            if (some.size() == size.trials().size()) {
                nodes.computeIfAbsent(name, n -> new LinkedHashMap<>()).put(size.place(), Figures.median(some));
            }
        });
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    String title() {
        return family.title();
    }

    /** The name of the picture's file. */
    String fileName() {
        return "growth-" + family.id() + ".svg";
    }

    /**
     * Draws the picture.
     *
     * @param where the times were taken
     */
    String picture(String where) {
        List<Series> series = lines.entrySet().stream()
                .map(line -> new Series(line.getKey(), line.getValue()))
                .toList();
        return new GrowthPicture(family, "CPU time of a warm search, logarithmic; " + where, series)
                .draw()
                .toString();
    }

    /** The figures in milliseconds, as Markdown. */
    String table() {
        StringBuilder text = new StringBuilder();
        StringJoiner head = new StringJoiner(" | ", "| size | ", " |\n");
        lines.keySet().forEach(name -> head.add(name + " ms"));
        nodes.keySet().forEach(name -> head.add(name + " nodes"));
        text.append(head)
                .append("|---|")
                .append("---:|".repeat(lines.size() + nodes.size()))
                .append('\n');
        family.labels().forEach((place, label) -> {
            StringJoiner row = new StringJoiner(" | ", "| ", " |\n").add(label);
            lines.values().forEach(points -> row.add(Figures.three(at(points, place))));
            nodes.values()
                    .forEach(counts ->
                            row.add(counts.containsKey(place) ? Long.toString(Math.round(counts.get(place))) : "-"));
            text.append(row);
        });
        return text.toString();
    }

    private static double at(List<Point> points, int place) {
        return points.stream()
                .filter(point -> point.place() == place)
                .mapToDouble(Point::value)
                .findFirst()
                .orElse(Double.NaN);
    }

    private static void put(Map<String, List<Double>> values, String name, double value) {
        values.computeIfAbsent(name, n -> new ArrayList<>()).add(value);
    }
}
