package dlx.benchmarks.measure;

import java.util.List;
import java.util.StringJoiner;

/** Results of the question of the best, as a Markdown table: a row for each engine, judged by the clock. */
final class BestTable {

    private final List<Result> results;

    /** @param results in the order of the table */
    BestTable(List<Result> results) {
        this.results = results;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(
                row("instance", "best", "engine", "ms", "CPU ms", "found after ms", "first CPU ms", "nodes", "bar"));
        text.append(row("---", "---:", "---", "---:", "---:", "---:", "---:", "---:", "---"));
        StringJoiner missed = new StringJoiner(", ", "; missed: ", "").setEmptyValue("");
        int judged = 0;
        int reached = 0;
        for (Result result : results) {
            Trial trial = result.trial();
            String instance = trial.name();
            for (Result.Entry entry : result.entries()) {
                text.append(row(trial, entry, instance));
                instance = "";
            }
            if (result.entries().isEmpty()) {
                String bar = trial.bar().toString();
                text.append(row(instance, trial.answer().toString(), "left out", "-", "-", "-", "-", "-", bar));
            } else if (trial.bar() != Bar.NONE) {
                judged++;
                if (result.entries().stream().anyMatch(entry -> isReached(trial, entry))) {
                    reached++;
                } else {
                    missed.add(trial.name());
                }
            }
        }
        return text.append("\nBars reached by the fastest engine: ")
                .append(reached)
                .append(" of ")
                .append(judged)
                .append(missed)
                .append(".\n")
                .toString();
    }

    private static String row(Trial trial, Result.Entry entry, String instance) {
        return row(
                instance,
                trial.answer().toString(),
                entry.name(),
                entry.timing().map(timing -> Figures.three(timing.wallMs())).orElse("-"),
                entry.timing().map(timing -> Figures.three(timing.warmMs())).orElse("-"),
                entry.timing().map(timing -> Figures.three(timing.foundMs())).orElse("-"),
                entry.timing().map(timing -> Figures.three(timing.firstMs())).orElse("-"),
                entry.timing().map(timing -> Long.toString(timing.nodes())).orElse("-"),
                verdict(trial, entry));
    }

    private static String verdict(Trial trial, Result.Entry entry) {
        String bar = trial.bar() + (trial.question() == Question.FIND ? " to find" : "");
        if (entry.wrong()) {
            return "**" + entry.trouble().replace('\n', ' ').replace("|", "\\|") + "**";
        } else if (trial.bar() == Bar.NONE) {
            return entry.trouble();
        }
        return isReached(trial, entry) ? bar + " reached" : (bar + " **missed** " + entry.trouble()).strip();
    }

    private static boolean isReached(Trial trial, Result.Entry entry) {
        return entry.timing()
                .map(timing -> trial.question() == Question.FIND ? timing.foundMs() : timing.wallMs())
                .filter(ms -> trial.bar().isReached(ms, Double.NaN))
                .isPresent();
    }

    private static String row(String... cells) {
        return String.join(" | ", cells).transform(cellsOfRow -> "| " + cellsOfRow + " |\n");
    }
}
