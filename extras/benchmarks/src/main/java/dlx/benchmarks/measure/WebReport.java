package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** What the page of {@code dlx serve} weighs and takes, in Markdown: a table with bars. */
final class WebReport {

    private final String where;
    private final Machine machine;
    private final List<WebFigure> figures = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();
    private String load = "";

    WebReport(String where, Machine machine) {
        this.where = where;
        this.machine = machine;
    }

    /** Rows, in the order of the table. */
    void add(List<WebFigure> rows) {
        figures.addAll(rows);
    }

    /** Says that something could not be measured, and why. */
    void missing(String what, String why) {
        missing.add(what + ": " + why);
    }

    /** How busy the machine is: what the yardstick takes for queens-12, all solutions. */
    void load(double before, double after) {
        load = "The yardstick in C took " + Figures.three(before) + " ms for queens-12 before these runs, and "
                + Figures.three(after) + " ms after them.\n";
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("# The page, on ").append(where).append("\n\n");
        text.append("Written by `extras/benchmarks/measure web`; what is changed by hand is lost.\n\n");
        text.append(machine).append(' ').append(load).append('\n').append("""
                `dlx serve` runs as a process of its own, as a user starts it, but where CPU time is told: there the classes that the
                server uses are called in one process, warm. Sizes are those of bodies, as they are sent. The browser is Chromium
                without a window, its cache switched off; it and the server share the cores with whatever else runs. 1 KB is
                1 000 bytes. The last column says whether the goal of the design is reached.

                """);
        text.append(row("figure", "measured", "goal", "")).append(row("---", "---", "---", "---"));
        figures.forEach(figure -> text.append(row(figure.what(), figure.measured(), figure.goal(), figure.verdict())));
        text.append('\n').append(summary());
        missing.forEach(one -> text.append("\nNot measured: ").append(one).append(".\n"));
        return text.toString();
    }

    private String summary() {
        List<WebFigure> judged = figures.stream().filter(WebFigure::isJudged).toList();
        StringJoiner missed = new StringJoiner("; ", "; missed: ", "").setEmptyValue("");
        judged.stream().filter(figure -> !figure.isReached()).forEach(figure -> missed.add(figure.what()));
        long reached = judged.stream().filter(WebFigure::isReached).count();
        return "Goals reached: " + reached + " of " + judged.size() + missed + ".\n";
    }

    private static String row(String... cells) {
        StringJoiner row = new StringJoiner(" | ", "| ", " |\n");
        for (String cell : cells) {
            row.add(cell.replace("|", "\\|"));
        }
        return row.toString();
    }
}
