package dlx.core.reason;

import dlx.api.Technique;
import dlx.core.engine.PacedStopCheck;
import dlx.core.explain.Refutation;
import dlx.core.explain.StepForm;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Finds the form of a step that excludes an option, and other options that its demands exclude in the same way.
 *
 * <p>Requires that only facts are taken or gone and that all demands are switched on. Leaves the propagator as it was.
 */
record StepForms(Propagator propagator, LockedDemands locked, ConflictStory story, PacedStopCheck pace) {

    /**
     * The form of a step, and other options that are impossible for the same reason.
     *
     * @param form the form
     * @param also open options, ascending, without the option of the step
     */
    record Seen(StepForm form, List<Integer> also) {}

    /** Returns the form of a demand that forces an option. */
    StepForm single(int i) {
        return form(Technique.Kind.SINGLE, Propagator.NONE, List.of(i), List.of());
    }

    /** Returns the form of a step that takes a search, which does not have a named technique. */
    static Seen search() {
        return new Seen(new StepForm(Technique.Kind.CASES, List.of(), List.of(), List.of()), List.of());
    }

    /**
     * Returns the form of a step that excludes an option.
     *
     * @param found the option, and demands that cannot all be met with it
     * @param why the contradiction
     */
    Seen see(RefutedOption found, Refutation why) {
        List<Integer> demands = found.demands().stream().boxed().toList();
        Optional<LockedDemands.Found> lock = locked.find(found.option(), found.demands());
        if (lock.isPresent()) {
            BitSet also = lock.get().excluded();
            also.clear(found.option());
            return new Seen(
                    form(
                            Technique.Kind.LOCKED,
                            found.option(),
                            demands,
                            lock.get().links()),
                    also.stream().boxed().toList());
        }
        List<Integer> chain = chain(why);
        return chain.isEmpty()
                ? new Seen(form(Technique.Kind.CASES, found.option(), demands, List.of()), List.of())
                : new Seen(form(Technique.Kind.CHAIN, found.option(), demands, List.of()), alike(found, chain));
    }

    /**
     * Creates a form from the open options of its demands.
     *
     * @param option the option taken to show that it is impossible, or {@link Propagator#NONE}
     */
    private StepForm form(Technique.Kind kind, int option, List<Integer> demands, List<Integer> links) {
        List<List<Integer>> open = demands.stream().map(propagator::openOptions).toList();
        List<List<Integer>> struck =
                open.stream().map(some -> List.<Integer>of()).toList();
        if (option != Propagator.NONE) {
            int mark = propagator.mark();
            propagator.take(option, Propagator.NONE);
            struck = open.stream()
                    .map(some -> some.stream().filter(propagator.trail::isGone).toList())
                    .toList();
            propagator.undo(mark);
        }
        return new StepForm(kind, open, struck, links);
    }

    /**
     * Returns the chain of forcing demands, each followed by its option, and the dead demand at the end. Empty if the
     * refutation has cases.
     */
    private static List<Integer> chain(Refutation why) {
        List<Integer> chain = new ArrayList<>();
        Refutation part = why;
        while (part instanceof Refutation.Forced forced) {
            chain.add(forced.item());
            chain.add(forced.option());
            part = forced.then();
        }
        chain.add(part.item());
        return part instanceof Refutation.Dead ? chain : List.of();
    }

    /** Returns other options that are refuted by an equal chain. */
    private List<Integer> alike(RefutedOption found, List<Integer> chain) {
        List<Integer> also = new ArrayList<>();
        BitSet before = new BitSet();
        found.demands().stream().forEach(i -> propagator.openOptions(i).forEach(before::set));
        propagator.demandOnly(found.demands());
        for (int option = 0; option < propagator.relation.options(); option++) {
            if (option != found.option() && propagator.isOpen(option) && !before.get(option)) {
                pace.steps(PairProbing.STEPS);
                int mark = propagator.mark();
                propagator.take(option, Propagator.NONE);
                boolean refuted = !propagator.propagate();
                propagator.undo(mark);
                if (refuted) {
                    propagator.take(option, Propagator.NONE);
                    if (chain(story.refutation(found.demands())).equals(chain)) {
                        also.add(option);
                    }
                    propagator.undo(mark);
                }
            }
        }
        propagator.demandAll();
        return also;
    }
}
