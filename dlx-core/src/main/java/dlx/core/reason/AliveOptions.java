package dlx.core.reason;

import dlx.core.explain.PossibleOptions;
import dlx.core.search.StopReason;
import java.util.Arrays;
import java.util.BitSet;

/** The options found in solutions, and those of which it is not known. An answer holds for all options of an orbit. */
final class AliveOptions {

    private final BitSet alive = new BitSet();
    private final BitSet unknown = new BitSet();

    /** Least option of the orbit of each option. */
    private int[] orbits;

    AliveOptions(int options) {
        unknown.set(0, options);
        orbits = new int[options];
        Arrays.setAll(orbits, option -> option);
    }

    /** Sets the orbits: for each option, the least option of its orbit. */
    void setOrbits(int... firsts) {
        orbits = firsts;
        occur(alive.stream().toArray());
    }

    /** Records that options occur in solutions. */
    void occur(int... options) {
        for (int option : options) {
            alive.set(option);
            alive.set(orbits[option]);
            unknown.clear(option);
            unknown.clear(orbits[option]);
        }
    }

    /** Records that an option does not occur in a solution. */
    void neverOccurs(int option) {
        unknown.clear(option);
    }

    /** Records that no further option occurs in a solution. */
    void areAll() {
        unknown.clear();
    }

    /** Returns the number of unknown options. */
    int unknown() {
        return unknown.cardinality();
    }

    /** Returns the next unknown option that is the least of its orbit; -1 without such an option. */
    int next(int from) {
        int option = unknown.nextSetBit(from);
        while (option >= 0 && orbits[option] < option) {
            option = unknown.nextSetBit(option + 1);
        }
        return option;
    }

    /** Returns the answer, in which orbits share what is known of their least options. */
    PossibleOptions answer(StopReason stopped) {
        for (int option = unknown.nextSetBit(0); option >= 0; option = unknown.nextSetBit(option + 1)) {
            if (!unknown.get(orbits[option])) {
                unknown.clear(option);
                alive.set(option, alive.get(orbits[option]));
            }
        }
        return new PossibleOptions(alive, unknown, unknown.isEmpty() ? StopReason.EXHAUSTED : stopped);
    }
}
