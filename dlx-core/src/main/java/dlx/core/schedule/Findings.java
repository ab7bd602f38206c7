package dlx.core.schedule;

import dlx.core.engine.Optimizer;
import dlx.core.engine.Search;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The findings of the lead and its contenders: different solutions, those among them that were shown, the number of all,
 * and the contender that has ended the lead.
 */
final class Findings {

    private final Schedule schedule;

    /** The solutions in the order in which they were found, by their ascending options; empty once shown. */
    private final Map<List<Integer>, Optional<int[]>> known = new LinkedHashMap<>();

    /** The number of all solutions, once a contender has counted or found them all. */
    Optional<BigInteger> total = Optional.empty();

    /** The contender that has ended the lead. */
    Optional<Contender> winner = Optional.empty();

    Findings(Schedule schedule) {
        this.schedule = schedule;
    }

    /** Adds the findings of a contender after a slice; it leaves if it cannot contribute any more. */
    void add(Contender contender, Search lead) {
        contender.found.forEach(options -> known.putIfAbsent(ascending(options), Optional.of(options)));
        int wanted = schedule.wanted();
        if (lead instanceof Optimizer best && !contender.found.isEmpty()) {
            best.takeOver(contender.found.get(0));
        } else if (wanted > 0 && known.size() >= wanted) {
            winner = Optional.of(contender);
        } else if (contender.state == Contender.State.CONCLUDED) {
            total = Optional.of(contender.solutions);
            winner = schedule.counts() || wanted == 0 && isEndOf(lead) ? Optional.of(contender) : Optional.empty();
        } else if (!schedule.counts()
                && contender.row.role() == Row.Role.COUNTS
                && contender.solutions.compareTo(BigInteger.valueOf(Math.max(0, wanted - 1))) > 0) {
            contender.leave(); // there is a solution, and a count does not name it
        }
        if (wanted > 0 && isDecided()) {
            winner = Optional.of(contender); // one has counted all, and this one or an earlier one has found the last
        }
        if (winner.isEmpty() && contender.state != Contender.State.SEARCHING) {
            contender.leave();
        }
    }

    /** Returns true if the lead has found all solutions; one that searches for the best must prove a bound, too. */
    private boolean isEndOf(Search lead) {
        BigInteger all = total.orElseThrow();
        return all.equals(lead.solutions()) && (all.signum() == 0 || !(lead instanceof Optimizer));
    }

    /** Marks a solution as shown, and adds it if it is new; returns false if it was shown before. */
    boolean show(int[] options) {
        Optional<int[]> before = known.put(ascending(options), Optional.empty());
        return before == null || before.isPresent();
    }

    /** Returns a solution that was not shown, and marks it as shown. */
    Optional<int[]> next() {
        Optional<int[]> next = known.values().stream().flatMap(Optional::stream).findFirst();
        next.ifPresent(this::show);
        return next;
    }

    /** Returns true if nothing remains to be found: a contender has ended the lead, or all solutions are known. */
    boolean isDecided() {
        return winner.isPresent()
                || total.filter(BigInteger.valueOf(known.size())::equals).isPresent();
    }

    private static List<Integer> ascending(int[] options) {
        return IntStream.of(options).sorted().boxed().toList();
    }
}
