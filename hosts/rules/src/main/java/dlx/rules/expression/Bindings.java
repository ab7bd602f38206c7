package dlx.rules.expression;

import dlx.rules.value.Key;
import java.util.List;

/** The values of names: texts, definitions and variables, each in a slot of its own. */
public final class Bindings {

    private final Object[] values;

    private Bindings(Object... values) {
        this.values = values;
    }

    /** Returns a frame without values. */
    public static Bindings of(int slots) {
        return new Bindings(new Object[slots]);
    }

    /** Returns a frame with the values of this frame, except for some slots. */
    public Bindings with(List<Integer> slots, List<Object> others) {
        Bindings frame = new Bindings(values.clone());
        for (int k = 0; k < slots.size(); k++) {
            frame.values[slots.get(k)] = others.get(k);
        }
        return frame;
    }

    /** Returns the values of some slots. */
    public Key key(List<Integer> slots) {
        return new Key(slots.stream().map(slot -> values[slot]).toList());
    }

    public Object get(int slot) {
        return values[slot];
    }

    public void set(int slot, Object value) {
        values[slot] = value;
    }
}
