package dlx.core.symmetry;

import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The orbits of the options that are left at a node, under symmetries of this rest of the cover that keep costs. If one
 * best solution is wanted, one option of each orbit is enough for a branch: J. Ostrowski, J. Linderoth, F. Rossi, S.
 * Smriglio, Orbital branching, Mathematical Programming 126 (2011). Immutable.
 */
public final class RestOrbits {

    private static final int GONE = -1;

    /** Maximum number of visits of neighbors, for each node of the rest. */
    private static final long VISITS = 256;

    /** The orbits of a node that has not been looked at, or whose symmetries are not known: each option is alone. */
    public static final RestOrbits NONE = new RestOrbits();

    /** For each option of the cover, an option of its orbit; {@link #GONE} if it is not left. Of length 0 for no symmetry. */
    private final int[] orbit;

    private RestOrbits(int... orbit) {
        this.orbit = orbit;
    }

    /**
     * Finds the orbits, or parts of them.
     *
     * @param cover all options and items; bounds are those of the rest
     * @param left options that are left, ascending
     */
    public static RestOrbits of(CoverArrays cover, int[] left, StopCheck stop) {
        CoverArrays rest = cover.only(left);
        CoverGroup group = CoverGroup.of(rest, false, VISITS * rest.item().length, stop);
        if (group.isTrivial()) {
            return new RestOrbits(); // not NONE, so it is not asked for again
        }
        int[] orbit = new int[cover.kind().length];
        Arrays.fill(orbit, GONE);
        for (int k = 0; k < left.length; k++) {
            orbit[left[k]] = left[group.orbit(k)];
        }
        return new RestOrbits(orbit);
    }

    /** Returns true if each option is alone. */
    public boolean areTrivial() {
        return orbit.length == 0;
    }

    /** Returns the number of an orbit: one of its options. */
    public int of(int option) {
        return areTrivial() ? option : orbit[option];
    }

    /** Returns the orbits with an option that is not in a set. */
    public BitSet lacking(BitSet options) {
        BitSet lacking = new BitSet();
        for (int option = options.nextClearBit(0); option < orbit.length; option = options.nextClearBit(option + 1)) {
            if (orbit[option] != GONE) {
                lacking.set(orbit[option]);
            }
        }
        return lacking;
    }
}
