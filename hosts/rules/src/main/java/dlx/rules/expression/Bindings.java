package dlx.rules.expression;

import dlx.rules.value.Key;
import java.util.List;

/**
 * The values of names: texts, definitions and variables.
 *
 * @param values the value of each name, in a slot of its own
 * @param budget the work that may still be done with these values
 */
public record Bindings(Object[] values, Budget budget) {

    /** Returns a frame with the values of this one, which can be set to others. */
    public Bindings copy() {
        return copy(budget);
    }

    /** Returns a frame with the values of this one and another budget. */
    public Bindings copy(Budget other) {
        return new Bindings(values.clone(), other);
    }

    /** Sets some slots, and returns this frame. */
    public Bindings set(List<Integer> slots, List<?> others) {
        for (int k = 0; k < slots.size(); k++) {
            values[slots.get(k)] = others.get(k);
        }
        return this;
    }

    /** Returns the values of some slots. */
    public Key key(List<Integer> slots) {
        return new Key(slots.stream().map(this::get).toList());
    }

    public Object get(int slot) {
        return values[slot];
    }
}
