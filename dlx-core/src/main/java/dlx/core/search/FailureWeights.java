package dlx.core.search;

import java.util.Arrays;

/** The chooser of {@link Strategy#WEIGHTS}. */
final class FailureWeights implements Strategy.Chooser {

    /** Number of times that each item was found without options, by item number. Items beyond the end have 0. */
    private int[] failures = new int[64];

    @Override
    public int choose(OpenItems open) {
        int best = open.first();
        for (int i = open.next(best); i != OpenItems.NONE && open.degree(best) > 1; i = open.next(i)) {
            int less = Integer.compare(open.degree(i), open.degree(best));
            if (less < 0 || less == 0 && failures(i) > failures(best)) {
                best = i;
            }
        }
        return best;
    }

    private int failures(int item) {
        return item < failures.length ? failures[item] : 0;
    }

    @Override
    public boolean learns() {
        return true;
    }

    @Override
    public void tried(int item, int dead) {
        if (dead != OpenItems.NONE) {
            if (dead >= failures.length) {
                failures = Arrays.copyOf(failures, 2 * dead);
            }
            failures[dead]++;
        }
    }
}
