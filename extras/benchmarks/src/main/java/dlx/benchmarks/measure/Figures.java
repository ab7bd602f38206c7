package dlx.benchmarks.measure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/** Numbers, as tables show them. */
final class Figures {

    private static final int THREE = 3;
    private static final int TWO = 2;

    private Figures() {}

    /** Three digits that matter, or as many as stand before the point. */
    static String three(double value) {
        return rounded(value, THREE);
    }

    /** Two digits that matter, or as many as stand before the point. */
    static String two(double value) {
        return rounded(value, TWO);
    }

    private static String rounded(double value, int digits) {
        if (Double.isNaN(value)) {
            return "-";
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits));
        if (rounded.signum() == 0) {
            return "0";
        }
        int behindPoint = digits - (rounded.precision() - rounded.scale());
        return behindPoint >= 0
                ? rounded.setScale(behindPoint).toPlainString()
                : Long.toString(Math.round(value)); // whole numbers whole
    }

    /** The middle one, or between the two in the middle; not a number if there are none. */
    static double median(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(v -> v).sorted().toArray();
        if (sorted.length == 0) {
            return Double.NaN;
        }
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }
}
