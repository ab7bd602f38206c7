package dlx.modelers.grid;

import dlx.api.Technique;
import dlx.modelers.grid.HouseDemand.Kind;
import java.util.List;
import java.util.Optional;

/**
 * Names chains of two demands for one value. The excluded option sees cells of each demand, and the cells left of one
 * demand exclude the cells left of the other.
 */
record StrongLinks(HouseStep step, Technique.Demand<CellValue> first, Technique.Demand<CellValue> second) {

    static Optional<String> name(HouseStep step) {
        List<Technique.Demand<CellValue>> demands = step.technique().demands();
        return step.isOneValue() ? new StrongLinks(step, demands.get(0), demands.get(1)).name() : Optional.empty();
    }

    private Optional<String> name() {
        boolean rows = step.demandsAll(Kind.ROW);
        boolean parallel = rows || step.demandsAll(Kind.COLUMN);
        boolean pairs = first.open().size() == 2 && second.open().size() == 2;
        if (pairs && parallel && leftInLine(!rows)) {
            return Optional.of("skyscraper");
        }
        if (pairs && step.demands().stream().allMatch(HouseDemand::isLine) && !parallel) {
            return Optional.of("two-string kite");
        }
        if (pairs) {
            return Optional.of("turbot fish");
        }
        return parallel ? FinnedFish.name(step) : emptyRectangle(0, 1).or(() -> emptyRectangle(1, 0));
    }

    /** Returns true if each demand has one cell left, and both cells are in one row, or in one column. */
    private boolean leftInLine(boolean row) {
        return first.left().size() == 1
                && second.left().size() == 1
                && first.left().get(0).line(row) == second.left().get(0).line(row);
    }

    /**
     * Returns the name of an empty rectangle: a row or column with two cells, and a box whose cells are all in one row
     * and one column.
     */
    private Optional<String> emptyRectangle(int line, int box) {
        Technique.Demand<CellValue> two = step.technique().demands().get(line);
        Technique.Demand<CellValue> cross = step.technique().demands().get(box);
        boolean fits = step.demand(line).isLine()
                && step.demand(box).kind() == Kind.BOX
                && two.open().size() == 2
                && two.left().size() == 1;
        if (!fits) {
            return Optional.empty();
        }
        boolean row = step.demand(line).kind() == Kind.ROW;
        int through = two.left().get(0).line(!row);
        int along = step.option().line(row);
        return cross.left().stream().allMatch(option -> option.line(!row) == through)
                        && cross.struck().stream().allMatch(option -> option.line(row) == along)
                        && step.technique().options().stream().allMatch(option -> option.line(row) == along)
                ? Optional.of("empty rectangle")
                : Optional.empty();
    }
}
