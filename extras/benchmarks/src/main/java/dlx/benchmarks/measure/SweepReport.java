package dlx.benchmarks.measure;

import dlx.benchmarks.measure.GrowthPicture.Point;
import dlx.benchmarks.measure.GrowthPicture.Scale;
import dlx.benchmarks.measure.GrowthPicture.Series;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.ToDoubleFunction;

/** What sweeps and diagrams cost: a table with bars, then how three families grow, in Markdown. */
final class SweepReport {

    private static final double MILLION = 1e6;

    private final StringBuilder text = new StringBuilder();

    /** @param rounds processes behind each figure of the table */
    SweepReport(String where, Machine machine, int rounds) {
        text.append("# Sweeps and diagrams, on ").append(where).append("\n\n");
        text.append("Written by `extras/benchmarks/measure sweep`; what is changed by hand is lost.\n\n");
        text.append(machine).append("\n\n").append("""
                Each figure is that of the **whole question**: a fresh solver each time, so that the engine, the form of the cover and
                the order of its items are chosen anew; only the cover is there before. **CPU ms**: CPU milliseconds of the searching
                thread, the median of a warm process%s. **first**: those of the first question of a process.
                **allocated**: megabytes that the thread allocated for one question. No engine tells how large its tables are at
                their largest; this is an upper bound of it, for tables that grew are counted at each of their sizes, and so is what was
                dropped at once. It does not depend on the machine. The order `model` is one that the model names: the pentominoes of
                the pictures have one, dominoes and the instances of the corpus, which are read as plain covers, have none.
                """.formatted(
                        rounds == 1 ? "" : ", and the median of " + rounds + " processes"));
    }

    /** The table with the bars. */
    void bars(List<SweepBench.Outcome> outcomes) {
        if (outcomes.isEmpty()) {
            return;
        }
        section("Bars", "");
        text.append(
                row("instance", "question", "engine (auto)", "order", "CPU ms", "first", "nodes", "allocated", "bar"));
        text.append(row("---", "---", "---", "---", "---:", "---:", "---:", "---:", "---"));
        StringJoiner missed = new StringJoiner(", ", "; missed: ", "").setEmptyValue("");
        int reached = 0;
        for (SweepBench.Outcome outcome : outcomes) {
            text.append(row(outcome));
            SweepTrial trial = outcome.trial();
            if (outcome.timing().filter(trial::isReached).isPresent()) {
                reached++;
            } else {
                missed.add(trial.name() + " (" + trial.ask().words() + ")");
            }
        }
        text.append("\nBars reached: ")
                .append(reached)
                .append(" of ")
                .append(outcomes.size())
                .append(missed)
                .append(".\n");
    }

    /** The pictures of a family, and their figures. */
    void family(Family family, Map<String, Map<Integer, SweepTiming>> lines) {
        section(family.title(), """
                ![%s: time](../pictures/%s)

                ![%s: memory](../pictures/%s)
                """.formatted(
                        family.title(), fileName(family, Scale.TIME), family.title(), fileName(family, Scale.BYTES)));
        StringJoiner head = new StringJoiner(" | ", "| size | ", " |\n");
        lines.keySet().forEach(name -> head.add(name + " ms").add("MB").add("nodes"));
        text.append(head)
                .append("|---|")
                .append("---:|".repeat(3 * lines.size()))
                .append('\n');
        family.labels().forEach((place, label) -> {
            StringJoiner row = new StringJoiner(" | ", "| ", " |\n").add(label);
            lines.values().forEach(line -> {
                Optional<SweepTiming> timing = Optional.ofNullable(line.get(place));
                row.add(figure(timing, SweepTiming::warmMs));
                row.add(figure(timing, one -> one.bytes() / MILLION));
                row.add(timing.map(one -> Long.toString(one.nodes())).orElse("-"));
            });
            text.append(row);
        });
    }

    /** The name of the file of a picture. */
    static String fileName(Family family, Scale scale) {
        return "growth-" + family.id() + (scale == Scale.TIME ? "" : "-memory") + ".svg";
    }

    /** Draws time or memory of a family; empty if there is nothing to draw. */
    static Optional<String> picture(
            Family family, Scale scale, Map<String, Map<Integer, SweepTiming>> lines, String where) {
        ToDoubleFunction<SweepTiming> value = scale == Scale.TIME ? SweepTiming::warmMs : SweepTiming::bytes;
        List<Series> series = lines.entrySet().stream()
                .map(line -> new Series(
                        line.getKey(),
                        line.getValue().entrySet().stream()
                                .map(at -> new Point(at.getKey(), value.applyAsDouble(at.getValue())))
                                .filter(point -> point.value() > 0)
                                .toList()))
                .filter(line -> !line.points().isEmpty())
                .toList();
        String subtitle = (scale == Scale.TIME ? "CPU time of a warm question" : "Bytes allocated for a question")
                + ", logarithmic; " + where;
        return series.isEmpty()
                ? Optional.empty()
                : Optional.of(new GrowthPicture(family, subtitle, series, scale)
                        .draw()
                        .toString());
    }

    /** How busy the machine is: what the yardstick takes now for queens-12, all solutions. */
    void load(double before, double after) {
        section(
                "How busy the machine was",
                "The yardstick in C took " + Figures.three(before) + " ms for queens-12 before these runs, and "
                        + Figures.three(after) + " ms behind them.\n");
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private void section(String title, String words) {
        text.append("\n## ").append(title).append("\n\n").append(words).append(words.isEmpty() ? "" : "\n");
    }

    private static String row(SweepBench.Outcome outcome) {
        SweepTrial trial = outcome.trial();
        Optional<SweepTiming> timing = outcome.timing();
        return row(
                trial.name(),
                trial.ask().words(),
                timing.map(SweepTiming::engine).orElse("-"),
                timing.map(SweepTiming::order).orElse("-"),
                figure(timing, SweepTiming::warmMs),
                figure(timing, SweepTiming::firstMs),
                timing.map(one -> Long.toString(one.nodes())).orElse("-"),
                figure(timing, one -> one.bytes() / MILLION),
                verdict(outcome));
    }

    private static String verdict(SweepBench.Outcome outcome) {
        SweepTrial trial = outcome.trial();
        String bar = trial.ask().bar(trial.bar());
        if (outcome.timing().isEmpty()) {
            return bar + " **missed**: " + outcome.trouble().replace("|", "\\|");
        }
        SweepTiming timing = outcome.timing().get();
        String verdict = bar + (trial.isReached(timing) ? " reached" : " **missed**");
        return switch (trial.ask()) {
            case COUNT, ALL, ANY_ORDER, FIRST -> verdict;
            case DIAGRAM, SAMPLES -> verdict + ": " + Math.round(trial.ask().figure(timing));
        };
    }

    private static String figure(Optional<SweepTiming> timing, ToDoubleFunction<SweepTiming> figure) {
        return timing.map(one -> Figures.three(figure.applyAsDouble(one))).orElse("-");
    }

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }
}
