package dlx.modelers.grid;

import dlx.api.Technique;
import dlx.modelers.grid.HouseDemand.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Names chains of three demands. */
record Wings(HouseStep step, int excluded) {

    static Optional<String> name(HouseStep step) {
        return HouseStep.isOneValue(step.technique().options())
                ? new Wings(step, step.option().value()).name()
                : Optional.empty();
    }

    private Optional<String> name() {
        List<Technique.Demand<CellValue>> cells = step.technique().demands().stream()
                .filter(demand -> HouseDemand.of(demand.item()).kind() == Kind.CELL)
                .toList();
        return switch (cells.size()) {
            case 3 ->
                cells.stream().flatMap(pivot -> xyWing(pivot, cells).stream()).findFirst();
            case 2 -> wWing(cells);
            case 0 -> xChain();
            default -> Optional.empty();
        };
    }

    /**
     * Returns the name of a wing with a pivot and two pincers. The pivot has two values, or the excluded value in
     * addition, and there is a pincer for each of the two.
     */
    private Optional<String> xyWing(Technique.Demand<CellValue> pivot, List<Technique.Demand<CellValue>> cells) {
        List<Technique.Demand<CellValue>> pincers =
                cells.stream().filter(cell -> cell != pivot).toList();
        Set<Integer> two = HouseStep.values(pivot.left());
        boolean fits = two.size() == 2
                && pincers.stream()
                        .allMatch(pincer -> isPincer(pincer) && two.containsAll(HouseStep.values(pincer.left())))
                && HouseStep.values(pincers.get(0).left()).size() == 1
                && !HouseStep.values(pincers.get(0).left())
                        .equals(HouseStep.values(pincers.get(1).left()));
        return fits ? Optional.of(pivot.struck().isEmpty() ? "XY-wing" : "XYZ-wing") : Optional.empty();
    }

    /**
     * Returns the name of a wing of two cells with equal pairs of values. A house holds the second value in two cells,
     * one seen by each of the two cells.
     */
    private Optional<String> wWing(List<Technique.Demand<CellValue>> cells) {
        Technique.Demand<CellValue> house = step.technique().demands().stream()
                .filter(demand -> !cells.contains(demand))
                .findFirst()
                .orElseThrow();
        Set<Integer> second = HouseStep.values(cells.get(0).left());
        return cells.stream().allMatch(this::isPincer)
                        && second.equals(HouseStep.values(cells.get(1).left()))
                        && second.equals(HouseStep.values(house.open()))
                        && house.open().size() == 2
                        && house.struck().isEmpty()
                ? Optional.of("W-wing")
                : Optional.empty();
    }

    /** Returns the name of a chain of three houses that hold the value in two cells each. */
    private Optional<String> xChain() {
        return step.isOneValue()
                        && step.technique().demands().stream()
                                .allMatch(demand -> demand.open().size() == 2)
                ? Optional.of("X-chain")
                : Optional.empty();
    }

    /** Returns true if a cell has two values, one of which the excluded option strikes. */
    private boolean isPincer(Technique.Demand<CellValue> cell) {
        return cell.open().size() == 2
                && cell.struck().size() == 1
                && cell.struck().get(0).value() == excluded;
    }
}
