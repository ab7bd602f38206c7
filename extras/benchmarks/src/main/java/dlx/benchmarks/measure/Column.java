package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The columns of tables of {@link Result}s. */
enum Column {
    INSTANCE("instance"),
    BEST("best"),
    QUESTION("question"),
    YARDSTICK("yardstick ms"),
    ENUMERATION("enumeration ms"),
    ENGINE("engine"),
    WAY("way"),
    ORDER("order"),
    MS("ms"),
    CPU("CPU ms"),
    TIMES("times"),
    RATIO("ratio"),
    PER_PUZZLE("µs per board"),
    FOUND("found after ms"),
    FIRST("first CPU ms"),
    NODES("nodes"),
    SIZE("size"),
    ALLOCATED("MB");

    private static final double MILLION = 1e6;

    private final String title;

    Column(String title) {
        this.title = title;
    }

    /** A table of results, a row for each engine and way. */
    static String table(List<Result> results, Column... columns) {
        List<List<String>> rows = new ArrayList<>();
        for (Result result : results) {
            boolean isFirst = true;
            for (Result.Entry entry : result.entries()) {
                for (int way = 0; way < Math.max(1, entry.timings().size()); way++) {
                    Row row = new Row(result, entry, way, isFirst);
                    rows.add(Stream.of(columns).map(row::cell).toList());
                    isFirst = false;
                }
            }
        }
        return Page.table(Stream.of(columns).map(column -> column.title).collect(Collectors.joining(" | ")), rows);
    }

    /** One engine and way; what the whole trial has in common stands in its first row. */
    private record Row(Result result, Result.Entry entry, int way, boolean isFirst) {

        private String cell(Column column) {
            Trial trial = result.trial();
            return switch (column) {
                case INSTANCE -> common(trial.name());
                case BEST -> common(trial.answer().toString());
                case QUESTION -> common(trial.ask().words());
                case YARDSTICK, ENUMERATION -> common(Figures.three(result.otherMs()));
                case ENGINE -> entry.timings().isEmpty() ? entry.name() + ": " + entry.trouble() : entry.name();
                case WAY -> trial.ways().get(way).words();
                case ORDER ->
                    entry.timings().isEmpty() ? "-" : entry.timings().get(way).order();
                case MS -> figure(Timing::wallMs);
                case CPU -> figure(Timing::cpuMs);
                case TIMES -> figure(timing -> entry.timings().get(0).wallMs() / timing.wallMs());
                case RATIO -> figure(timing -> timing.cpuMs() / result.otherMs());
                case PER_PUZZLE -> figure(timing -> 1000 * timing.cpuMs() / result.puzzles());
                case FOUND -> figure(Timing::foundMs);
                case FIRST -> figure(Timing::firstMs);
                case NODES ->
                    entry.timings().isEmpty()
                            ? "-"
                            : Long.toString(entry.timings().get(way).nodes());
                case SIZE -> figure(timing -> timing.size() == 0 ? Double.NaN : timing.size());
                case ALLOCATED -> figure(timing -> timing.bytes() / MILLION);
            };
        }

        private String common(String cell) {
            return isFirst ? cell : "";
        }

        private String figure(ToDoubleFunction<Timing> figure) {
            return entry.timings().isEmpty()
                    ? "-"
                    : Figures.three(figure.applyAsDouble(entry.timings().get(way)));
        }
    }
}
