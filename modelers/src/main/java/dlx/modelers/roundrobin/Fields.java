package dlx.modelers.roundrobin;

import java.util.List;

/**
 * The fields on which matches take place.
 *
 * @param number maximum number of matches in a slot
 * @param names the name of each field; empty if fields are interchangeable
 * @since 0.1
 */
public record Fields(int number, List<String> names) {

    /** Creates fields with a copy of the list. */
    public Fields {
        names = List.copyOf(names);
    }

    boolean areNamed() {
        return !names.isEmpty();
    }

    /** Returns the field names that options use; only the empty name if fields are interchangeable. */
    List<String> choices() {
        return areNamed() ? names : List.of("");
    }
}
