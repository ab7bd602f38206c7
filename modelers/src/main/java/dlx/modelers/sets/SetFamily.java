package dlx.modelers.sets;

import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A family of sets. Immutable once read.
 *
 * @param items the items by name
 * @param names the names of the sets, in the order of the text
 * @param numbers where a name stands in {@code names}
 * @param sets the items of each set
 */
record SetFamily(ItemNames items, List<String> names, Map<String, Integer> numbers, Incidence sets) {

    /** The line of the set with the given name, items in the order in which they were given. */
    String line(String name) {
        int number = Objects.requireNonNull(numbers.get(name), name);
        return name + ": " + String.join(" ", sets.items(number, items::name, new String[0]));
    }
}
