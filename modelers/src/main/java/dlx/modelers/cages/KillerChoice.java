package dlx.modelers.cages;

import dlx.api.Area;
import dlx.modelers.grid.CellValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An option: a value in a cell, or the values of a cage.
 *
 * @since 0.1
 */
public sealed interface KillerChoice {

    /**
     * The value that it puts into a cell.
     *
     * @return nothing for the values of a cage
     */
    Optional<CellValue> inCell();

    /**
     * Returns its place on a board.
     *
     * @param n rows, and as many columns
     * @param cages of the puzzle
     * @return its cell, or the cells of its cage
     */
    List<Area> areas(int n, List<Cage> cages);

    /**
     * The option "this value stands in this cell".
     *
     * @param placement cell and value
     * @since 0.1
     */
    record Value(CellValue placement) implements KillerChoice {

        @Override
        public Optional<CellValue> inCell() {
            return Optional.of(placement);
        }

        @Override
        public List<Area> areas(int n, List<Cage> cages) {
            return List.of(placement.area());
        }

        @Override
        public String toString() {
            return placement.toString();
        }
    }

    /**
     * The option "the cage holds these values, in some order", whose label is {@code a=1+5+9}.
     *
     * @param cage its name
     * @param values ascending, two or more
     * @since 0.1
     */
    record Filling(String cage, List<Integer> values) implements KillerChoice {

        /** An immutable filling. */
        public Filling {
            values = List.copyOf(values);
        }

        @Override
        public Optional<CellValue> inCell() {
            return Optional.empty();
        }

        @Override
        public List<Area> areas(int n, List<Cage> cages) {
            return cages.stream()
                    .filter(of -> of.name().equals(cage))
                    .flatMap(of -> of.cells().stream())
                    .map(cell -> Area.cell(cell / n, cell % n))
                    .toList();
        }

        @Override
        public String toString() {
            return values.stream().map(String::valueOf).collect(Collectors.joining("+", cage + "=", ""));
        }
    }
}
