package dlx.core.invariants;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Invariants of a part of a cover modulo a prime power: all weights of its items with which every option weighs 0.
 *
 * <p>They are represented by generators, which are the unit vectors at first. For each option, the generator whose
 * weight there the prime divides least often is the pivot. It is subtracted from the other generators so that they
 * weigh 0 there. Then the pivot is replaced by the smallest multiple of it that weighs 0, or dropped if this multiple
 * is 0. As soon as all generators have a total of 0, they cannot prove anything any more.
 */
interface Invariants {

    /**
     * Returns true if some generator has a total other than 0, unless the generators were abandoned because they use
     * too much memory.
     */
    boolean prove();

    /**
     * Restricts the invariants to those in which an option weighs 0.
     *
     * @param held an array that contains the option's items
     * @param from the index of the first of these items
     * @param to the index after the last of these items
     */
    void cut(int[] held, int from, int to);

    /** Returns the number of items with a weight other than 0 in each generator; 0 for a dropped generator. */
    int[] sizes();

    /** Returns true if the total of a generator is not 0. */
    boolean proves(int generator);

    /** Returns the weight of each item in a generator. */
    long[] weights(int generator);

    /**
     * Maximum number of items whose generators modulo 2 are bits: one bit per pair of item and generator, together 2
     * MB. For more items generators are sparse, as for other moduli. Bits grow with the square of the items, and 100
     * 000 items would need more than 1 GB.
     */
    int MOST_ITEMS_OF_BITS = 1 << 12;

    /** Maximum number of generators of each kind: those that prove something, and those that may be added to them. */
    int MOST = 32;

    /**
     * Returns the invariants of a part if they prove something, that is, if some total is not 0.
     *
     * @return generators of the invariants: first those with a total other than 0, then the others, each by the
     *     number of items, ascending; empty if every total is 0
     */
    static Optional<List<long[]>> of(Part part, PrimePower modulus, Effort effort) {
        Invariants all = before(part, modulus, effort);
        for (int option : part.order()) {
            if (!all.prove()) {
                return Optional.empty();
            }
            all.cut(part.held(), part.start()[option], part.start()[option + 1]);
        }
        return all.prove() ? Optional.of(generators(all)) : Optional.empty();
    }

    /** Returns all weights, before any option restricts them. */
    static Invariants before(Part part, PrimePower modulus, Effort effort) {
        return modulus.modulus() == 2 && part.items() <= MOST_ITEMS_OF_BITS
                ? new BitInvariants(part, effort)
                : new SparseInvariants(part, modulus, effort);
    }

    private static List<long[]> generators(Invariants all) {
        int[] sizes = all.sizes();
        List<Integer> left = IntStream.range(0, sizes.length)
                .filter(g -> sizes[g] > 0)
                .boxed()
                .sorted(Comparator.comparingInt(g -> sizes[g]))
                .toList();
        return Stream.of(true, false)
                .flatMap(
                        kind -> left.stream().filter(g -> all.proves(g) == kind).limit(MOST))
                .map(all::weights)
                .toList();
    }
}
