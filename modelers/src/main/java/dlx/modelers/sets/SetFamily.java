package dlx.modelers.sets;

import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A family of sets, perhaps with a cost of each. Immutable once read.
 *
 * @param items the items by name
 * @param names the names of the sets, in the order of the text
 * @param numbers where a name stands in {@code names}
 * @param sets the items of each set, and its cost
 * @param weighted whether the text gives costs
 */
public record SetFamily(
        ItemNames items, List<String> names, Map<String, Integer> numbers, Incidence sets, boolean weighted) {

    /**
     * Writes a set as it was read: items in the order in which they were given.
     *
     * @param name the name of a set of this family
     * @return its line, without a line end
     */
    public String line(String name) {
        int number = Objects.requireNonNull(numbers.get(name), name);
        String line = name + ": " + String.join(" ", sets.items(number, items::name, new String[0]));
        return weighted ? line + " |" + sets.cost(number) : line;
    }
}
