package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;

/** A document: tables, or pictures with their figures, of one JDK on one machine, in Markdown. */
final class Report {

    private final StringBuilder text = new StringBuilder();
    private final List<Result> enumerations = new ArrayList<>();

    /**
     * Begins with what the figures are.
     *
     * @param rounds that each figure is the median of
     */
    Report(String title, Machine machine, int rounds) {
        this(title, machine, """
                CPU milliseconds of the searching thread; %s of each side in turn, each run a fresh process that searches
                again and again. **ms**: a warm search, the median of its run. **first ms**: the first search of its run; the
                bar is three times the warm one and 60 ms. The yardstick is the plain dancing links program in C, `cc -O3
                -march=native`; a search is the best of its run. The engine marked (auto) is the one that searches when none is named.
                Differences under 10 %% mean nothing.
                """.formatted(runs(rounds)));
    }

    private Report(String title, Machine machine, String words) {
        text.append("# ").append(title).append("\n\n");
        text.append("Written by `extras/benchmarks/measure`; what is changed by hand is lost.\n\n");
        text.append(machine).append("\n\n").append(words);
    }

    /** Begins a report on the question of the best. */
    static Report ofTheBest(String title, Machine machine, int rounds) {
        return new Report(title, machine, """
                Each search proves its answer, but where it is only to be found; the model is built before. The figures are
                %s, each a fresh process that searches again and again. **ms**: a warm search by the clock, the median of its
                run. **CPU ms**: the same by the CPU time of the searching thread, which is all that searches: what the clock has beyond it is
                what else the machine did. **found after ms**: when the best solution was there, by the clock. The engine
                marked (auto) is the one that searches when none is named. The pictures show CPU time of one run.
                """.formatted(runs(rounds)));
    }

    private static String runs(int rounds) {
        return rounds == 1 ? "one run" : "medians of " + rounds + " runs";
    }

    /** How busy the machine is: what the yardstick takes now for queens-12, all solutions. */
    void load(double before, double after) {
        section(
                "How busy the machine was",
                "The yardstick in C took " + Figures.three(before) + " ms for queens-12 before these runs, and "
                        + Figures.three(after) + " ms behind them.");
    }

    /** Scores. */
    void best(List<Result> results) {
        if (!results.isEmpty()) {
            section("To the proof", "The bars are those of **ms**, or of **found after ms**.");
            text.append(new BestTable(results));
        }
    }

    /** Every solution through a visitor; counting will be compared with it. */
    void enumeration(List<Result> results) {
        enumerations.addAll(results);
        table("yardstick", results, "All solutions", """
                Each solution goes to a visitor. The bar is the greatest ratio to the yardstick.""");
    }

    /** Sudokus. */
    void boards(List<Result> results) {
        table("yardstick", results, "Sudokus, each proven to have one solution", """
                Each file is timed as a whole, set-up of each board included; the bar is the greatest ratio to the yardstick, which
                also searches to the end, its set-up left out. The trees differ: the boards of dlx share one cover and pin their
                givens.""");
    }

    /** Counts. */
    void counting(List<Result> results) {
        List<Result> compared = results.stream()
                .map(result -> result.comparedWith(enumerationMs(result.trial().name())))
                .toList();
        table("enumeration", compared, "Counting", """
                The bar is in milliseconds, or the greatest ratio to the enumeration above by the engine that is fastest at it.""");
    }

    /** A picture and its figures. */
    void growth(Growth growth) {
        section(growth.title(), "![" + growth.title() + "](../pictures/" + growth.fileName() + ")");
        text.append(growth.table());
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private double enumerationMs(String instance) {
        return enumerations.stream()
                .filter(result -> result.trial().name().equals(instance))
                .flatMap(result -> result.fastest().stream())
                .mapToDouble(Result.Entry::ms)
                .findFirst()
                .orElse(Double.NaN);
    }

    private void table(String otherHeading, List<Result> results, String title, String words) {
        if (!results.isEmpty()) {
            section(title, words);
            text.append(new Table(otherHeading, results));
        }
    }

    private void section(String title, String words) {
        text.append("\n## ").append(title).append("\n\n").append(words).append("\n\n");
    }
}
