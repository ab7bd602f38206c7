package dlx.core.explain;

import dlx.api.Experimental;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * One step of a path to a solution: options that must be taken, or that cannot be taken, all for the same reason.
 *
 * @param kind the conclusion: taken or impossible
 * @param option the first option of the conclusion
 * @param also further options that the same demand forces, or that the same demands exclude in the same way,
 *     ascending; empty for {@link Kind#SEARCH}
 * @param demands for {@link Kind#FORCED}, the item whose remaining options must all be taken; for the other kinds,
 *     items that cannot all be covered once the option is taken, ascending
 * @param rating rating of the step
 * @param exact true if no easier step exists in this position, so that {@code rating} is the minimum; else
 *     {@code rating} is an upper bound of the minimum
 * @param why proof: the consequences of taking the option; for {@link Kind#FORCED}, the consequences of leaving it out,
 *     where the proof lists the option as already excluded
 * @param form form of the step, from which the name of its technique is derived
 * @since 0.1
 */
public record Deduction(
        Kind kind,
        int option,
        List<Integer> also,
        List<Integer> demands,
        Rating rating,
        boolean exact,
        Refutation why,
        @Experimental StepForm form) {

    /** Kind of a deduction. */
    public enum Kind {
        /** A demand needs the option: it is taken. */
        FORCED,
        /** Some demands cannot all be met with the option: it is impossible. */
        EXCLUDED,
        /** A search did not find a solution with the option: it is impossible. */
        SEARCH
    }

    /** Creates a record; only dlx does so, and components may be added. Copies the lists. */
    @Experimental
    public Deduction {
        also = List.copyOf(also);
        demands = List.copyOf(demands);
    }

    /**
     * Returns all options of the conclusion.
     *
     * @return {@code option}, then {@code also}
     */
    public List<Integer> options() {
        List<Integer> all = new ArrayList<>(List.of(option));
        all.addAll(also);
        return List.copyOf(all);
    }

    /**
     * Returns the options by which the proof excludes others. Some of them are given or were forced before, others are
     * taken only in the proof.
     *
     * @return numbers of options, ascending
     */
    public List<Integer> blockers() {
        SortedSet<Integer> blockers = new TreeSet<>();
        List<Refutation> open = new ArrayList<>(List.of(why));
        while (!open.isEmpty()) {
            Refutation part = open.remove(open.size() - 1);
            part.why().forEach(blocked -> blockers.addAll(blocked.by()));
            if (part instanceof Refutation.Forced forced) {
                open.add(forced.then());
            } else if (part instanceof Refutation.Cases cases) {
                cases.cases().forEach(one -> open.add(one.then()));
            }
        }
        return List.copyOf(blockers);
    }
}
