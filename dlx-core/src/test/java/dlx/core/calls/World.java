package dlx.core.calls;

import dlx.api.Cover;
import dlx.core.SolutionIterator;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.calls.Name.IteratorName;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.Name.StepsName;
import dlx.core.calls.Name.TokenName;
import dlx.core.covers.PlainCover;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The variables of a program: their real values and the model's knowledge of them. */
final class World {

    /** The cover without givens. */
    final PlainCover plain;

    final Cover<Integer> cover;
    final Api api;
    final Truth truth = new Truth();
    final Map<SolverName, Subject> solvers = new ConcurrentHashMap<>();
    final Map<TokenName, Watch> tokens = new ConcurrentHashMap<>();
    final Map<IteratorName, Pull> iterators = new ConcurrentHashMap<>();
    final Map<StepsName, Pace> steps = new ConcurrentHashMap<>();

    World(PlainCover plain, Api api) {
        this.plain = plain;
        this.cover = plain.cover();
        this.api = api;
    }

    /** A solver and the model's knowledge of it. */
    record Subject(Solver<Integer> real, Asked asked) {}

    /** A token. */
    static final class Watch {

        final CancellationToken real = new CancellationToken();
        volatile Said said = Said.NO;
    }

    /** The cancellation state of a token. */
    enum Said {
        NO,
        /** Another thread is about to cancel it. */
        PERHAPS,
        YES
    }

    /** A running iterator. */
    static final class Pull {

        final SolutionIterator<Integer> real;
        final SolverName owner;
        final Asked asked;

        /** True if a limit may have ended the iterator before it began. */
        final boolean stoppedAtOnce;

        /** Number of solutions that the iterator has returned. */
        int handed;

        /** True if the iterator has reported one more solution. */
        boolean ready;

        /** True if the iterator has found a solution that it has not returned; stays true if the iterator is closed. */
        boolean waits;

        boolean over;

        Pull(SolutionIterator<Integer> real, SolverName owner, Asked asked, boolean stoppedAtOnce) {
            this.real = real;
            this.owner = owner;
            this.asked = asked;
            this.stoppedAtOnce = stoppedAtOnce;
        }
    }

    /** Running steps. */
    static final class Pace {

        final Steps real;
        final SolverName owner;
        final Asked asked;
        final boolean stoppedAtOnce;

        /** Number of solutions that the steps have shown. */
        int shown;

        boolean over;

        /** True if the steps are at a node below which nothing has been reported. */
        boolean atNewNode;

        Pace(Steps real, SolverName owner, Asked asked, boolean stoppedAtOnce) {
            this.real = real;
            this.owner = owner;
            this.asked = asked;
            this.stoppedAtOnce = stoppedAtOnce;
            this.atNewNode = true;
        }
    }

    /** Returns true if every search ends before its first node. */
    boolean stopsAtOnce(Asked asked) {
        return asked.timeIsUp
                || said(asked) == Said.YES
                || Thread.currentThread().isInterrupted();
    }

    /** Returns the possible reasons for a search to end now, apart from its solutions. */
    Set<StopReason> mayStop(Asked asked) {
        Set<StopReason> reasons = EnumSet.noneOf(StopReason.class);
        if (asked.timeIsUp) {
            reasons.add(StopReason.TIME);
        }
        if (said(asked) != Said.NO || Thread.currentThread().isInterrupted()) {
            reasons.add(StopReason.CANCELLED);
        }
        if (asked.nodeLimit < Long.MAX_VALUE) {
            reasons.add(StopReason.NODES);
        }
        return reasons;
    }

    private Said said(Asked asked) {
        return asked.token.map(token -> tokens.get(token).said).orElse(Said.NO);
    }

    /**
     * Returns true if an answer can be foreseen. False if the question must fail, by a rejection or at a symmetry, but
     * may be stopped before.
     */
    boolean isClear(Asked asked, Asked.Mode mode, boolean stepped) {
        boolean fails = asked.refuses(mode, stepped) || !stepped && !truth.areSymmetries(asked);
        return !(fails || !stepped && asked.failing.get())
                || mayStop(asked).stream().allMatch(StopReason.NODES::equals);
    }
}
