package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tables with a column for each solver, ours and those of others, and the bars with what becomes of them. */
final class SideBySide {

    private static final double THOUSAND = 1e3;

    /** As finely as Java tells the CPU time of its process. */
    private static final double LEAST_MS = 10;

    private SideBySide() {}

    /** Without instances that cannot be made here, without columns of solvers that are not here; empty if nothing is left. */
    static String table(List<Result> all) {
        List<Result> results =
                all.stream().filter(result -> !result.entries().isEmpty()).toList();
        if (results.isEmpty()) {
            return "";
        }
        List<String> solvers = results.stream()
                .flatMap(result -> result.entries().stream())
                .map(Result.Entry::name)
                .distinct()
                .toList();
        String head = Stream.of(List.of("instance", "answer"), solvers, List.of("bars"))
                .flatMap(List::stream)
                .collect(Collectors.joining(" | "));
        return Page.table(
                head, results.stream().map(result -> row(result, solvers)).toList());
    }

    private static List<String> row(Result result, List<String> solvers) {
        Trial trial = result.trial();
        List<String> row = new ArrayList<>(List.of(trial.name(), trial.ask().words(trial.answer())));
        for (String solver : solvers) {
            row.add(result.entry(solver).map(entry -> cell(trial, entry)).orElse("-"));
        }
        row.add(String.join("; ", result.barsInWords()));
        return row;
    }

    private static String cell(Trial trial, Result.Entry entry) {
        if (entry.timings().isEmpty()) {
            return entry.trouble();
        }
        Timing timing = entry.timings().get(0);
        String first = timing.firstMs() == timing.cpuMs() ? "" : ", first " + seconds(timing.firstMs());
        String times = seconds(timing.cpuMs()) + first;
        return trial.ask().isOfScores() ? timing.answer() + (timing.isDone() ? " in " : " open, ") + times : times;
    }

    private static String seconds(double ms) {
        return ms < LEAST_MS ? "< 0.01" : Figures.two(ms / THOUSAND);
    }
}
