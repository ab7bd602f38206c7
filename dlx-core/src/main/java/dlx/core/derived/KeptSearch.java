package dlx.core.derived;

import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;

/** The solutions that one of some symmetries keeps while it moves at least one of their options. */
public final class KeptSearch extends ForwardingSearch {

    private final List<int[]> maps;
    private final SearchControl control;
    private long found;

    /**
     * Creates the search.
     *
     * @param all finds each solution once
     * @param maps the image of each option of the cover, for each symmetry
     */
    public KeptSearch(Search all, List<int[]> maps, SearchControl control) {
        super(all);
        this.maps = maps;
        this.control = control;
    }

    @Override
    public boolean advance() {
        while (super.advance()) {
            int[] solution = options();
            if (maps.stream().anyMatch(map -> isKept(map, solution))) {
                found++;
                return true;
            }
            if (!control.mayContinue()) {
                return false;
            }
        }
        return false;
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

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(found);
    }
}
