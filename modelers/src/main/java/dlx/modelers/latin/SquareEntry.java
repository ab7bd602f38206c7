package dlx.modelers.latin;

import dlx.api.Area;
import java.util.List;

/**
 * The option "this symbol stands in this cell". Everything counts from 1; {@code r1c1=5} is the label.
 *
 * @param row from 1
 * @param column from 1
 * @param symbol from 1
 * @since 0.1
 */
public record SquareEntry(int row, int column, int symbol) implements SquareChoice {

    @Override
    public List<Area> areas(Square square) {
        return List.of(Area.cell(row - 1, column - 1));
    }

    @Override
    public String toString() {
        return "r" + row + "c" + column + "=" + symbol;
    }
}
