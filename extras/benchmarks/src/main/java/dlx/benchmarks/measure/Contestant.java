package dlx.benchmarks.measure;

import java.io.IOException;

/** What is timed: an engine or the yardstick, bound to an instance and a question. */
interface Contestant {

    /** What it is called. */
    String name();

    /** How many searches make a steady figure, from what one takes. */
    int repeats(double ms);

    /**
     * Times it in a fresh process.
     *
     * @param repeats searches after the first
     * @throws Trouble if there is no time to tell
     */
    Timing time(int repeats) throws IOException;
}
