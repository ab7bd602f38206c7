package dlx.benchmarks.measure;

import java.util.List;
import java.util.StringJoiner;
import java.util.function.Predicate;

/** Results as a Markdown table: a row for each engine, the fastest bold. */
final class Table {

    private final String otherHeading;
    private final List<Result> results;
    private final boolean ofLists;

    /**
     * @param otherHeading what the engines are compared with
     * @param results in the order of the table
     */
    Table(String otherHeading, List<Result> results) {
        this.otherHeading = otherHeading;
        this.results = results;
        this.ofLists = results.stream().anyMatch(result -> result.puzzles() > 1);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(row(
                "instance", otherHeading + " ms", "engine", "ms", "ratio", "µs a board", "first ms", "nodes", "bar"));
        text.append(row("---", "---:", "---", "---:", "---:", "---:", "---:", "---:", "---"));
        for (Result result : results) {
            String instance = result.trial().name();
            String other = Figures.three(result.otherMs());
            for (Result.Entry entry : result.entries()) {
                text.append(row(result, entry, instance, other));
                instance = "";
                other = "";
            }
            if (result.entries().isEmpty()) {
                text.append(row(
                        instance,
                        other,
                        "left out",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-",
                        result.trial().bar().toString()));
            }
        }
        return text.append('\n').append(summary()).toString();
    }

    private String row(Result result, Result.Entry entry, String instance, String other) {
        boolean fastest = result.fastest().filter(entry::equals).isPresent();
        double ms = entry.ms();
        return row(
                instance,
                other,
                bold(fastest, entry.name()),
                bold(fastest, Figures.three(ms)),
                Figures.three(ms / result.otherMs()),
                Figures.three(1000 * ms / result.puzzles()),
                entry.timing().map(Table::first).orElse("-"),
                entry.timing().map(timing -> Long.toString(timing.nodes())).orElse("-"),
                verdict(result, entry));
    }

    private static String first(Timing timing) {
        String first = Figures.three(timing.firstMs());
        return timing.isColdEnough()
                ? first
                : first + " (at most " + Figures.three(timing.firstAtMostMs()) + ": **missed**)";
    }

    private static String verdict(Result result, Result.Entry entry) {
        Bar bar = result.trial().bar();
        if (entry.wrong()) {
            return bold(true, entry.trouble());
        } else if (entry.timing().isEmpty()) {
            return (bar == Bar.NONE ? "" : bar + " **missed**: ") + entry.trouble();
        } else if (!bar.isJudged(result.otherMs())) {
            return bar == Bar.NONE ? "" : bar + " ?";
        }
        return bar + (bar.isReached(entry.ms(), result.otherMs()) ? " reached" : " **missed**");
    }

    /** What a hurried reader wants to know. */
    private String summary() {
        List<Result> judged = results.stream().filter(Result::isJudged).toList();
        List<Result> missed =
                judged.stream().filter(result -> !isReached(result)).toList();
        StringBuilder text = new StringBuilder();
        text.append("Bars reached by the fastest engine: ").append(judged.size() - missed.size());
        text.append(" of ")
                .append(judged.size())
                .append(named(missed, "missed"))
                .append(".\n");
        text.append("Every first search within its bar: ");
        List<Result> cold =
                named(entry -> !entry.timing().map(Timing::isColdEnough).orElse(true));
        text.append(cold.isEmpty() ? "yes" : "no").append(named(cold, "missed")).append(".\n");
        List<Result> wrong = results.stream().filter(Result::isWrong).toList();
        if (!wrong.isEmpty()) {
            text.append("**Failed").append(named(wrong, "see")).append(".**\n");
        }
        return text.toString();
    }

    private static boolean isReached(Result result) {
        return result.fastest()
                .filter(entry -> result.trial().bar().isReached(entry.ms(), result.otherMs()))
                .isPresent();
    }

    private List<Result> named(Predicate<Result.Entry> entry) {
        return results.stream()
                .filter(result -> result.entries().stream().anyMatch(entry))
                .toList();
    }

    private static String named(List<Result> some, String verb) {
        StringJoiner names = new StringJoiner(", ", "; " + verb + ": ", "").setEmptyValue("");
        some.forEach(result -> names.add(result.trial().name()));
        return names.toString();
    }

    private static String bold(boolean wanted, String text) {
        return wanted ? "**" + text.replace('\n', ' ').replace("|", "\\|") + "**" : text;
    }

    /** The sixth cell belongs to lists of boards. */
    private String row(String... cells) {
        StringJoiner row = new StringJoiner(" | ", "| ", " |\n");
        for (int i = 0; i < cells.length; i++) {
            if (i != 5 || ofLists) {
                row.add(cells[i]);
            }
        }
        return row.toString();
    }
}
