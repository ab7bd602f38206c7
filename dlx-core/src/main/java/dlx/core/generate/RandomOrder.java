package dlx.core.generate;

import java.util.SplittableRandom;

/** Makes random orders. */
final class RandomOrder {

    private RandomOrder() {}

    /** Shuffles numbers; each order is equally likely. */
    static void shuffle(int[] numbers, SplittableRandom random) {
        for (int k = numbers.length - 1; k > 0; k--) {
            int other = random.nextInt(k + 1);
            int number = numbers[k];
            numbers[k] = numbers[other];
            numbers[other] = number;
        }
    }

    /** Returns the numbers below a bound in a random order. */
    static int[] below(int bound, SplittableRandom random) {
        int[] numbers = new int[bound];
        for (int k = 0; k < bound; k++) {
            numbers[k] = k;
        }
        shuffle(numbers, random);
        return numbers;
    }
}
