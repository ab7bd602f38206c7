package dlx.core.derived;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import java.util.BitSet;
import java.util.List;

/** Finds the solutions that one of some symmetries keeps while it moves at least one of their options. */
public final class KeptSearch extends FilterSearch {

    private final List<int[]> maps;

    /**
     * Creates the search.
     *
     * @param all finds each solution once
     * @param maps the image of each option of the cover, for each symmetry
     */
    public KeptSearch(Search all, List<int[]> maps, SearchControl control) {
        super(all, control, 0);
        this.maps = maps;
    }

    @Override
    boolean accepts() {
        int[] solution = options();
        return maps.stream().anyMatch(map -> isKept(map, solution));
    }

    private static boolean isKept(int[] map, int... solution) {
        BitSet chosen = new BitSet();
        boolean moves = false;
        for (int option : solution) {
            chosen.set(option);
            moves |= map[option] != option;
        }
        for (int option : solution) {
            moves &= chosen.get(map[option]);
        }
        return moves;
    }
}
