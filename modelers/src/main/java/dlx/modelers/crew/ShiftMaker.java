package dlx.modelers.crew;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * A maker of all shifts that the rules allow. A shift is a chain of duties, each starting where the duty before ended,
 * and late enough. Shifts are passed to the consumer as they are found, in the order of their starts. Not thread-safe.
 */
final class ShiftMaker {

    private static final int NEVER = Integer.MAX_VALUE;

    private final List<Duty> duties;
    private final Rules rules;
    private final Consumer<Shift> taker;

    /**
     * Earliest time, for each duty, at which a chain that begins with it can end at the base, in minutes since
     * midnight; {@link #NEVER} if it cannot. With it, every chain that is extended becomes a shift. So the maker calls
     * its consumer often, and the consumer can stop it.
     */
    private final int[] home;

    private final Deque<Duty> chain = new ArrayDeque<>();

    ShiftMaker(Crew crew, Rules rules, Consumer<Shift> taker) {
        this.duties = crew.duties();
        this.rules = rules;
        this.taker = taker;
        this.home = new int[duties.size()];
        for (int i = duties.size() - 1; i >= 0; i--) {
            home[i] = homeFrom(i);
        }
    }

    void make() {
        for (int i = 0; i < duties.size(); i++) {
            Duty first = duties.get(i);
            if (!rules.hasBase() || first.from().equals(rules.base())) {
                extend(i, first.start() + rules.day());
            }
        }
    }

    /** Adds a duty to the chain, and then each duty that may follow. */
    private void extend(int i, int deadline) {
        if (home[i] > deadline) {
            return;
        }
        Duty duty = duties.get(i);
        chain.addLast(duty);
        if (isHome(duty)) {
            int length = duty.end() - chain.getFirst().start();
            taker.accept(new Shift(rules.cost(length), List.copyOf(chain)));
        }
        for (int next = firstAfter(duty);
                next < duties.size() && duties.get(next).start() < deadline;
                next++) {
            if (connects(duty, duties.get(next))) {
                extend(next, deadline);
            }
        }
        chain.removeLast();
    }

    private int homeFrom(int i) {
        Duty duty = duties.get(i);
        if (isHome(duty)) {
            return duty.end();
        }
        int earliest = NEVER;
        int latest = duty.start() + rules.day();
        for (int next = firstAfter(duty);
                next < duties.size() && duties.get(next).start() < latest;
                next++) {
            if (home[next] < earliest && connects(duty, duties.get(next))) {
                earliest = home[next];
            }
        }
        return earliest;
    }

    private boolean isHome(Duty duty) {
        return !rules.hasBase() || duty.to().equals(rules.base());
    }

    private static boolean connects(Duty duty, Duty next) {
        return duty.to().equals(next.from());
    }

    /** Returns the index of the first duty that starts late enough after another duty. */
    private int firstAfter(Duty duty) {
        int low = 0;
        int high = duties.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (duties.get(middle).start() < duty.end() + rules.turn()) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
