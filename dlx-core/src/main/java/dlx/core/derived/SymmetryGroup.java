package dlx.core.derived;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.ModelException;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A group of maps of the options of a cover onto themselves, each of which makes a solution of every solution: the maps
 * that a model names, checked and closed under doing one map after the other. Immutable.
 *
 * <p>A model is not believed. A map that is no symmetry would make {@link CanonicalSearch} drop solutions and keep none
 * in their place, and maps that are no group would leave several solutions of one kind. {@link Automorphisms} checks
 * each generator; what is made of checked maps needs no check. Inverses need not be added: doing a map again and again
 * comes to its inverse, for there are finitely many options.
 */
public final class SymmetryGroup {

    /** The most numbers that the maps of a group may have together: 64 MiB. */
    private static final long MOST_NUMBERS = 1 << 24;

    /** A call of a plugin's symmetry counts as so many steps. */
    private static final int SLOW = 64;

    private final CoverData cover;

    /** Of each map but the identity, what every option becomes. */
    private final List<int[]> maps;

    private SymmetryGroup(CoverData cover, List<int[]> maps) {
        this.cover = cover;
        this.maps = maps;
    }

    /**
     * The group that some maps generate. Cost: O(maps of the group x generators x options).
     *
     * @param generators maps of options to options
     * @throws ModelException if a map makes something else of an option, one option of two, or does not carry items to
     *     items; or if the group is too large
     */
    public static <O> SymmetryGroup of(Cover<O> cover, Collection<UnaryOperator<O>> generators, StopCheck stop) {
        Automorphisms automorphisms = new Automorphisms(cover.data(), Givens.NONE, stop);
        Closure closure = new Closure(cover.optionCount(), stop);
        for (UnaryOperator<O> generator : generators) {
            int[] map = numbers(cover, generator, stop);
            int item = automorphisms.itemNotKept(map);
            if (item != Automorphisms.NONE) {
                throw new ModelException(
                        "a symmetry does not carry items to items: no item is held by just those options"
                                + " that it makes of the options of item \"" + cover.itemName(item)
                                + "\"; expected a map that makes a solution of every solution");
            }
            closure.add(map);
        }
        return new SymmetryGroup(cover.data(), closure.maps());
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
            throw new ModelException("a symmetry makes one option of two; expected a map of options one to one");
        }
        return map;
    }

    /**
     * The maps that keep what is given: a group again, the identity left out.
     *
     * @param weighted whether the weights of options must stay what they are
     */
    public List<int[]> keeping(Givens givens, boolean weighted, StopCheck stop) {
        Optional<Automorphisms> automorphisms =
                givens.relaxes() ? Optional.of(new Automorphisms(cover, givens, stop)) : Optional.empty();
        List<int[]> kept = new ArrayList<>();
        for (int[] map : maps) {
            stop.check();
            boolean keeps = isKept(map, givens.givenOptions())
                    && isKept(map, givens.forbiddenOptions())
                    && automorphisms
                            .map(a -> a.itemNotKept(map) == Automorphisms.NONE)
                            .orElse(true)
                    && (!weighted || keepsWeights(map));
            if (keeps) {
                kept.add(map);
            }
        }
        return kept;
    }

    /** Whether a map makes the same set of a set of options. */
    private static boolean isKept(int[] map, int... options) {
        BitSet set = new BitSet();
        BitSet images = new BitSet();
        for (int option : options) {
            set.set(option);
            images.set(map[option]);
        }
        return set.equals(images);
    }

    private boolean keepsWeights(int[] map) {
        for (int option = 0; option < map.length; option++) {
            if (cover.weight(option) != cover.weight(map[option])) {
                return false;
            }
        }
        return true;
    }

    /** A set of maps that, with any two, has the map that does one after the other. */
    private static final class Closure {

        private final StopCheck stop;
        private final int options;
        private final Map<Key, int[]> known = new LinkedHashMap<>();
        private final List<int[]> generators = new ArrayList<>();

        Closure(int options, StopCheck stop) {
            this.options = options;
            this.stop = stop;
            int[] identity = new int[options];
            Arrays.setAll(identity, option -> option);
            known.put(new Key(identity), identity);
        }

        private record Key(int[] map) {

            @Override
            public boolean equals(Object other) {
                return other instanceof Key key && Arrays.equals(map, key.map);
            }

            @Override
            public int hashCode() {
                return Arrays.hashCode(map);
            }
        }

        /** Adds a generator: every map known is followed by every generator, until nothing new comes out. */
        void add(int[] generator) {
            if (known.containsKey(new Key(generator))) {
                return;
            }
            generators.add(generator);
            List<int[]> reached = new ArrayList<>(known.values());
            for (int k = 0; k < reached.size(); k++) { // grows while it is gone through
                for (int[] next : generators) {
                    stop.check();
                    int[] both = after(reached.get(k), next);
                    if (known.putIfAbsent(new Key(both), both) == null) {
                        reached.add(both);
                        checkSize();
                    }
                }
            }
        }

        private int[] after(int[] first, int[] second) {
            int[] both = new int[options];
            for (int option = 0; option < options; option++) {
                both[option] = second[first[option]];
            }
            return both;
        }

        private void checkSize() {
            long most = Math.max(1, MOST_NUMBERS / Math.max(1, options));
            if (known.size() > most + 1) {
                throw new ModelException("the symmetries make a group of more than " + most + " maps of " + options
                        + " options; expected a smaller group");
            }
        }

        List<int[]> maps() {
            List<int[]> maps = new ArrayList<>(known.values());
            maps.remove(0); // the identity
            return List.copyOf(maps);
        }
    }
}
