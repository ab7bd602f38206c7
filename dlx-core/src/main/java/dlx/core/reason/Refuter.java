package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;

/**
 * Searches for a contradiction between the demands of a kernel: the demand with the fewest options first, jumping back
 * over choices that a contradiction does not stand on (P. Prosser, Hybrid algorithms for the constraint satisfaction
 * problem, 1993).
 */
final class Refuter {

    /** No story goes deeper; a search that does is given up before it fills the stack. */
    private static final int DEEPEST = 2000;

    /** What came of a refutation. */
    enum Outcome {
        /** The demands cannot all be met. */
        REFUTED,
        /** They can: everything that was tried is still taken. */
        MET,
        /** The limit was too narrow. */
        UNKNOWN
    }

    private final Propagator kernel;
    private final CoreExtraction cores;
    private final PacedStopCheck pace;
    private long nodes;

    /**
     * A refuter that has looked at nothing.
     *
     * @param pace asked at each choice
     */
    Refuter(Propagator kernel, PacedStopCheck pace) {
        this.kernel = kernel;
        this.pace = pace;
        cores = new CoreExtraction(kernel);
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
        int mark = kernel.mark();
        if (!kernel.propagate()) {
            cores.conflict(core);
            kernel.undo(mark);
            return Outcome.REFUTED;
        }
        Outcome outcome = branch(core, nodes + nodeLimit, 0);
        if (outcome != Outcome.MET) {
            kernel.undo(mark);
        }
        return outcome;
    }

    private Outcome branch(UnsatCore core, long limit, int depth) {
        int i = kernel.hardest();
        if (i == Propagator.NONE) {
            return Outcome.MET;
        }
        if (nodes >= limit || depth > DEEPEST) {
            return Outcome.UNKNOWN;
        }
        pace.steps(kernel.unmetCount() + 1);
        return kernel.need(i) > 1
                ? withAndWithout(kernel.firstOpen(i), core, limit, depth)
                : ways(i, core, limit, depth);
    }

    /** Each way to meet a demand that needs one option. */
    private Outcome ways(int i, UnsatCore core, long limit, int depth) {
        UnsatCore all = new UnsatCore();
        for (int place = 0; place < kernel.leftCount(i); place++) {
            int option = kernel.left(i, place);
            if (kernel.isOpen(option)) {
                int mark = kernel.mark();
                Outcome outcome = with(option, core, limit, depth);
                if (outcome == Outcome.MET) {
                    return outcome;
                }
                kernel.undo(mark);
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
        int mark = kernel.mark();
        Outcome outcome = with(option, core, limit, depth);
        if (outcome == Outcome.MET) {
            return outcome;
        }
        kernel.undo(mark);
        if (outcome == Outcome.UNKNOWN || !core.choices.get(option)) {
            return outcome;
        }
        UnsatCore all = new UnsatCore();
        core.choices.clear(option);
        all.add(core);
        kernel.forbid(option); // whatever stands on that stands on the core that has just been added
        outcome = further(core, limit, depth);
        if (outcome == Outcome.MET) {
            return outcome;
        }
        kernel.undo(mark);
        core.add(all);
        return outcome;
    }

    private Outcome with(int option, UnsatCore core, long limit, int depth) {
        if (nodes >= limit) {
            return Outcome.UNKNOWN;
        }
        nodes++;
        kernel.take(option, Propagator.NONE);
        return further(core, limit, depth);
    }

    private Outcome further(UnsatCore core, long limit, int depth) {
        if (kernel.propagate()) {
            return branch(core, limit, depth + 1);
        }
        cores.conflict(core);
        return Outcome.REFUTED;
    }
}
