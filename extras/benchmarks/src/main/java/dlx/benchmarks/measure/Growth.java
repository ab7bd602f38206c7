package dlx.benchmarks.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The cost of puzzles of one kind that grow: pictures and a table. */
final class Growth {

    private static final double MILLION = 1e6;

    private final Trials.Section family;

    /** Of each engine and question, the medians of the sizes of which all puzzles were answered. */
    private final Map<String, Map<String, Timing>> lines = new LinkedHashMap<>();

    private final Set<String> sizes = new LinkedHashSet<>();

    Growth(Trials.Section family, List<Result> results) {
        this.family = family;
        boolean isOneQuestion =
                results.stream().map(result -> result.trial().ask()).distinct().count() == 1;
        Map<String, List<Result>> groups = results.stream()
                .collect(Collectors.groupingBy(
                        result -> result.trial().size() + result.trial().ask(),
                        LinkedHashMap::new,
                        Collectors.toList()));
        for (List<Result> group : groups.values()) {
            Trial trial = group.get(0).trial();
            sizes.add(trial.size());
            Map<String, List<Timing>> times = new LinkedHashMap<>();
            group.stream()
                    .flatMap(Growth::timings)
                    .forEach(timing -> times.computeIfAbsent(timing.engine(), name -> new ArrayList<>())
                            .add(timing));
            times.forEach((engine, some) -> {
                if (some.size() == group.size()) {
                    String name =
                            isOneQuestion ? engine : engine + ", " + trial.ask().words();
                    lines.computeIfAbsent(name, n -> new LinkedHashMap<>()).put(trial.size(), Timing.median(some));
                }
            });
        }
    }

    private static Stream<Timing> timings(Result result) {
        Stream<Timing> engines = result.entries().stream().flatMap(entry -> entry.timings().stream());
        double ms = result.otherMs();
        boolean isYardstick = !Double.isNaN(ms) && result.trial().ask() == Ask.ALL;
        Timing yardstick = new Timing(
                "", "yardstick in C", "-", result.trial().answer(), true, 0, 0, ms, ms, ms, Double.NaN, Double.NaN);
        return isYardstick ? Stream.concat(Stream.of(yardstick), engines) : engines;
    }

    private static Map<String, Double> figures(Map<String, Timing> line, ToDoubleFunction<Timing> figure) {
        Map<String, Double> figures = new LinkedHashMap<>();
        line.forEach((size, timing) -> {
            if (figure.applyAsDouble(timing) > 0) {
                figures.put(size, figure.applyAsDouble(timing));
            }
        });
        return figures;
    }

    /** The pictures by the names of their files. */
    Map<String, byte[]> pictures(String where) throws IOException {
        Map<String, byte[]> pictures = new LinkedHashMap<>();
        if (!lines.isEmpty()) {
            pictures.put(fileName(""), picture("CPU ms of a warm search, on " + where, Timing::cpuMs));
            if (family.hasMemory()) {
                pictures.put(
                        fileName("-memory"),
                        picture("MB allocated for a question", timing -> timing.bytes() / MILLION));
            }
        }
        return pictures;
    }

    private String fileName(String suffix) {
        return family.name() + suffix + ".png";
    }

    private byte[] picture(String values, ToDoubleFunction<Timing> figure) throws IOException {
        Map<String, Map<String, Double>> drawn = new LinkedHashMap<>();
        lines.forEach((name, line) -> drawn.put(name, figures(line, figure)));
        drawn.values().removeIf(Map::isEmpty);
        return Chart.png(family.title(), family.sizes(), values, List.copyOf(sizes), drawn, true);
    }

    /** A section of a page. */
    @Override
    public String toString() {
        String title = family.title();
        Map<String, Map<String, Double>> columns = new LinkedHashMap<>();
        lines.forEach((name, line) -> {
            columns.put(name + " ms", figures(line, Timing::cpuMs));
            if (family.hasMemory()) {
                columns.put(name + " MB", figures(line, timing -> timing.bytes() / MILLION));
            }
            columns.put(name + " nodes", figures(line, Timing::nodes));
        });
        columns.values().removeIf(Map::isEmpty);
        List<List<String>> rows = new ArrayList<>();
        for (String size : sizes) {
            List<String> row = new ArrayList<>(List.of(size));
            columns.forEach((name, line) -> {
                double figure = line.getOrDefault(size, Double.NaN);
                boolean isWhole = name.endsWith(" nodes") && !Double.isNaN(figure);
                row.add(isWhole ? Long.toString(Math.round(figure)) : Figures.three(figure));
            });
            rows.add(row);
        }
        String memory = family.hasMemory() ? "![" + title + ": memory](../pictures/" + fileName("-memory") + ")\n" : "";
        return "\n## " + title + "\n\n![" + title + "](../pictures/" + fileName("") + ")\n" + memory + "\n"
                + Page.table("size | " + String.join(" | ", columns.keySet()), rows);
    }
}
