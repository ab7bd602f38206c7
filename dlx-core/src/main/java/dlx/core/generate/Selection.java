package dlx.core.generate;

import java.util.Arrays;
import java.util.List;

/** The solution for which a puzzle is made. Its options, ascending, have places from 0. Immutable. */
final class Selection {

    private final int[] options;

    /** Place of each option of the cover in the solution; -1 if the solution does not contain the option. */
    private final int[] places;

    Selection(int[] solution, int optionCount) {
        options = solution.clone();
        Arrays.sort(options);
        places = new int[optionCount];
        Arrays.fill(places, -1);
        for (int place = 0; place < options.length; place++) {
            places[options[place]] = place;
        }
    }

    int size() {
        return options.length;
    }

    /** Returns the numbers of its options, ascending. */
    List<Integer> options() {
        return Arrays.stream(options).boxed().toList();
    }

    /** Returns the number of the option at a place. */
    int option(int place) {
        return options[place];
    }

    /** Returns true if another solution has the same options. */
    boolean is(int[] solution) {
        if (solution.length != options.length) {
            return false;
        }
        for (int option : solution) {
            if (places[option] < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the places whose options another solution lacks, as bits. A puzzle must give one of these places to
     * exclude that solution.
     */
    long[] lackedBy(int[] solution) {
        long[] lacked = new long[(options.length + 63) >>> 6];
        for (int place = 0; place < options.length; place++) {
            lacked[place >>> 6] |= 1L << place;
        }
        for (int option : solution) {
            int place = places[option];
            if (place >= 0) {
                lacked[place >>> 6] &= ~(1L << place);
            }
        }
        return lacked;
    }
}
