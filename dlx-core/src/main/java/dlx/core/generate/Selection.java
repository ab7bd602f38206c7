package dlx.core.generate;

import java.util.Arrays;
import java.util.List;

/** The solution that a puzzle is made for: its options, in order, have places from 0 here. Immutable. */
final class Selection {

    private final int[] options;

    /** The place of each option of the cover, or -1. */
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

    /** The numbers of its options, ascending. */
    List<Integer> options() {
        return Arrays.stream(options).boxed().toList();
    }

    /** The number of the option at a place. */
    int option(int place) {
        return options[place];
    }

    /** Whether another solution has the same options. */
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

    /** The places whose options another solution lacks, as bits: one of them must be given, or the other is one too. */
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
