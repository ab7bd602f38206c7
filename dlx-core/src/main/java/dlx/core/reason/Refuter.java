package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;

/**
 * Searches for a contradiction between the demands of a propagator. It branches on the demand with the fewest options,
 * and jumps back over choices that did not contribute to the contradiction (P. Prosser, Hybrid algorithms for the
 * constraint satisfaction problem, 1993).
 */
final class Refuter {

    /** Maximum depth of a search, to bound the stack. No refutation that is shown is deeper. */
    private static final int DEEPEST = 2000;

    /** Result of a refutation. */
    enum Outcome {
        /** The demands cannot all be met. */
        REFUTED,
        /** All demands can be met. The options tried are still taken. */
        MET,
        /** A limit was reached. */
        UNKNOWN
    }

    private final Propagator propagator;
    private final CoreExtraction cores;
    private final PacedStopCheck pace;
    private long nodes;

    /**
     * Creates a refuter.
     *
     * @param pace stop check that is asked at each choice
     */
    Refuter(Propagator propagator, PacedStopCheck pace) {
        this.propagator = propagator;
        this.pace = pace;
        cores = new CoreExtraction(propagator);
    }

    /** Returns the number of choices of all refutations so far. */
    long nodes() {
        return nodes;
    }

    /**
     * Searches for a contradiction between the demands.
     *
     * @param core receives the demands and choices of the contradiction after {@link Outcome#REFUTED}
     * @param nodeLimit maximum number of choices
     * @return the outcome; {@link Outcome#REFUTED} and {@link Outcome#UNKNOWN} leave the propagator as it was
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

    /** Branches on each option of a demand that needs one option. */
    private Outcome ways(int i, UnsatCore core, long limit, int depth) {
        UnsatCore all = new UnsatCore();
        for (int place = 0; place < propagator.leftCount(i); place++) {
            int option = propagator.left(i, place);
            if (propagator.isOpen(option)) {
                Outcome outcome = tried(option, core, limit, depth);
                if (outcome != Outcome.REFUTED || !core.choices.get(option)) {
                    return outcome; // unknown, or the contradiction does not depend on the choice
                }
                core.choices.clear(option);
                all.add(core);
            }
        }
        cores.explain(i, all); // after undo, the other options are gone for their earlier reasons
        core.set(all);
        return Outcome.REFUTED;
    }

    /** Branches on an option of a demand that needs several: with the option, then without it. */
    private Outcome withAndWithout(int option, UnsatCore core, long limit, int depth) {
        int mark = propagator.mark();
        Outcome outcome = tried(option, core, limit, depth);
        if (outcome != Outcome.REFUTED || !core.choices.get(option)) {
            return outcome;
        }
        UnsatCore all = new UnsatCore();
        core.choices.clear(option);
        all.add(core);
        propagator.forbid(option); // its reason is the core that was just added
        outcome = further(core, limit, depth);
        if (outcome == Outcome.MET) {
            return outcome;
        }
        propagator.undo(mark);
        core.add(all);
        return outcome;
    }

    /** Takes an option, and gives it back unless all demands are met with it. */
    private Outcome tried(int option, UnsatCore core, long limit, int depth) {
        int mark = propagator.mark();
        Outcome outcome = with(option, core, limit, depth);
        if (outcome != Outcome.MET) {
            propagator.undo(mark);
        }
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
