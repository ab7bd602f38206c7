package dlx.core.calls;

import dlx.core.Reference;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The expected end of a search for solutions in their order, and the expected number of solutions. */
final class Ending {

    private final World world;
    private final Asked asked;
    private final List<List<Integer>> expected;
    private final long limit;

    /** True if the search must end before its first node. */
    private final boolean stoppedAtOnce;

    private Ending(World world, Asked asked, List<List<Integer>> expected, long limit, boolean stoppedAtOnce) {
        this.world = world;
        this.asked = asked;
        this.expected = expected;
        this.limit = limit;
        this.stoppedAtOnce = stoppedAtOnce;
    }

    /** Returns the ending of a search that begins now, with its limit on solutions. */
    static Ending of(World world, Asked asked) {
        return new Ending(world, asked, world.truth.solutions(asked), asked.limit, world.stopsAtOnce(asked));
    }

    /** Returns the ending of steps, which ignore symmetries. */
    static Ending ofSteps(World world, Asked asked, boolean stoppedAtOnce) {
        Asked plain = asked.with(a -> a.symmetries = List.of());
        return new Ending(world, plain, world.truth.all(asked), asked.limit, stoppedAtOnce);
    }

    /** Returns the ending of a search over all solutions. */
    static Ending ofAll(World world, Asked asked, List<List<Integer>> expected) {
        return new Ending(world, asked, expected, Long.MAX_VALUE, world.stopsAtOnce(asked));
    }

    /** Returns the first solutions: as many as must be found; the found number if the model cannot determine it. */
    List<List<Integer>> first(int found) {
        return expected.subList(0, count(found));
    }

    /** Returns the number of solutions that must be found: the found number if the model cannot determine it. */
    int count(int found) {
        int most = (int) Math.min(limit, expected.size());
        Set<StopReason> reasons = world.mayStop(asked);
        if (stoppedAtOnce) {
            return 0;
        }
        if (reasons.isEmpty()) {
            return most;
        }
        boolean byNodes = reasons.equals(EnumSet.of(StopReason.NODES));
        return byNodes && asked.searchesTheTree() && asked.symmetries.isEmpty()
                ? Math.min(most, reference().solutionsWithin(asked.nodeLimit))
                : Math.min(most, found);
    }

    private Reference reference() {
        return world.truth.of(asked.plain);
    }

    /** Returns the possible reasons for an end after a number of solutions. */
    Set<StopReason> reasons(int found) {
        if (found == limit) {
            return EnumSet.of(StopReason.SOLUTION_LIMIT);
        }
        Set<StopReason> reasons = world.mayStop(asked);
        boolean byNodes = reasons.equals(EnumSet.of(StopReason.NODES));
        if (byNodes && asked.searchesTheTree()) {
            boolean stops = reference().nodes() > asked.nodeLimit;
            return EnumSet.of(stops ? StopReason.NODES : StopReason.EXHAUSTED);
        }
        if (found == expected.size()) {
            reasons.add(StopReason.EXHAUSTED);
        }
        return reasons;
    }

    /** Checks a report of a search that has gone as far as it may. */
    void check(String report, SearchReport actual, int found) {
        Mismatch.unlessSame(report + ".solutions()", actual.solutions(), BigInteger.valueOf(found));
        Mismatch.unlessWithin(report + ".stopped()", actual.stopped(), reasons(found));
        checkFigures(report, actual);
    }

    /** Checks the figures that do not depend on the reason for the end. */
    void checkFigures(String report, SearchReport actual) {
        Outcome outcome = actual.solutions().signum() > 0
                ? Outcome.SOLVED
                : actual.stopped() == StopReason.EXHAUSTED ? Outcome.NO_SOLUTION : Outcome.UNKNOWN;
        Mismatch.unlessSame(report + ".outcome()", actual.outcome(), outcome);
        if (asked.nodeLimit < Long.MAX_VALUE) {
            String most = report + ".nodes() <= " + asked.nodeLimit;
            Mismatch.unlessTrue(most, actual.nodes() <= asked.nodeLimit, actual.nodes());
        }
        if (asked.searchesTheTree() && actual.stopped() == StopReason.EXHAUSTED) {
            Mismatch.unlessSame(
                    report + ".nodes()", actual.nodes(), (long) reference().nodes());
        }
        boolean begins = EnumSet.of(StopReason.NODES).containsAll(world.mayStop(asked));
        if (begins && asked.engine.equals("sweep")) { // without memory for a sweep it counts as it began
            String sweeps = "List.of(\"sweep\", \"memo\").contains(" + report + ".engine())";
            Mismatch.unlessTrue(sweeps, List.of("sweep", "memo").contains(actual.engine()), actual.engine());
        } else if (begins && !asked.engine.equals("auto")) {
            Mismatch.unlessSame(report + ".engine()", actual.engine(), asked.engine);
        }
    }
}
