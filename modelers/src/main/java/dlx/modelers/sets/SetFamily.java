package dlx.modelers.sets;

import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A family of sets, optionally with a cost for each set. Immutable once read.
 *
 * @param items the items by name
 * @param names the names of the sets, in the order of the text
 * @param numbers the index of each name in {@code names}
 * @param sets the items and the cost of each set, by index
 * @param weighted true if the text contains costs
 */
public record SetFamily(
        ItemNames items, List<String> names, Map<String, Integer> numbers, Incidence sets, boolean weighted) {

    /**
     * Returns the line of a set as it was read, with the items in the order of the text.
     *
     * @param name the name of a set of this family
     * @return the line, without a line end
     */
    public String line(String name) {
        int number = Objects.requireNonNull(numbers.get(name), name);
        String line = name + ": " + String.join(" ", sets.items(number, items::name, new String[0]));
        return weighted ? line + " |" + sets.cost(number) : line;
    }
}
