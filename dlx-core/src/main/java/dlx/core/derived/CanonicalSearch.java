package dlx.core.derived;

import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Keeps one solution of each class of symmetric solutions: the solution whose ascending option numbers come first. It
 * does not store earlier solutions. The maps must form a group, so that each solution of a class is compared with all
 * others.
 */
public final class CanonicalSearch extends FilterSearch {

    private final List<int[]> maps;
    private final boolean isResumed;

    /** Number of solutions in the classes found by this search. */
    private long members;

    private int[] ascending = new int[0];
    private int[] image = new int[0];

    /**
     * Creates the search.
     *
     * @param found number of solutions found before
     */
    public CanonicalSearch(Search all, List<int[]> maps, SearchControl control, long found) {
        super(all, control, found);
        isResumed = found > 0;
        this.maps = maps;
    }

    /** {@inheritDoc} No symmetry maps such a solution to an earlier one. */
    @Override
    boolean accepts() {
        if (ascending.length != length()) {
            ascending = new int[length()];
            image = new int[length()];
        }
        copyOptions(ascending);
        Arrays.sort(ascending);
        int kept = 1; // by the identity, which is not among the maps
        for (int[] map : maps) {
            for (int i = 0; i < image.length; i++) {
                image[i] = map[ascending[i]];
            }
            Arrays.sort(image);
            int comparison = Arrays.compare(image, ascending);
            if (comparison < 0) {
                return false;
            }
            kept += comparison == 0 ? 1 : 0;
        }
        members += (maps.size() + 1) / kept;
        return true;
    }

    /** {@inheritDoc} Empty if an earlier run has found some. */
    @Override
    public Optional<BigInteger> members() {
        return isResumed ? Optional.empty() : Optional.of(BigInteger.valueOf(members));
    }

    @Override
    public Optional<Remaining> rest() {
        return super.rest()
                .map(rest -> new Remaining(
                        rest.parts(),
                        new Tally(
                                solutions(),
                                rest.counted().nodes(),
                                rest.counted().updates())));
    }
}
