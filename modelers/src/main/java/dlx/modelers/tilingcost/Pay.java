package dlx.modelers.tilingcost;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;

/** The rules that compute the value of a tile from the numbers that it covers. */
enum Pay {
    /** The product of all numbers. */
    PRODUCT(numbers -> LongStream.of(numbers).reduce(1, Math::multiplyExact)),
    /** The sum of all numbers. */
    SUM(numbers -> LongStream.of(numbers).reduce(0, Math::addExact)),
    /** The difference of the largest and the smallest number. */
    DIFFERENCE(numbers -> Math.subtractExact(greatest(numbers), least(numbers))),
    /** The largest number. */
    GREATEST(Pay::greatest),
    /** The smallest number. */
    LEAST(Pay::least);

    private final ToLongFunction<long[]> rule;

    Pay(ToLongFunction<long[]> rule) {
        this.rule = rule;
    }

    /**
     * Applies this rule.
     *
     * @throws ArithmeticException if the result or an intermediate result does not fit into 64 bits
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
