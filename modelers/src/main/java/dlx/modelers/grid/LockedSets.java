package dlx.modelers.grid;

import dlx.modelers.grid.HouseDemand.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Names steps in which demands use up an equal number of other items: intersections, naked and hidden subsets, fish.
 */
final class LockedSets {

    private static final List<String> SUBSETS = List.of("", "", "pair", "triple", "quad");
    /** Names of the fish by their number of rows or columns. */
    static final List<String> FISH = List.of("", "", "X-wing", "swordfish", "jellyfish");

    private LockedSets() {}

    static Optional<String> name(HouseStep step) {
        if (step.size() == 1) {
            return Optional.of(intersection(step));
        }
        return step.size() < SUBSETS.size() ? subset(step).or(() -> fish(step)) : Optional.empty();
    }

    /** Returns the name of a step in which a value of one house is confined to another house. */
    private static String intersection(HouseStep step) {
        HouseDemand inside = step.demand(0);
        int cells = step.technique().demands().get(0).open().size();
        if (inside.kind() == Kind.BOX && step.links().stream().allMatch(HouseDemand::isLine)) {
            return cells < SUBSETS.size() ? "pointing " + SUBSETS.get(cells) : "pointing";
        }
        return inside.isLine() && HouseStep.all(step.links(), Kind.BOX) ? "box-line reduction" : "locked candidates";
    }

    /**
     * Returns the name of a naked or hidden subset: cells of a house with as many values, or values of a house with as
     * many cells.
     */
    private static Optional<String> subset(HouseStep step) {
        String size = SUBSETS.get(step.size());
        if (step.demandsAll(Kind.CELL)) {
            return isNaked(step) ? Optional.of("naked " + size) : Optional.empty();
        }
        return HouseStep.all(step.links(), Kind.CELL)
                        && step.links().size() == step.size()
                        && HouseStep.distinct(step.demands(), HouseDemand::house) == 1
                ? Optional.of("hidden " + size)
                : Optional.empty();
    }

    /**
     * Returns true if cells have as many values as there are cells, and use up all these values in each house that is
     * named.
     */
    private static boolean isNaked(HouseStep step) {
        Set<Integer> values = new TreeSet<>();
        step.technique().demands().forEach(cell -> values.addAll(HouseStep.values(cell.open())));
        return values.size() == step.size()
                && !HouseStep.any(step.links(), Kind.CELL)
                && step.links().stream().collect(Collectors.groupingBy(HouseDemand::house)).values().stream()
                        .allMatch(ofHouse -> ofHouse.size() == values.size());
    }

    /**
     * Returns the name of a step in which some houses hold a value only within an equal number of other houses. With
     * rows against columns it is a plain fish. With boxes in addition, on the side of the rows or the columns, it is a
     * franken fish, else a mutant fish. With other houses it does not have a name.
     */
    private static Optional<String> fish(HouseStep step) {
        if (!step.isOneValue() || step.links().size() != step.size()) {
            return Optional.empty();
        }
        String name = FISH.get(step.size());
        if (isFish(step, Kind.ROW, Kind.COLUMN) || isFish(step, Kind.COLUMN, Kind.ROW)) {
            return Optional.of(name);
        }
        if (HouseStep.any(step.demands(), Kind.OTHER) || HouseStep.any(step.links(), Kind.OTHER)) {
            return Optional.empty();
        }
        return Optional.of((isFranken(step, Kind.ROW, Kind.COLUMN) || isFranken(step, Kind.COLUMN, Kind.ROW)
                        ? "franken "
                        : "mutant ")
                + name);
    }

    private static boolean isFish(HouseStep step, Kind base, Kind cover) {
        return step.demandsAll(base) && HouseStep.all(step.links(), cover);
    }

    private static boolean isFranken(HouseStep step, Kind base, Kind cover) {
        return !HouseStep.any(step.demands(), cover) && !HouseStep.any(step.links(), base);
    }
}
