package dlx.commands.option;

import dlx.commands.line.UnreadableException;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Reads sizes of memory, in bytes, as users write them: {@code 512MiB}, {@code 1.5GiB}, {@code 64M}, {@code 4096}. */
final class MemorySize {

    private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

    private MemorySize() {}

    /**
     * Reads a size.
     *
     * @throws UnreadableException if the text is not a size, or too large
     */
    static Long of(String text) {
        return TimeSpan.product(text, MemorySize::bytes)
                .map(BigDecimal::toBigInteger)
                .filter(size -> size.signum() > 0 && size.compareTo(GREATEST) <= 0)
                .map(BigInteger::longValue)
                .orElseThrow(() -> new UnreadableException(
                        text + ": must be a size above 0, like 512MiB, 2GiB, 64M or a number of bytes"));
    }

    /** Returns the bytes of a unit; 0 for an unknown unit. Every kilobyte has 1024 bytes, as in Java's own options. */
    private static long bytes(String unit) {
        return switch (unit) {
            case "" -> 1;
            case "K", "KiB" -> 1L << 10;
            case "M", "MiB" -> 1L << 20;
            case "G", "GiB" -> 1L << 30;
            case "T", "TiB" -> 1L << 40;
            default -> 0;
        };
    }
}
