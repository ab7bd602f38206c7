package dlx.benchmarks.measure;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The figures of the page of {@code dlx serve}, with the goals of its design: those that are missed are told at once. */
final class WebFigures {

    private final List<List<String>> rows = new ArrayList<>();
    private final PrintStream talk;

    WebFigures(PrintStream talk) {
        this.talk = talk;
    }

    /** Adds what has no goal. */
    void add(String what, String measured) {
        rows.add(List.of(what, measured));
        talk.println("web: " + what + ": " + measured);
    }

    /** Adds a number that should not be greater than a limit, by the digits that are shown. */
    void atMost(String what, double value, double limit, String unit) {
        add(what, Figures.three(value) + unit);
        judge(what, Double.parseDouble(Figures.three(value)) <= limit, "at most " + Figures.three(limit) + unit);
    }

    /** Adds a number that should not be less than a limit. */
    void atLeast(String what, double value, double limit, String unit) {
        add(what, Figures.three(value) + unit);
        judge(what, value >= limit, "at least " + Figures.three(limit) + unit);
    }

    /** Adds the median of some times, and the time that a share of them keeps. */
    void times(String what, List<Double> millis, double medianLimit, double share, double shareLimit) {
        double median = Figures.median(millis);
        double most = percentile(millis, share);
        String upper = share == 1 ? "most" : "p95";
        add(what, Figures.three(median) + " ms median, " + upper + " " + Figures.three(most) + " ms");
        judge(what, median <= medianLimit, "median at most " + medianLimit + " ms");
        judge(what, most <= shareLimit, upper + " at most " + shareLimit + " ms");
    }

    private void judge(String what, boolean isReached, String goal) {
        if (!isReached) {
            talk.println("web: missed: " + what + "; goal: " + goal);
        }
    }

    static double percentile(List<Double> values, double share) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }

    @Override
    public String toString() {
        return Page.table("figure | measured", rows);
    }
}
