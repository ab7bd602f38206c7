package dlx.core.diagram.nodes;

import java.util.Arrays;

/** An order of options, and the place of each. Immutable, equal by content. 12 bytes per option. */
public final class OptionOrder {

    /** By place. */
    private final int[] options;

    /** Option in the upper half, its place in the lower one; ascending. */
    private final long[] places;

    /**
     * An order.
     *
     * @param options each once, numbers from 0
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
        if (!ascends) { // as nearly all do: sorting is most of the time then
            Arrays.sort(places);
        }
        for (int k = 1; k < places.length && !ascends; k++) {
            if (places[k] >>> Integer.SIZE == places[k - 1] >>> Integer.SIZE) {
                throw new IllegalArgumentException(
                        "option " + (places[k] >>> Integer.SIZE) + " is in the order twice; expected each option once");
            }
        }
    }

    /** The options from 0 in ascending order. */
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

    /** One more than the greatest option; 0 without options. */
    public int numbersEnd() {
        return options.length == 0 ? 0 : (int) (places[places.length - 1] >>> Integer.SIZE) + 1;
    }

    /** The place of an option, or -1 where it has none. */
    public int place(int option) {
        int k = Arrays.binarySearch(places, (long) option << Integer.SIZE);
        int at = k >= 0 ? k : -k - 1;
        return option >= 0 && at < places.length && places[at] >>> Integer.SIZE == option ? (int) places[at] : -1;
    }

    /** Whether another order has the same options, perhaps at other places. */
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
