package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table with a row for each bar of the engines: the figure, the limit, and whether it is kept. */
final class BarsTable {

    private static final double HUNDRED = 100;

    private static final String HEAD =
            "instance | question | engine | figure | smallest | spread | bar | unit | verdict";

    private BarsTable() {}

    /** The table; empty if nothing was measured. */
    static String of(List<Result> results) {
        List<List<String>> rows = new ArrayList<>();
        for (Result result : results) {
            for (Bar bar : result.trial().bars()) {
                rows.add(row(result, bar));
            }
        }
        return rows.isEmpty() ? "" : Page.table(HEAD, rows);
    }

    private static List<String> row(Result result, Bar bar) {
        Trial trial = result.trial();
        Optional<Result.Entry> fastest = result.fastest();
        if (fastest.isEmpty()) {
            String trouble = result.entries().isEmpty()
                    ? "cannot be made here"
                    : result.entries().get(0).trouble();
            return List.of(
                    trial.name(),
                    trial.ask().words(),
                    "-",
                    "-",
                    "-",
                    "-",
                    Figures.three(bar.limit()),
                    bar.unit(),
                    trouble);
        }
        Result.Entry entry = fastest.get();
        Timing timing = entry.timings().get(0);
        double figure = bar.figure(entry, result.otherMs());
        boolean isOfOneTime = entry.timings().size() == 1 && !bar.isOfStart();
        return List.of(
                trial.name(),
                trial.ask().words(),
                entry.name().replace(Result.CHOSEN, ""),
                Figures.three(figure),
                isOfOneTime ? Figures.three(figure * timing.leastMs() / timing.cpuMs()) : "-",
                isOfOneTime ? Math.round(HUNDRED * (timing.mostMs() / timing.leastMs() - 1)) + " %" : "-",
                Figures.three(bar.limit()),
                bar.unit(),
                verdict(bar, figure));
    }

    private static String verdict(Bar bar, double figure) {
        return Double.isNaN(figure) ? "no yardstick" : bar.isReached(figure) ? "reached" : "missed";
    }
}
