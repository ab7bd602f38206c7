package dlx.modelers.roundrobin;

import java.util.List;

/**
 * Where matches take place.
 *
 * @param number how many matches there can be in a slot
 * @param names one for each field, or none where fields are alike
 * @since 0.1
 */
public record Fields(int number, List<String> names) {

    /** Fields with copies of what was given. */
    public Fields {
        names = List.copyOf(names);
    }

    boolean areNamed() {
        return !names.isEmpty();
    }

    /** What options say: a name, or the empty one of fields that are alike. */
    List<String> choices() {
        return areNamed() ? names : List.of("");
    }
}
