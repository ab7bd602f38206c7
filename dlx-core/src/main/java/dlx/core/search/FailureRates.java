package dlx.core.search;

import java.util.Arrays;

/** The chooser of {@link Strategy#FRB}. */
final class FailureRates implements Strategy.Chooser {

    /** Number of options tried for each item, by item number. Items beyond the end have 0. */
    private int[] trials = new int[64];

    /** Number of options that failed at once for each item, by item number. As long as {@link #trials}. */
    private int[] failures = new int[64];

    @Override
    public int choose(OpenItems open) {
        int best = open.first();
        for (int i = open.next(best); i != OpenItems.NONE && open.degree(best) > 1; i = open.next(i)) {
            if (open.degree(i) == 1 || badness(open, i) > badness(open, best)) {
                best = i;
            }
        }
        return best;
    }

    /**
     * Returns the failure rate of an item, divided by the number of its options. The rate of an item that was never
     * tried is 1/2.
     */
    private double badness(OpenItems open, int item) {
        boolean known = item < trials.length;
        double rate = known ? (failures[item] + 1.0) / (trials[item] + 2.0) : 0.5;
        return rate / open.degree(item);
    }

    @Override
    public boolean learns() {
        return true;
    }

    @Override
    public void tried(int item, int dead) {
        if (item >= trials.length) {
            trials = Arrays.copyOf(trials, 2 * item);
            failures = Arrays.copyOf(failures, 2 * item);
        }
        trials[item]++;
        failures[item] += dead == OpenItems.NONE ? 0 : 1;
    }
}
