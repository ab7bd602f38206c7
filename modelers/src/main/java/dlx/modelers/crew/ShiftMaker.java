package dlx.modelers.crew;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Makes every shift that the rules allow: chains of duties, each starting where the one before ended, and late enough.
 * Shifts are handed over as they are found, those that start first come first. Not thread-safe.
 */
final class ShiftMaker {

    private static final int NEVER = Integer.MAX_VALUE;

    private final List<Duty> duties;
    private final Rules rules;
    private final Consumer<Shift> taker;

    /**
     * When a chain that goes on from a duty can be back at the base, {@link #NEVER} if it cannot. So no chain is followed
     * that becomes no shift: a maker that hands nothing over for long could not be stopped.
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

    /** Takes a duty into the chain, and whatever may follow. */
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

    /** The first duty that starts late enough after another one. */
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
