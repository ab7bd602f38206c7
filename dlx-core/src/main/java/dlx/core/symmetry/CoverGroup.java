package dlx.core.symmetry;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** The group of a cover or of the rest of one, as engines use it: orbits of options, and a name. Not thread-safe. */
public final class CoverGroup {

    private final FoundGroup group;
    private final long work;

    private CoverGroup(FoundGroup group, long work) {
        this.group = group;
        this.work = work;
    }

    /**
     * Returns the group of options and items, or a part of it.
     *
     * @param isNamed true if its {@link #name} will be asked; without it, large covers take half of the work
     * @param mostWork maximum number of visits of neighbors
     * @param stop ends it as the limit does
     * @throws SearchStopped if it was stopped before its graph was made
     */
    public static CoverGroup of(CoverArrays cover, boolean isNamed, long mostWork, StopCheck stop) {
        return of(cover, isNamed, false, mostWork, stop);
    }

    /**
     * Returns the group of options and items, or a part of it, without a name and with generators that move few options
     * each, such as exchanges of two people: there are more of them.
     *
     * @param mostWork maximum number of visits of neighbors
     * @param stop ends it as the limit does
     * @throws SearchStopped if it was stopped before its graph was made
     */
    public static CoverGroup movingFew(CoverArrays cover, long mostWork, StopCheck stop) {
        return of(cover, false, true, mostWork, stop);
    }

    private static CoverGroup of(CoverArrays cover, boolean isNamed, boolean movesFew, long mostWork, StopCheck stop) {
        CoverGraph graph = CoverGraph.of(cover, stop);
        WorkLimit limit = new WorkLimit(mostWork, stop);
        FoundGroup group = SymmetryFinder.find(graph, isNamed, movesFew, limit);
        return new CoverGroup(group, limit.spent() + graph.neighbors.length);
    }

    /**
     * Returns the symmetries of a cover with givens, or some of them.
     *
     * @param mostWork maximum number of visits of neighbors
     * @param stop ends it as the limit does
     */
    public static Symmetries find(CoverData cover, Givens givens, long mostWork, StopCheck stop) {
        try {
            CoverGroup found = of(CoverArrays.of(cover, givens, false, stop), false, mostWork, stop);
            int[] orbits = new int[cover.optionCount()];
            Arrays.setAll(orbits, found::orbit);
            return new Symmetries(found.order(), found.group.whole(), found.generators(orbits.length), orbits);
        } catch (SearchStopped e) {
            int[] alone = new int[cover.optionCount()];
            Arrays.setAll(alone, option -> option);
            return new Symmetries(BigInteger.ONE, false, List.of(), alone);
        }
    }

    /** Returns the number of visits that it took. */
    public long work() {
        return work;
    }

    /** Returns the number of symmetries, or of those found. */
    public BigInteger order() {
        return group.order();
    }

    /** Returns true if no symmetry was found. */
    public boolean isTrivial() {
        return group.generators().isEmpty();
    }

    /** Returns symmetries that generate the group. */
    public List<Symmetry> generators(int options) {
        return group.generators().stream().map(map -> map.ofOptions(options)).toList();
    }

    /**
     * Returns two words: equal words nearly always mean isomorphic covers, and isomorphic covers have equal words. Empty
     * unless these are all symmetries.
     */
    public Optional<long[]> name() {
        return group.whole() ? Optional.of(group.name()) : Optional.empty();
    }

    /** Returns the least option of the orbit of an option. */
    public int orbit(int option) {
        return group.orbits().first(option);
    }

    /**
     * Returns, for each item of the rest of a cover, the first of its options in each orbit of the cover. Cost: O(nodes).
     *
     * @param number returns the number of an option of the rest in the cover
     */
    public int[][] orbitsOfItems(Problem rest, IntUnaryOperator number) {
        int[][] options = rest.optionsOfItems(StopCheck.NEVER);
        int[] seenAt = new int[group.orbits().size()]; // the last item with an option in this orbit, from 1
        for (int i = 0; i < options.length; i++) {
            int count = 0;
            for (int option : options[i]) {
                int orbit = orbit(number.applyAsInt(option));
                if (seenAt[orbit] != i + 1) {
                    seenAt[orbit] = i + 1;
                    options[i][count++] = option;
                }
            }
            options[i] = Arrays.copyOf(options[i], count);
        }
        return options;
    }
}
