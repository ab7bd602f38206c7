package dlx.core.engine.orbits;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.search.Symmetry;
import dlx.core.symmetry.CoverGroup;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Symmetries of a problem that keep the root of a question: they map the solutions of the question to its solutions.
 * Immutable.
 *
 * @param maps maps of the options of the problem, which generate the others
 * @param work number of visits of neighbors that it took to find them
 */
public record RootSymmetries(List<Symmetry> maps, long work) {

    /**
     * Returns the symmetries of a question, or some of them.
     *
     * @param stop ends the search for them
     * @throws dlx.core.engine.SearchStopped if it was stopped before the graph of the problem was made
     */
    public static RootSymmetries of(Problem problem, Root root, StopCheck stop) {
        return Rest.of(problem, root)
                .map(rest -> of(rest, CoverGroup.movingFew(rest.arrays, RestSearch.mostVisits(rest), stop)))
                .orElseGet(() -> new RootSymmetries(List.of(), 0));
    }

    /** Returns the symmetries of the rest at the root. They keep the other options of the problem. */
    static RootSymmetries of(Rest root, CoverGroup group) {
        List<Symmetry> maps = group.generators(root.options()).stream()
                .map(map -> new Symmetry(
                        Arrays.stream(map.moved()).map(root::number).toArray(),
                        Arrays.stream(map.moved())
                                .map(map::image)
                                .map(root::number)
                                .toArray()))
                .toList();
        return new RootSymmetries(maps, group.work());
    }

    /** Returns another solution, which one of the maps makes of a solution; empty if they all keep it. */
    public Optional<int[]> other(int... solution) {
        int[] ascending = Arrays.stream(solution).sorted().toArray();
        for (Symmetry map : maps) {
            int[] image = Arrays.stream(solution).map(map::image).toArray();
            if (!Arrays.equals(Arrays.stream(image).sorted().toArray(), ascending)) {
                return Optional.of(image);
            }
        }
        return Optional.empty();
    }
}
