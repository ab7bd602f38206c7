package dlx.core.derived;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whose turn it is: one way after the other, each time in another order of the cover and with twice the work. Where one try in a
 * few would be short, none that was unlucky lasts; and as the tries grow, each way comes to an end one day. Thread-safe.
 *
 * <p>Doubling tries cost at most a constant factor more than the best length for all of them would (M. Luby, A. Sinclair,
 * D. Zuckerman, Optimal speedup of Las Vegas algorithms, Information Processing Letters 47, 1993, have the bound of a
 * schedule that returns to short ones; engines that learn gain more from long ones).
 */
final class Turns {

    /** How many times a try may be doubled; beyond, none ends before its search does. */
    private static final int MOST_DOUBLINGS = 40;

    /**
     * One try.
     *
     * @param place of the way in the list
     * @param order of the cover
     * @param work updates that it may make
     */
    record Turn(int place, int order, long work) {}

    private final long shortest;
    private final List<Integer> places = new ArrayList<>();
    private int next;
    private int round;

    /**
     * The turns of some ways; the first turn of the first is in the order of the cover.
     *
     * @param shortest the work of the first tries
     */
    Turns(int ways, long shortest) {
        this.shortest = shortest;
        for (int place = 0; place < ways; place++) {
            places.add(place);
        }
    }

    /** The next try; empty if no way is left. */
    synchronized Optional<Turn> take() {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        if (next >= places.size()) {
            next = 0;
            round++;
        }
        int place = places.get(next++);
        return Optional.of(new Turn(place, round, shortest << Math.min(round, MOST_DOUBLINGS)));
    }

    /** Leaves a way out from now on: there is no memory for it, or its engine cannot do this. */
    synchronized void leaveOut(int place) {
        int at = places.indexOf(place);
        if (at >= 0) {
            places.remove(at);
            next -= at < next ? 1 : 0;
        }
    }
}
