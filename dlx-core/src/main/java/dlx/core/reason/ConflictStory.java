package dlx.core.reason;

import dlx.core.engine.Bits;
import dlx.core.engine.PacedStopCheck;
import dlx.core.explain.Blocked;
import dlx.core.explain.Refutation;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds a short refutation of demands that cannot all be met. It uses a dead demand first, then a demand with a single
 * open option if that option matters. Otherwise it makes a case for each option of the demand with the fewest. When
 * several options taken exclude an option, it names the option that also excludes most of the others.
 */
final class ConflictStory {

    private final Propagator propagator;
    private final PacedStopCheck pace;
    private final BitSet given;

    /** Number of further parts that the refutation may have. */
    private int parts;

    /**
     * Creates a builder of refutations.
     *
     * @param givens the givens, whose options are preferred as reasons
     */
    ConflictStory(Propagator propagator, Givens givens, PacedStopCheck pace) {
        this.propagator = propagator;
        this.pace = pace;
        given = Bits.setOf(givens.givenOptions());
    }

    /** Returns a refutation of the demands, with the options taken now. Leaves the propagator as it was. */
    Refutation refutation(BitSet demands) {
        return refutation(demands, Integer.MAX_VALUE).orElseThrow();
    }

    /** Returns a refutation of the demands, or empty if it has more than {@code most} parts. */
    Optional<Refutation> refutation(BitSet demands, int most) {
        int mark = propagator.mark();
        parts = most;
        try {
            return Optional.of(part(demands));
        } catch (TooLong e) {
            propagator.undo(mark);
            return Optional.empty();
        }
    }

    /** Ends the construction of a refutation with too many parts. */
    private static final class TooLong extends RuntimeException {

        private static final long serialVersionUID = 1L;

        TooLong() {
            super("too long", null, false, false);
        }
    }

    private Refutation part(BitSet demands) {
        pace.steps(1 << 8);
        if (parts-- == 0) {
            throw new TooLong();
        }
        int forcing = Propagator.NONE;
        int hardest = Propagator.NONE;
        for (int i = demands.nextSetBit(0); i >= 0; i = demands.nextSetBit(i + 1)) {
            if (propagator.isNeedy(i)) {
                if (propagator.slack(i) < 0) {
                    return dead(i);
                }
                if (propagator.slack(i) == 0 && forcing == Propagator.NONE) {
                    forcing = i;
                }
                if (hardest == Propagator.NONE || propagator.slack(i) < propagator.slack(hardest)) {
                    hardest = i;
                }
            }
        }
        if (hardest == Propagator.NONE) {
            throw new IllegalStateException("the demands can be met");
        }
        return forcing == Propagator.NONE ? cases(hardest, demands) : forced(forcing, demands);
    }

    Refutation.Dead dead(int i) {
        return new Refutation.Dead(i, why(i));
    }

    private Refutation forced(int i, BitSet demands) {
        int option = propagator.firstOpen(i);
        List<Blocked> why = why(i);
        int mark = propagator.mark();
        propagator.take(option, i);
        Refutation then = part(demands);
        propagator.undo(mark);
        return names(then, option) ? new Refutation.Forced(i, option, why, then) : then;
    }

    private Refutation cases(int i, BitSet demands) {
        List<Blocked> why = why(i);
        List<Refutation.Case> cases = new ArrayList<>();
        boolean several = propagator.need(i) > 1;
        int before = propagator.mark();
        for (int option : propagator.relation.options[i]) {
            if (propagator.isOpen(option)) {
                int mark = propagator.mark();
                propagator.take(option, Propagator.NONE);
                Refutation then = part(demands);
                propagator.undo(mark);
                if (!several && !names(then, option)) {
                    propagator.undo(before);
                    return then; // the refutation holds without the case
                }
                cases.add(new Refutation.Case(option, then));
                if (several) {
                    propagator.forbid(option);
                }
            }
        }
        propagator.undo(before);
        return new Refutation.Cases(i, cases, why);
    }

    /** Returns true if a refutation names an option as a reason. */
    private static boolean names(Refutation part, int option) {
        if (part.why().stream().anyMatch(blocked -> blocked.by().contains(option))) {
            return true;
        }
        if (part instanceof Refutation.Forced forced) {
            return names(forced.then(), option);
        }
        return part instanceof Refutation.Cases cases
                && cases.cases().stream().anyMatch(one -> names(one.then(), option));
    }

    /**
     * Returns a reason for each option of an item that is gone. A greedy choice keeps the number of different reasons
     * small.
     */
    private List<Blocked> why(int i) {
        List<Integer> gone = new ArrayList<>();
        List<List<Blocked>> ways = new ArrayList<>();
        for (int option : propagator.relation.options[i]) {
            if (propagator.trail.isGone(option)) {
                gone.add(option);
                ways.add(ways(option));
            }
        }
        Blocked[] chosen = new Blocked[gone.size()];
        BitSet open = new BitSet();
        open.set(0, chosen.length);
        while (!open.isEmpty()) {
            Reason best = mostUseful(ways, open);
            for (int k = open.nextSetBit(0); k >= 0; k = open.nextSetBit(k + 1)) {
                for (Blocked way : ways.get(k)) {
                    if (open.get(k) && best.equals(Reason.of(way))) {
                        chosen[k] = way;
                        open.clear(k);
                    }
                }
            }
        }
        return List.of(chosen);
    }

    /** A full item and the options that fill it: one line of an explanation, which may exclude several options. */
    private record Reason(int item, List<Integer> by) {
        static Reason of(Blocked blocked) {
            return new Reason(blocked.item(), blocked.by());
        }
    }

    /**
     * Returns the reason that excludes most of the open places. Ties go to a reason with a given, then to the first
     * reason.
     */
    private Reason mostUseful(List<List<Blocked>> ways, BitSet open) {
        Map<Reason, Integer> uses = new LinkedHashMap<>();
        for (int k = open.nextSetBit(0); k >= 0; k = open.nextSetBit(k + 1)) {
            ways.get(k).stream().map(Reason::of).distinct().forEach(reason -> uses.merge(reason, 2, Integer::sum));
        }
        return Collections.max(
                        uses.entrySet(),
                        Comparator.comparingInt(use -> use.getValue() + (isGiven(use.getKey()) ? 1 : 0)))
                .getKey();
    }

    private boolean isGiven(Reason reason) {
        return !reason.by().isEmpty() && given.get(reason.by().get(0));
    }

    /** Returns all reasons for which an option is gone: its items that are full. */
    private List<Blocked> ways(int option) {
        List<Blocked> ways = new ArrayList<>();
        int[] start = propagator.relation.problem.start;
        for (int node = start[option]; node < start[option + 1]; node++) {
            List<Integer> holders = propagator.holders(node);
            if (!holders.isEmpty()) {
                ways.add(new Blocked(option, propagator.relation.problem.item[node], holders));
            }
        }
        return ways.isEmpty() ? List.of(Blocked.before(option)) : ways;
    }
}
