package dlx.core.symmetry;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import dlx.core.table.DisjointSets;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * The group of a cover or of the rest of one, as engines use it: orbits of options, and a name. Not thread-safe.
 *
 * @param order number of symmetries; a lower bound of it unless the group is whole
 * @param whole true if it contains all symmetries of the graph
 * @param maps symmetries of the graph that generate it
 * @param orbits its orbits of vertices; the first ones are the options
 * @param name equal names nearly always mean isomorphic covers, and isomorphic covers have equal names. Empty unless the name
 *     was asked for and the group is whole
 * @param work number of visits of neighbors that it took
 */
public record CoverGroup(
        BigInteger order, boolean whole, List<Permutation> maps, DisjointSets orbits, Optional<Name> name, long work) {

    /** The name of a graph, two words. */
    public record Name(long first, long second) {}

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
        return SymmetryFinder.find(graph, isNamed, movesFew, limit);
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
            return new Symmetries(found.order(), found.whole(), found.generators(orbits.length), orbits);
        } catch (SearchStopped e) {
            int[] alone = new int[cover.optionCount()];
            Arrays.setAll(alone, option -> option);
            return new Symmetries(BigInteger.ONE, false, List.of(), alone);
        }
    }

    /**
     * Returns the name of a cover with givens.
     *
     * @param mostWork maximum number of visits of neighbors
     * @param stop ends the work as the limit does
     * @return empty if a limit was reached
     */
    public static Optional<Name> name(CoverData cover, Givens givens, long mostWork, StopCheck stop) {
        try {
            return of(CoverArrays.of(cover, givens, false, stop), true, mostWork, stop)
                    .name();
        } catch (SearchStopped e) {
            return Optional.empty();
        }
    }

    /** Returns true if no symmetry was found. */
    public boolean isTrivial() {
        return maps.isEmpty();
    }

    /** Returns symmetries that generate the group. */
    public List<Symmetry> generators(int options) {
        return maps.stream().map(map -> map.ofOptions(options)).toList();
    }

    /** Returns the least option of the orbit of an option. */
    public int orbit(int option) {
        return orbits.first(option);
    }

    /**
     * Returns, for each item of the rest of a cover, the first of its options in each orbit of the cover. Cost: O(nodes).
     *
     * @param number returns the number of an option of the rest in the cover
     */
    public int[][] orbitsOfItems(Problem rest, IntUnaryOperator number) {
        int[][] options = rest.optionsOfItems(StopCheck.NEVER);
        int[] seenAt = new int[orbits.size()]; // the last item with an option in this orbit, from 1
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
