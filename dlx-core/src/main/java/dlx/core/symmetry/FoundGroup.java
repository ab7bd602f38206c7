package dlx.core.symmetry;

import dlx.core.table.DisjointSets;
import java.math.BigInteger;
import java.util.List;

/**
 * A group of symmetries of a graph.
 *
 * @param order number of its elements; a lower bound of it unless the group is whole
 * @param whole true if it contains all symmetries of the graph
 * @param generators symmetries that generate it
 * @param orbits its orbits of vertices
 * @param name two words: graphs with equal names are isomorphic, and isomorphic graphs have equal names. Only if the group is
 *     whole
 */
record FoundGroup(BigInteger order, boolean whole, List<Permutation> generators, DisjointSets orbits, long[] name) {}
