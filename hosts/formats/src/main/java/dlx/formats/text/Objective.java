package dlx.formats.text;

import java.math.BigDecimal;
import java.util.function.LongFunction;

/**
 * The value of an objective in the units of its file, for a score.
 *
 * @param start the value for the score 0
 * @param unit the change of the value per point of score
 */
public record Objective(BigDecimal start, BigDecimal unit) implements LongFunction<String> {

    @Override
    public String apply(long score) {
        return start.add(unit.multiply(BigDecimal.valueOf(score))).toPlainString();
    }

    /** Returns the formula: {@code 5 - score / 10}. */
    @Override
    public String toString() {
        return start.stripTrailingZeros().toPlainString()
                + (unit.signum() < 0 ? " - " : " + ")
                + "score"
                + (unit.scale() > 0 ? " / 1" + "0".repeat(unit.scale()) : "");
    }
}
