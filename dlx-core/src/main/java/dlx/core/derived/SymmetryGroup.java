package dlx.core.derived;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.ModelException;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A group of maps of the options of a cover onto themselves, each of which carries solutions to solutions. It consists
 * of the maps that a model returns, checked and closed under composition. Immutable.
 *
 * <p>Maps of a model are checked. A map that is not a symmetry would make {@link CanonicalSearch} drop solutions
 * without keeping others. Maps that are not a group would leave several solutions of one class. {@link Automorphisms}
 * checks each generator; compositions of symmetries are symmetries. Inverses need not be added: repeating a map leads
 * to its inverse, because there are finitely many options.
 *
 * @param maps maps of the group without the identity; each array contains the image of every option
 * @param keepsGivens true if the maps are known to keep the givens
 */
public record SymmetryGroup(CoverData cover, List<int[]> maps, boolean keepsGivens) {

    /** Maximum number of entries of all maps of a group: 64 MiB. */
    private static final long MOST_NUMBERS = 1 << 24;

    /** Number of steps that a call of a plugin's symmetry counts. */
    private static final int SLOW = 64;

    /**
     * Returns the group of symmetries that were found for a cover and its givens. They may exchange items that have the same
     * options, and items that exclude nothing, so a check as that of maps of a model would reject them.
     *
     * @throws ModelException if the group is too large
     */
    public static SymmetryGroup of(CoverData cover, Symmetries found, StopCheck stop) {
        Closure closure = new Closure(cover.optionCount(), stop);
        for (Symmetry symmetry : found.generators()) {
            int[] map = new int[cover.optionCount()];
            Arrays.setAll(map, symmetry::image);
            closure.add(map);
        }
        return new SymmetryGroup(cover, closure.maps(), true);
    }

    /**
     * Returns the group that some maps generate. Cost: O(maps of the group x generators x options).
     *
     * @param generators maps of options to options
     * @throws ModelException if a map returns a value that is not an option, maps two options to one, or does not
     *     carry items to items; or if the group is too large
     */
    public static <O> SymmetryGroup of(Cover<O> cover, Collection<UnaryOperator<O>> generators, StopCheck stop) {
        Closure closure = new Closure(cover.optionCount(), stop);
        generators.forEach(generator -> closure.add(map(cover, generator, stop)));
        return new SymmetryGroup(cover.data(), closure.maps(), false);
    }

    /**
     * Returns the image of each option under a symmetry.
     *
     * @throws ModelException if it returns a value that is not an option, maps two options to one, or does not carry items
     *     to items
     */
    public static <O> int[] map(Cover<O> cover, UnaryOperator<O> symmetry, StopCheck stop) {
        int[] map = numbers(cover, symmetry, stop);
        int item = new Automorphisms(cover.data(), Givens.NONE, stop).itemNotKept(map);
        if (item != Automorphisms.NONE) {
            throw new ModelException("a symmetry does not carry items to items: the images of the options of item \""
                    + cover.itemName(item)
                    + "\" are not the options of an item of the same kind; expected a map of solutions"
                    + " to solutions");
        }
        return map;
    }

    private static <O> int[] numbers(Cover<O> cover, UnaryOperator<O> symmetry, StopCheck stop) {
        cover.index(stop::check);
        int[] map = new int[cover.optionCount()];
        BitSet images = new BitSet(map.length);
        PacedStopCheck pace = new PacedStopCheck(stop);
        for (int option = 0; option < map.length; option++) {
            pace.steps(SLOW);
            map[option] = cover.numberOf(symmetry.apply(cover.option(option)));
            images.set(map[option]);
        }
        if (images.cardinality() != map.length) {
            throw new ModelException("a symmetry maps two options to one; expected a map of options one to one");
        }
        return map;
    }

    /**
     * Returns the maps that carry the givens to themselves, which are a group, without the identity.
     *
     * @param weighted true if the maps must also keep the weights of options
     */
    public List<int[]> keeping(Givens givens, boolean weighted, StopCheck stop) {
        Optional<Automorphisms> automorphisms =
                givens.relaxes() ? Optional.of(new Automorphisms(cover, givens, stop)) : Optional.empty();
        List<int[]> kept = new ArrayList<>();
        for (int[] map : maps) {
            stop.check();
            boolean keeps = keepsGivens
                    || isKept(map, givens.givenOptions())
                            && isKept(map, givens.forbiddenOptions())
                            && automorphisms
                                    .map(a -> a.itemNotKept(map) == Automorphisms.NONE)
                                    .orElse(true);
            keeps &= !weighted || keepsWeights(map);
            if (keeps) {
                kept.add(map);
            }
        }
        return kept;
    }

    /** Returns true if a map carries a set of options to itself. */
    private static boolean isKept(int[] map, int... options) {
        int[] images = IntStream.of(options).map(option -> map[option]).sorted().toArray();
        return Arrays.equals(images, IntStream.of(options).sorted().toArray());
    }

    private boolean keepsWeights(int[] map) {
        return IntStream.range(0, map.length).allMatch(option -> cover.weight(option) == cover.weight(map[option]));
    }

    /** A set of maps that is closed under composition. */
    private static final class Closure {

        private final StopCheck stop;
        private final int options;

        /** The maps, with the identity first, and the set of them. */
        private final List<int[]> maps = new ArrayList<>();

        private final Set<int[]> known = new TreeSet<>(Arrays::compare);
        private final List<int[]> generators = new ArrayList<>();

        Closure(int options, StopCheck stop) {
            this.options = options;
            this.stop = stop;
            int[] identity = new int[options];
            Arrays.setAll(identity, option -> option);
            known.add(identity);
            maps.add(identity);
        }

        /** Adds a generator: composes every known map with every generator, until no new map appears. */
        void add(int[] generator) {
            if (known.contains(generator)) {
                return;
            }
            generators.add(generator);
            for (int k = 0; k < maps.size(); k++) { // the loop extends the list
                for (int[] next : generators) {
                    stop.check();
                    int[] first = maps.get(k);
                    int[] both = new int[options];
                    Arrays.setAll(both, option -> next[first[option]]);
                    if (known.add(both)) {
                        maps.add(both);
                        checkSize();
                    }
                }
            }
        }

        private void checkSize() {
            long most = Math.max(1, MOST_NUMBERS / Math.max(1, options));
            if (known.size() > most + 1) {
                throw new ModelException("the symmetries make a group of more than " + most + " maps of " + options
                        + " options; expected a smaller group");
            }
        }

        List<int[]> maps() {
            return List.copyOf(maps.subList(1, maps.size()));
        }
    }
}
