package dlx.core.diagram.nodes;

import java.util.Arrays;

/** Order of options, with the place of each option. Immutable, equal by content. 12 bytes per option. */
public final class OptionOrder {

    /** Option of each place. */
    private final int[] options;

    /** Pairs of an option, in the upper half, and its place, in the lower half; ascending. */
    private final long[] places;

    /**
     * Creates an order.
     *
     * @param options option numbers from 0, each once
     */
    public OptionOrder(int... options) {
        this.options = options.clone();
        places = new long[options.length];
        boolean ascends = true;
        for (int place = 0; place < places.length; place++) {
            if (options[place] < 0) {
                throw new IllegalArgumentException("option: " + options[place] + "; expected a number from 0");
            }
            ascends &= place == 0 || options[place - 1] < options[place];
            places[place] = (long) options[place] << Integer.SIZE | place;
        }
        if (!ascends) { // rarely: nearly all orders ascend, and sorting would dominate the time
            Arrays.sort(places);
        }
        for (int k = 1; k < places.length && !ascends; k++) {
            if (places[k] >>> Integer.SIZE == places[k - 1] >>> Integer.SIZE) {
                throw new IllegalArgumentException(
                        "option " + (places[k] >>> Integer.SIZE) + " is in the order twice; expected each option once");
            }
        }
    }

    /** Returns the order of options from 0, ascending. */
    public static OptionOrder ascending(int optionCount) {
        int[] options = new int[optionCount];
        for (int k = 0; k < optionCount; k++) {
            options[k] = k;
        }
        return new OptionOrder(options);
    }

    public int length() {
        return options.length;
    }

    public int option(int place) {
        return options[place];
    }

    public int[] options() {
        return options.clone();
    }

    /** Returns the largest option number plus 1; 0 without options. */
    public int numbersEnd() {
        return options.length == 0 ? 0 : (int) (places[places.length - 1] >>> Integer.SIZE) + 1;
    }

    /** Returns the place of an option; -1 if it is not in the order. */
    public int place(int option) {
        int k = Arrays.binarySearch(places, (long) option << Integer.SIZE);
        int at = k >= 0 ? k : -k - 1;
        return option >= 0 && at < places.length && places[at] >>> Integer.SIZE == option ? (int) places[at] : -1;
    }

    /** Returns true if another order has the same options, perhaps at other places. */
    public boolean hasOptionsOf(OptionOrder other) {
        return length() == other.length()
                && Arrays.equals(
                        Arrays.stream(places).map(p -> p >>> Integer.SIZE).toArray(),
                        Arrays.stream(other.places).map(p -> p >>> Integer.SIZE).toArray());
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof OptionOrder && Arrays.equals(options, ((OptionOrder) other).options);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(options);
    }
}
