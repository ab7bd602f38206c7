package dlx.app.option;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times as people write them: {@code 500ms}, {@code 10s}, {@code 1.5m}, {@code 2h}. */
final class TimeSpan implements ITypeConverter<Duration> {

    @Override
    public Duration convert(String text) {
        int digits = 0;
        while (digits < text.length() && (Character.isDigit(text.charAt(digits)) || text.charAt(digits) == '.')) {
            digits++;
        }
        long unit = nanos(text.substring(digits));
        try {
            if (unit > 0) {
                return Duration.ofNanos(new BigDecimal(text.substring(0, digits))
                        .multiply(BigDecimal.valueOf(unit))
                        .longValue());
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new TypeConversionException("'" + text + "' is not a time; expected one like 500ms, 10s, 5m or 2h");
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
