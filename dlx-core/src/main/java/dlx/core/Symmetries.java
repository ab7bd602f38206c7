package dlx.core;

import dlx.api.Cover;
import dlx.api.ModelException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Tells one of the solutions that are the same up to symmetry from the others: the one whose ascending option numbers
 * come first. Needs no memory of the solutions before. Immutable.
 */
final class Symmetries {

    /** All solutions differ. */
    static final Symmetries NONE = new Symmetries(List.of());

    /** What each option becomes, a map a symmetry. */
    private final List<int[]> maps;

    private Symmetries(List<int[]> maps) {
        this.maps = maps;
    }

    /**
     * The symmetries of a cover with its pins. Those that do not keep the set of pins are left out.
     *
     * @param group maps of options to options
     * @throws ModelException if a map makes something else of an option, or one option of two
     */
    static <O> Symmetries of(Cover<O> cover, List<? extends UnaryOperator<O>> group) {
        List<int[]> maps = new ArrayList<>();
        for (UnaryOperator<O> symmetry : group) {
            int[] map = new int[cover.optionCount()];
            BitSet images = new BitSet(map.length);
            for (int option = 0; option < map.length; option++) {
                map[option] = cover.numberOf(symmetry.apply(cover.option(option)));
                images.set(map[option]);
            }
            if (images.cardinality() != map.length) {
                throw new ModelException("a symmetry makes one option of two; expected a map of options one to one");
            }
            if (keepsPins(cover, map)) {
                maps.add(map);
            }
        }
        return maps.isEmpty() ? NONE : new Symmetries(maps);
    }

    /** Whether no symmetry makes a solution of this one that comes before it. */
    boolean isFirst(int... ascending) {
        int[] image = new int[ascending.length];
        for (int[] map : maps) {
            for (int i = 0; i < image.length; i++) {
                image[i] = map[ascending[i]];
            }
            Arrays.sort(image);
            if (Arrays.compare(image, ascending) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean keepsPins(Cover<?> cover, int[] map) {
        BitSet pins = new BitSet();
        BitSet images = new BitSet();
        for (int k = 0; k < cover.pinCount(); k++) {
            pins.set(cover.pin(k));
            images.set(map[cover.pin(k)]);
        }
        return pins.equals(images);
    }
}
