package dlx.modelers.tilingcost;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;

/** The ways in which a tile pays for the numbers that it covers. */
enum Pay {
    /** All of them multiplied. */
    PRODUCT(numbers -> LongStream.of(numbers).reduce(1, Math::multiplyExact)),
    /** All of them added up. */
    SUM(numbers -> LongStream.of(numbers).reduce(0, Math::addExact)),
    /** The greatest less the least. */
    DIFFERENCE(numbers -> Math.subtractExact(greatest(numbers), least(numbers))),
    /** The greatest of them. */
    GREATEST(Pay::greatest),
    /** The least of them. */
    LEAST(Pay::least);

    private final ToLongFunction<long[]> rule;

    Pay(ToLongFunction<long[]> rule) {
        this.rule = rule;
    }

    /**
     * Applies this rule.
     *
     * @throws ArithmeticException if the result does not fit into 64 bits, or a step on the way to it
     */
    long of(long... numbers) {
        return rule.applyAsLong(numbers);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Pay> ofWord(String word) {
        return Arrays.stream(values()).filter(pay -> pay.word().equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Pay::word).toList();
    }

    private static long greatest(long... numbers) {
        return LongStream.of(numbers).max().orElseThrow();
    }

    private static long least(long... numbers) {
        return LongStream.of(numbers).min().orElseThrow();
    }
}
