package dlx.core.proof;

import java.util.random.RandomGenerator;

/**
 * Key of the open options and the covered items: the sum of random numbers, in two halves of 64 bits. States with
 * different keys differ. States with equal keys are equal with overwhelming probability, if the numbers could not be
 * predicted. Without numbers the key stays 0.
 */
final class StateKey {

    /** Random numbers of thing t at 2t, for the low half, and 2t + 1, for the high half; empty before {@link #draw}. */
    private long[] numbers = {};

    /** Low half of the key. */
    long low;

    /** High half of the key. */
    long high;

    /** Draws two random numbers for each of {@code things} items and options. */
    void draw(RandomGenerator random, int things) {
        numbers = random.longs(2L * things).toArray();
    }

    void add(int thing, int times) {
        if (numbers.length > 0) {
            low += times * numbers[2 * thing];
            high += times * numbers[2 * thing + 1];
        }
    }
}
