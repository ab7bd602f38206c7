package dlx.benchmarks.measure;

import java.math.BigDecimal;
import java.math.MathContext;
import org.openjdk.jmh.util.ListStatistics;

/** Formats numbers for tables, and computes medians. */
final class Figures {

    private static final int DIGITS = 3;
    private static final double HALF = 50;

    private Figures() {}

    /**
     * Returns the number with three significant digits, or with all digits before the decimal point if there are more.
     */
    static String three(double value) {
        if (!Double.isFinite(value)) {
            return "-";
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(DIGITS));
        int behindPoint = DIGITS - (rounded.precision() - rounded.scale());
        return behindPoint >= 0 && rounded.signum() != 0
                ? rounded.setScale(behindPoint).toPlainString()
                : whole(value);
    }

    static String whole(double value) {
        return Double.isFinite(value) ? Long.toString(Math.round(value)) : "-";
    }

    /** Returns the median by JMH; not a number without values. */
    static double median(double... values) {
        return new ListStatistics(values).getPercentile(HALF);
    }
}
