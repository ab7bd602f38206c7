package dlx.modelers.grid;

import dlx.api.Technique;
import dlx.modelers.grid.HouseDemand.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Names techniques on boards of cells and houses, as players of sudoku call them. Each method holds one definition.
 * Sources: the lists of techniques of Sudopedia, SudokuWiki and HoDoKu.
 */
public final class HouseTechniques {

    private HouseTechniques() {}

    /**
     * Returns the name of a technique.
     *
     * @param technique a technique whose demands and links are cells, such as {@code cell r1c2}, and values of
     *     houses, such as {@code row 1 digit 5}
     * @param isPlain true if cells exclude each other only in rows, columns and boxes (or regions). Otherwise, with
     *     cages or diagonals, names whose definition depends on boxes are not returned
     * @param place returns the value and cell of an option; empty for another kind of option
     * @param <O> type of the option values
     * @return a name whose definition holds; empty if none is known
     */
    public static <O> Optional<String> name(
            Technique<O> technique, boolean isPlain, Function<O, Optional<CellValue>> place) {
        return placed(technique, place).flatMap(HouseStep::of).flatMap(step -> name(step, isPlain));
    }

    private static Optional<String> name(HouseStep step, boolean isPlain) {
        return switch (step.technique().kind()) {
            case SINGLE -> Optional.of(step.demand(0).kind() == Kind.CELL ? "naked single" : "hidden single");
            case LOCKED -> LockedSets.name(step);
            case CHAIN -> isPlain ? chain(step) : step.size() == 3 ? Wings.name(step) : Optional.empty();
            case CASES -> isPlain ? FinnedFish.name(step) : Optional.empty();
        };
    }

    private static Optional<String> chain(HouseStep step) {
        return switch (step.size()) {
            case 2 -> StrongLinks.name(step);
            case 3 -> Wings.name(step).or(() -> FinnedFish.name(step));
            default -> FinnedFish.name(step);
        };
    }

    /** Returns the technique with the placements of its options; empty if an option is not a placement. */
    private static <O> Optional<Technique<CellValue>> placed(
            Technique<O> technique, Function<O, Optional<CellValue>> place) {
        List<Technique.Demand<CellValue>> demands = new ArrayList<>();
        for (Technique.Demand<O> demand : technique.demands()) {
            List<CellValue> open = placed(demand.open(), place);
            if (open.size() < demand.open().size()) {
                return Optional.empty();
            }
            demands.add(new Technique.Demand<>(demand.item(), open, placed(demand.struck(), place)));
        }
        List<CellValue> options = placed(technique.options(), place);
        return options.size() < technique.options().size()
                ? Optional.empty()
                : Optional.of(new Technique<>(technique.kind(), demands, technique.links(), options));
    }

    private static <O> List<CellValue> placed(List<O> options, Function<O, Optional<CellValue>> place) {
        return options.stream().map(place).flatMap(Optional::stream).toList();
    }
}
