package dlx.core.proof;

import java.util.random.RandomGenerator;

/**
 * A key of what is open and what is covered: the sum of random numbers, in two halves. States with different keys differ; those
 * with the same key are the same, as far as nobody could foresee the numbers. Without numbers it stays 0.
 */
final class StateKey {

    private long[] numbers = {};
    long low;
    long high;

    /** Draws the numbers of so many things. */
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
