package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;

/**
 * Searches for a contradiction between the demands of a propagator: the demand with the fewest options first, jumping back
 * over choices that a contradiction does not stand on (P. Prosser, Hybrid algorithms for the constraint satisfaction
 * problem, 1993).
 */
final class Refuter {

    /** No story goes deeper; a search that does is given up before it fills the stack. */
    private static final int DEEPEST = 2000;

    /** The result of a refutation. */
    enum Outcome {
        /** The demands cannot all be met. */
        REFUTED,
        /** They can: everything that was tried is still taken. */
        MET,
        /** The limit was too narrow. */
        UNKNOWN
    }

    private final Propagator propagator;
    private final CoreExtraction cores;
    private final PacedStopCheck pace;
    private long nodes;

    /**
     * A refuter that has looked at nothing.
     *
     * @param pace asked at each choice
     */
    Refuter(Propagator propagator, PacedStopCheck pace) {
        this.propagator = propagator;
        this.pace = pace;
        cores = new CoreExtraction(propagator);
    }

    /** The choices of all refutations so far. */
    long nodes() {
        return nodes;
    }

    /**
     * Whether the demands cannot all be met, by a search for a contradiction: the demand with the fewest options first,
     * jumping back over choices that no contradiction stands on.
     *
     * @param core holds what the contradiction stands on if it is refuted
     * @param nodeLimit how many choices are looked at, at most
     * @return what came of it; {@link Outcome#REFUTED} and {@link Outcome#UNKNOWN} leave everything as it was
     */
    Outcome refute(UnsatCore core, long nodeLimit) {
        int mark = propagator.mark();
        if (!propagator.propagate()) {
            cores.conflict(core);
            propagator.undo(mark);
            return Outcome.REFUTED;
        }
        Outcome outcome = branch(core, nodes + nodeLimit, 0);
        if (outcome != Outcome.MET) {
            propagator.undo(mark);
        }
        return outcome;
    }

    private Outcome branch(UnsatCore core, long limit, int depth) {
        int i = propagator.hardest();
        if (i == Propagator.NONE) {
            return Outcome.MET;
        }
        if (nodes >= limit || depth > DEEPEST) {
            return Outcome.UNKNOWN;
        }
        pace.steps(propagator.unmetCount() + 1);
        return propagator.need(i) > 1
                ? withAndWithout(propagator.firstOpen(i), core, limit, depth)
                : ways(i, core, limit, depth);
    }

    /** Each way to meet a demand that needs one option. */
    private Outcome ways(int i, UnsatCore core, long limit, int depth) {
        UnsatCore all = new UnsatCore();
        for (int place = 0; place < propagator.leftCount(i); place++) {
            int option = propagator.left(i, place);
            if (propagator.isOpen(option)) {
                int mark = propagator.mark();
                Outcome outcome = with(option, core, limit, depth);
                if (outcome == Outcome.MET) {
                    return outcome;
                }
                propagator.undo(mark);
                if (outcome == Outcome.UNKNOWN || !core.choices.get(option)) {
                    return outcome; // unknown, or the choice has nothing to do with the contradiction
                }
                core.choices.clear(option);
                all.add(core);
            }
        }
        cores.explain(i, all); // all is undone, so the others are gone for the reasons they had before
        core.set(all);
        return Outcome.REFUTED;
    }

    /** A demand that needs several options: each rest is met with the first of them or without it. */
    private Outcome withAndWithout(int option, UnsatCore core, long limit, int depth) {
        int mark = propagator.mark();
        Outcome outcome = with(option, core, limit, depth);
        if (outcome == Outcome.MET) {
            return outcome;
        }
        propagator.undo(mark);
        if (outcome == Outcome.UNKNOWN || !core.choices.get(option)) {
            return outcome;
        }
        UnsatCore all = new UnsatCore();
        core.choices.clear(option);
        all.add(core);
        propagator.forbid(option); // whatever stands on that stands on the core that has just been added
        outcome = further(core, limit, depth);
        if (outcome == Outcome.MET) {
            return outcome;
        }
        propagator.undo(mark);
        core.add(all);
        return outcome;
    }

    private Outcome with(int option, UnsatCore core, long limit, int depth) {
        if (nodes >= limit) {
            return Outcome.UNKNOWN;
        }
        nodes++;
        propagator.take(option, Propagator.NONE);
        return further(core, limit, depth);
    }

    private Outcome further(UnsatCore core, long limit, int depth) {
        if (propagator.propagate()) {
            return branch(core, limit, depth + 1);
        }
        cores.conflict(core);
        return Outcome.REFUTED;
    }
}
