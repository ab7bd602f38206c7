package dlx.modelers.grid;

import dlx.api.Technique;
import dlx.modelers.grid.HouseDemand.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A step on a board of cells and houses.
 *
 * @param technique its form
 * @param demands what its demands are
 * @param links what its links are
 */
record HouseStep(Technique<CellValue> technique, List<HouseDemand> demands, List<HouseDemand> links) {

    /** The step of a form; absent if it is about items that are no cells and no values of houses. */
    static Optional<HouseStep> of(Technique<CellValue> technique) {
        List<HouseDemand> demands = technique.demands().stream()
                .map(demand -> HouseDemand.of(demand.item()))
                .toList();
        List<HouseDemand> links =
                technique.links().stream().map(HouseDemand::of).toList();
        return Stream.concat(demands.stream(), links.stream()).anyMatch(item -> item.kind() == Kind.UNKNOWN)
                ? Optional.empty()
                : Optional.of(new HouseStep(technique, demands, links));
    }

    /** How many demands there are. */
    int size() {
        return demands.size();
    }

    HouseDemand demand(int k) {
        return demands.get(k);
    }

    /** The option that is shown to be impossible. */
    CellValue option() {
        return technique.options().get(0);
    }

    /** Whether all demands are of a kind. */
    boolean demandsAll(Kind kind) {
        return all(demands, kind);
    }

    static boolean all(List<HouseDemand> items, Kind kind) {
        return items.stream().allMatch(item -> item.kind() == kind);
    }

    static boolean any(List<HouseDemand> items, Kind kind) {
        return items.stream().anyMatch(item -> item.kind() == kind);
    }

    static long distinct(List<HouseDemand> items, Function<HouseDemand, String> part) {
        return items.stream().map(part).distinct().count();
    }

    /** Whether all demands and links, and the options that are impossible, are about one value of houses. */
    boolean isOneValue() {
        return Stream.concat(demands.stream(), links.stream())
                        .allMatch(item -> item.value().equals(Integer.toString(option().value())))
                && isOneValue(technique.options());
    }

    static boolean isOneValue(List<CellValue> options) {
        return values(options).size() == 1;
    }

    static Set<Integer> values(List<CellValue> options) {
        Set<Integer> values = new TreeSet<>();
        options.forEach(option -> values.add(option.value()));
        return values;
    }
}
