package dlx.commands.option;

import dlx.commands.line.UnreadableException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** Reads times as users write them: {@code 500ms}, {@code 10s}, {@code 1.5m}, {@code 2h}. */
public final class TimeSpan {

    /** Maximum time in nanoseconds: a million hours, which are 114 years. It fits into a {@code long}. */
    private static final BigDecimal GREATEST = BigDecimal.valueOf(1_000_000L * 3_600_000_000_000L);

    private TimeSpan() {}

    /**
     * Reads a time.
     *
     * @throws UnreadableException if the text is not a time, or if the time is too long or too short
     */
    public static Duration of(String text) {
        BigDecimal nanos = product(text, TimeSpan::nanos)
                .orElseThrow(() ->
                        new UnreadableException(text + ": must be a time with its unit, like 500ms, 10s, 5m or 2h"));
        if (nanos.compareTo(GREATEST) > 0) {
            throw new UnreadableException(text + ": must be at most 1000000h");
        }
        if (nanos.signum() > 0 && nanos.compareTo(BigDecimal.ONE) < 0) {
            throw new UnreadableException(text + ": must be 0s, or at least 0.000001ms");
        }
        return Duration.ofNanos(nanos.longValue());
    }

    /**
     * Returns a number times the unit after it.
     *
     * @param units returns the value of a unit; 0 for an unknown unit
     * @return empty if the text is not a number with a known unit
     */
    static Optional<BigDecimal> product(String text, ToLongFunction<String> units) {
        int digits = 0;
        while (digits < text.length() && (Character.isDigit(text.charAt(digits)) || text.charAt(digits) == '.')) {
            digits++;
        }
        long unit = units.applyAsLong(text.substring(digits));
        try {
            return unit == 0
                    ? Optional.empty()
                    : Optional.of(new BigDecimal(text.substring(0, digits)).multiply(BigDecimal.valueOf(unit)));
        } catch (NumberFormatException e) {
            return Optional.empty(); // no digit, or two points
        }
    }

    private static long nanos(String unit) {
        return switch (unit) {
            case "ms" -> 1_000_000L;
            case "s" -> 1_000_000_000L;
            case "m" -> 60_000_000_000L;
            case "h" -> 3_600_000_000_000L;
            default -> 0;
        };
    }
}
