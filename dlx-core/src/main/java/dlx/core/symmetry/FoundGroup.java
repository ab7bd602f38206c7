package dlx.core.symmetry;

import java.math.BigInteger;
import java.util.List;

/**
 * A group of symmetries of a cover.
 *
 * @param order number of its elements; a lower bound of it unless the group is whole
 * @param whole true if it contains all symmetries of the cover
 * @param generators symmetries that generate it
 * @param orbits its orbits
 */
record FoundGroup(BigInteger order, boolean whole, List<Permutation> generators, Orbits orbits) {}
