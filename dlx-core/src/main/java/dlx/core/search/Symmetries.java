package dlx.core.search;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * Symmetries of a cover, found without any help of its model: all maps of options that carry items to items, colors of an
 * item to colors, and the sets of given and forbidden options and of relaxed items to themselves. They carry solutions to
 * solutions. Immutable.
 *
 * @see dlx.core.Solver#symmetries
 * @since 0.1
 */
public final class Symmetries {

    private final BigInteger order;
    private final boolean whole;
    private final List<Symmetry> generators;
    private final int[] orbits;

    /**
     * Creates a value of its parts.
     *
     * @param order see {@link #order}
     * @param whole see {@link #whole}
     * @param generators see {@link #generators}
     * @param orbits see {@link #orbits}
     */
    public Symmetries(BigInteger order, boolean whole, List<Symmetry> generators, int[] orbits) {
        this.order = order;
        this.whole = whole;
        this.generators = List.copyOf(generators);
        this.orbits = orbits.clone();
    }

    /**
     * Returns the number of symmetries, with the identity.
     *
     * @return 1 or more; exact if these are {@linkplain #whole all} symmetries, otherwise a lower bound
     */
    public BigInteger order() {
        return order;
    }

    /**
     * Returns true if the generators generate all symmetries of the cover.
     *
     * @return false if a limit ended the search for them; those found are right
     */
    public boolean whole() {
        return whole;
    }

    /**
     * Returns symmetries from which all others follow, by one after the other.
     *
     * @return empty if only the identity was found
     */
    public List<Symmetry> generators() {
        return generators;
    }

    /**
     * Returns the orbits of the options: two options are in one orbit if symmetries map one to the other.
     *
     * @return for each option, the least number of its orbit; a copy
     */
    public int[] orbits() {
        return orbits.clone();
    }

    @Override
    public String toString() {
        return "Symmetries[order=" + order + ", whole=" + whole + ", generators=" + generators + ", orbits="
                + Arrays.toString(orbits) + "]";
    }
}
