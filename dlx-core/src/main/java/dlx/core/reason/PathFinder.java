package dlx.core.reason;

import dlx.core.engine.Bits;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Deduction;
import dlx.core.explain.Rating;
import dlx.core.explain.Refutation;
import dlx.core.explain.SolvingPath;
import dlx.core.explain.StepForm;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Finds the path to the only solution, the easiest steps first. Above level 3, a step that is not harder than an
 * earlier step is taken as soon as it is found.
 *
 * <p>To show that an option is impossible, the finder takes it and searches for a smallest set of demands that cannot
 * all be met then. The level of the step is the number of these demands plus 1. Sets of one and two demands are found
 * exactly, by trying all; larger sets come from the cores of contradictions, which are reduced. Options that no few
 * demands exclude are left to a search. The solution only saves work: its options are not tried.
 */
public final class PathFinder {

    private final Propagator propagator;
    private final BitSet isSolution;
    private final PacedStopCheck pace;
    private final Glances glances;
    private final PairProbing pairs;
    private final CoreProbing cores;
    private final ConflictStory story;
    private final StepForms forms;

    /** True if every item may be covered only once, so that the set of demands found by trying all is exact. */
    private final boolean plain;

    private Rating hardest = Rating.NONE;

    /**
     * Creates a finder at the beginning of the path.
     *
     * @param groups returns the name of the group of an item
     * @param solution the only solution, including the givens, in any order
     */
    public PathFinder(
            CoverIncidence relation, IntFunction<String> groups, Givens givens, int[] solution, StopCheck stop) {
        propagator = Propagator.given(relation, givens);
        pace = new PacedStopCheck(stop);
        plain = !relation.problem.isBounded();
        isSolution = Bits.setOf(solution);
        glances = new Glances(propagator, pace);
        pairs = new PairProbing(propagator, isSolution, pace);
        cores = new CoreProbing(propagator, isSolution, pace);
        story = new ConflictStory(propagator, givens, pace);
        forms = new StepForms(propagator, new LockedDemands(propagator, groups, pace), story, pace);
    }

    /**
     * Returns the path, or its first steps.
     *
     * @param most maximum number of steps
     */
    public SolvingPath find(int most) {
        List<Deduction> steps = new ArrayList<>();
        try {
            while (steps.size() < most) {
                Optional<Deduction> step = next();
                if (step.isEmpty()) {
                    return path(steps, SolvingPath.End.SOLVED, StopReason.EXHAUSTED);
                }
                steps.add(step.get());
                apply(step.get());
                Rating rating = step.get().rating();
                hardest = hardest.compareTo(rating) < 0 ? rating : hardest;
            }
            boolean solved = propagator.hardest() == Propagator.NONE;
            return path(
                    steps,
                    solved ? SolvingPath.End.SOLVED : SolvingPath.End.STOPPED,
                    solved ? StopReason.EXHAUSTED : StopReason.VISITOR);
        } catch (SearchStopped e) {
            return path(steps, SolvingPath.End.STOPPED, e.reason());
        }
    }

    private SolvingPath path(List<Deduction> steps, SolvingPath.End end, StopReason stopped) {
        List<Integer> taken = isSolution.stream()
                .filter(option -> end == SolvingPath.End.SOLVED || propagator.trail.isTaken(option))
                .boxed()
                .toList();
        return new SolvingPath(steps, hardest, end, stopped, taken);
    }

    private void apply(Deduction step) {
        if (step.kind() == Deduction.Kind.FORCED) {
            step.options().forEach(option -> propagator.take(option, Propagator.NONE));
        } else {
            step.options().forEach(propagator::forbid);
        }
        propagator.fix();
        pairs.changed();
    }

    /** Returns the next step; empty if all demands are met. */
    private Optional<Deduction> next() {
        if (propagator.hardest() == Propagator.NONE) {
            return Optional.empty();
        }
        return forced().or(this::single)
                .or(() -> pairs.find().map(found -> excluded(found, plain)))
                .or(() -> cores.find(hardest)
                        .map(found -> excluded(found, plain && found.demands().cardinality() == 3)))
                .or(() -> Optional.of(searched(cores.search(hardest))));
    }

    private Optional<Deduction> forced() {
        int i = glances.easiest();
        if (i == Propagator.NONE) {
            return Optional.empty();
        }
        List<Integer> open = propagator.openOptions(i);
        int option = open.get(0);
        StepForm form = forms.single(i);
        int mark = propagator.mark();
        propagator.forbid(option);
        Rating rating = new Rating(Rating.FORCED.level(), glances.of(i));
        Deduction step = new Deduction(
                Deduction.Kind.FORCED,
                option,
                open.subList(1, open.size()),
                List.of(i),
                rating,
                true,
                story.dead(i),
                form);
        propagator.undo(mark);
        return Optional.of(step);
    }

    /** Returns a step that excludes an option because one demand would lose all its options. */
    private Optional<Deduction> single() {
        CoverIncidence relation = propagator.relation;
        for (int option = 0; option < relation.options(); option++) {
            if (propagator.isOpen(option) && !isSolution.get(option)) {
                pace.steps(PairProbing.STEPS);
                int mark = propagator.mark();
                propagator.take(option, Propagator.NONE);
                int dead = propagator.deadCount() > 0 ? propagator.leastDead() : Propagator.NONE;
                propagator.undo(mark);
                if (dead != Propagator.NONE) {
                    BitSet demands = new BitSet();
                    demands.set(dead);
                    return Optional.of(excluded(new RefutedOption(option, demands, 0), plain));
                }
            }
        }
        return Optional.empty();
    }

    private Deduction excluded(RefutedOption found, boolean exact) {
        return deduction(
                found.level().isSearch() ? Deduction.Kind.SEARCH : Deduction.Kind.EXCLUDED,
                found,
                found.level(),
                exact);
    }

    private Deduction searched(RefutedOption found) {
        return deduction(Deduction.Kind.SEARCH, found, new Rating(Rating.SEARCH, found.nodes()), false);
    }

    private Deduction deduction(Deduction.Kind kind, RefutedOption found, Rating rating, boolean exact) {
        int mark = propagator.mark();
        propagator.demandOnly(found.demands());
        propagator.take(found.option(), Propagator.NONE);
        Refutation why = story.refutation(found.demands());
        propagator.undo(mark);
        propagator.demandAll();
        StepForms.Seen seen = kind == Deduction.Kind.SEARCH ? StepForms.search() : forms.see(found, why);
        return new Deduction(
                kind,
                found.option(),
                seen.also(),
                found.demands().stream().boxed().toList(),
                rating,
                exact,
                why,
                seen.form());
    }
}
