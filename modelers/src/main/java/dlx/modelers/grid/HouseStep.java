package dlx.modelers.grid;

import dlx.api.Technique;
import dlx.modelers.grid.HouseDemand.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A step of reasoning on a board of cells and houses.
 *
 * @param technique form of the step
 * @param demands its demands, in the order of {@code technique.demands()}
 * @param links its links, in the order of {@code technique.links()}
 */
record HouseStep(Technique<CellValue> technique, List<HouseDemand> demands, List<HouseDemand> links) {

    /** Returns the step of a form; empty if it has items that are neither cells nor values of houses. */
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

    /** Returns the number of demands. */
    int size() {
        return demands.size();
    }

    HouseDemand demand(int k) {
        return demands.get(k);
    }

    /** Returns the option that the step proves impossible. */
    CellValue option() {
        return technique.options().get(0);
    }

    /** Returns true if all demands are of a kind. */
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

    /** Returns true if all demands and links, and all impossible options, have one value. */
    boolean isOneValue() {
        return Stream.concat(demands.stream(), links.stream())
                        .allMatch(item -> item.value().equals(Integer.toString(option().value())))
                && isOneValue(technique.options());
    }

    static boolean isOneValue(List<CellValue> options) {
        return values(options).size() == 1;
    }

    static Set<Integer> values(List<CellValue> options) {
        return options.stream().map(CellValue::value).collect(Collectors.toCollection(TreeSet::new));
    }
}
