package dlx.core.explain;

import dlx.api.Experimental;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * One step towards a solution: an option that must be taken, or one that cannot be, with all others of which the same holds for the
 * same reason.
 *
 * @param kind what is known now
 * @param option which option
 * @param also further options that the same demand forces, or that the same demands exclude in the same way, ascending; none of
 *     {@link Kind#SEARCH}
 * @param demands of {@link Kind#FORCED}, the item that has no other option left; of the others, items that cannot all be
 *     covered once the option is taken, ascending
 * @param rating how hard the step is
 * @param exact whether no easier step shows anything in this position: then {@code rating} is the least there is; else
 *     it is at most this
 * @param why the proof: what follows once the option is taken; of {@link Kind#FORCED}, once it is left out, and then the
 *     option itself stands among those excluded before
 * @param form what names of techniques are made of
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

    /** The kind of a deduction. */
    public enum Kind {
        /** A demand needs the option: it is taken. */
        FORCED,
        /** Some demands could not all be met beside the option: it is impossible. */
        EXCLUDED,
        /** A search found no solution with the option: it is impossible. */
        SEARCH
    }

    /** Made by dlx; further components may come. Keeps copies of the lists. */
    @Experimental
    public Deduction {
        also = List.copyOf(also);
        demands = List.copyOf(demands);
    }

    /**
     * All options that the step is about.
     *
     * @return the option, then the others
     */
    public List<Integer> options() {
        List<Integer> all = new ArrayList<>(List.of(option));
        all.addAll(also);
        return List.copyOf(all);
    }

    /**
     * The options by which the proof excludes others: what stands in the way of the demands. Some are given or forced
     * before, some are taken in the proof alone.
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
