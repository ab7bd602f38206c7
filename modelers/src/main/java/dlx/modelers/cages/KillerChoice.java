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
     * Returns the value that the option puts into a cell.
     *
     * @return empty for the values of a cage
     */
    Optional<CellValue> inCell();

    /**
     * Returns the areas of the option on a board.
     *
     * @param n number of rows and of columns
     * @param cages the cages of the puzzle
     * @return its cell, or the cells of its cage
     */
    List<Area> areas(int n, List<Cage> cages);

    /**
     * The option "this cell has this value".
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
     * The option "the cage contains these values, in some order", whose label is {@code a=1+5+9}.
     *
     * @param cage the name of the cage
     * @param values the values, ascending, two or more
     * @since 0.1
     */
    record Filling(String cage, List<Integer> values) implements KillerChoice {

        /** Creates a filling with a copy of the list. */
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
