package dlx.modelers.latin;

import dlx.api.Area;
import java.util.List;

/**
 * The option "this symbol is in this cell"; its label is like {@code r1c1=5}.
 *
 * @param row the row, from 1
 * @param column the column, from 1
 * @param symbol the symbol, from 1
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
