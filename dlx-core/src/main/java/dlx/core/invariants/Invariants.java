package dlx.core.invariants;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The invariants of a part of a cover modulo a prime power: all weights of its items with which every option weighs 0.
 *
 * <p>They are kept as generators, the unit vectors at first. For each option, one generator is subtracted from the others so that
 * they weigh 0 there: the one whose weight the prime divides least often. It is replaced by the least multiple of it that weighs
 * 0 itself, or dropped where that is 0. As soon as all generators have a total of 0, they prove nothing, and never will.
 */
interface Invariants {

    /** Whether some generator is left whose total is not 0; {@code false} as well where they have been given up as too many. */
    boolean prove();

    /**
     * Lets an option cut off what does not weigh 0 there.
     *
     * @param held has its items
     * @param from the place of the first of them
     * @param to the place after the last
     */
    void cut(int[] held, int from, int to);

    /** Of each generator, how many items weigh something in it; 0 for one that has been dropped. */
    int[] sizes();

    /** Whether the total of a generator is not 0. */
    boolean proves(int generator);

    /** The weight of each item in a generator. */
    long[] weights(int generator);

    /**
     * The most items whose generators modulo 2 are bits: a bit for each item and generator, 2 MB. Of more items they are sparse as
     * for other moduli, because bits take the square of the items, and 100 000 of them would take more than 1 GB.
     */
    int MOST_ITEMS_OF_BITS = 1 << 12;

    /** So many generators are looked at, of each kind: those that prove something, and those that may be added to them. */
    int MOST = 32;

    /**
     * The invariants of a part if they prove something: some total is not 0.
     *
     * @return generators of the invariants, those with the fewest items and one that proves something first; empty where none does
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

    /** All weights that there are before any option has been looked at. */
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
