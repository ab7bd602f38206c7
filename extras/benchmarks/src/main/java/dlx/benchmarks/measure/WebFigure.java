package dlx.benchmarks.measure;

import java.util.List;
import java.util.Locale;

/**
 * One figure of the page.
 *
 * @param what was measured
 * @param measured with its unit
 * @param goal what it should be; empty if nobody said
 * @param parts that together reach the goal or do not
 */
record WebFigure(String what, String measured, String goal, List<Part> parts) {

    /**
     * A number and its bar.
     *
     * @param limit that it may not pass
     * @param isLeast whether it may not be less, instead of more
     */
    record Part(double value, double limit, boolean isLeast) {

        /** By the digits that are shown: goals have no more. */
        boolean isReached() {
            if (Double.isNaN(value)) {
                return false;
            }
            double shown = Double.parseDouble(Figures.three(value));
            return isLeast ? shown >= limit : shown <= limit;
        }
    }

    /** A number that should not be greater than a limit. */
    static WebFigure atMost(String what, double value, double limit, String unit) {
        return new WebFigure(
                what, Figures.three(value) + unit, Figures.three(limit) + unit, List.of(new Part(value, limit, false)));
    }

    /** A number that should not be less than a limit. */
    static WebFigure atLeast(String what, double value, double limit, String unit) {
        return new WebFigure(
                what,
                Figures.three(value) + unit,
                Figures.three(limit) + unit + " or more",
                List.of(new Part(value, limit, true)));
    }

    /**
     * A middle and an upper end, each with its limit.
     *
     * @param upper what the upper end is called, such as "most"
     */
    static WebFigure spread(
            String what, double middle, double middleLimit, String upper, double end, double endLimit, String unit) {
        return new WebFigure(
                what,
                spread(middle, upper, end, unit),
                spread(middleLimit, upper, endLimit, unit),
                List.of(new Part(middle, middleLimit, false), new Part(end, endLimit, false)));
    }

    private static String spread(double middle, String upper, double end, String unit) {
        return String.format(
                Locale.ROOT, "%s%s median, %s %s%s", Figures.three(middle), unit, upper, Figures.three(end), unit);
    }

    /** What nobody set a goal for. */
    static WebFigure told(String what, String measured) {
        return new WebFigure(what, measured, "", List.of());
    }

    /** The last cell of its row. */
    String verdict() {
        if (parts.isEmpty()) {
            return "";
        }
        return isReached() ? "reached" : "**missed**";
    }

    /** Whether it has a goal. */
    boolean isJudged() {
        return !parts.isEmpty();
    }

    /** Whether every part keeps to its limit. */
    boolean isReached() {
        return parts.stream().allMatch(Part::isReached);
    }
}
