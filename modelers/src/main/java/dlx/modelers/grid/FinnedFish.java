package dlx.modelers.grid;

import dlx.api.Technique;
import dlx.modelers.grid.HouseDemand.Kind;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Names finned fish: rows that hold a value only in an equal number of columns and in some further cells, the fins; or
 * columns with rows. The excluded option is in one of the columns and sees all fins, because either a fin is true, or
 * the fish is.
 */
final class FinnedFish {

    private FinnedFish() {}

    static Optional<String> name(HouseStep step) {
        boolean rows = step.demandsAll(Kind.ROW);
        if (step.size() < 2
                || step.size() >= LockedSets.FISH.size()
                || !step.isOneValue()
                || !rows && !step.demandsAll(Kind.COLUMN)) {
            return Optional.empty();
        }
        Set<Integer> covers = covers(step, !rows);
        boolean fits = covers.size() == step.size()
                && step.technique().options().stream().allMatch(option -> covers.contains(option.line(!rows)));
        boolean hasFins = false;
        boolean isSashimi = false;
        for (Technique.Demand<CellValue> demand : step.technique().demands()) {
            long body = demand.open().stream()
                    .filter(option -> covers.contains(option.line(!rows)))
                    .count();
            hasFins |= body < demand.open().size();
            isSashimi |= body < 2;
            fits &= body > 0;
        }
        return fits && hasFins
                ? Optional.of((isSashimi ? "sashimi " : "finned ") + LockedSets.FISH.get(step.size()))
                : Optional.empty();
    }

    /**
     * Returns the columns of the excluded option and of all cells that it does not see. All other cells may be fins.
     */
    private static Set<Integer> covers(HouseStep step, boolean row) {
        Set<Integer> covers = new TreeSet<>(Set.of(step.option().line(row)));
        step.technique().demands().forEach(demand -> demand.left().forEach(option -> covers.add(option.line(row))));
        return covers;
    }
}
