package dlx.modelers.domination;

import dlx.api.Area;
import dlx.api.BoardMap;
import dlx.api.CoverBuilder;
import dlx.api.Grid;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Svg;
import dlx.modelers.domination.DominationModel.Cell;
import dlx.modelers.domination.DominationModel.Guard;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A board, and the kind of piece that is placed on it.
 *
 * @param rows number of rows, {@code >= 1}
 * @param columns number of columns, {@code >= 1}
 * @param piece the kind of all pieces
 */
record ChessBoard(int rows, int columns, ChessPiece piece) implements Ground {

    @Override
    public void describe(CoverBuilder<Guard> cover) {
        ItemGrid cells = cover.grid("cell", rows, columns).repeated();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Cell cell = new Cell(row, column);
                List<Item> watched = new ArrayList<>();
                watchedFrom(cell).forEach(other -> watched.add(cells.at(other.row(), other.column())));
                cover.option(cell, 1, watched);
            }
        }
    }

    /** Returns the cell itself and the cells to which a piece there moves, row after row. */
    List<Cell> watchedFrom(Cell cell) {
        List<Cell> watched = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int down = Math.abs(row - cell.row());
                int across = Math.abs(column - cell.column());
                if (down + across == 0 || piece.moves(down, across)) {
                    watched.add(new Cell(row, column));
                }
            }
        }
        return watched;
    }

    @Override
    public String render(List<Guard> guards) {
        char[][] drawn = Grid.filled(rows, columns, '.');
        for (Guard guard : guards) {
            Cell cell = (Cell) guard;
            drawn[cell.row()][cell.column()] = piece.letter;
        }
        return Grid.text(drawn);
    }

    @Override
    public Svg picture(List<Guard> guards) {
        return GuardPicture.of(this, guards.stream().map(Cell.class::cast).toList());
    }

    @Override
    public Area area(Guard guard) {
        Cell cell = (Cell) guard;
        return Area.cell(cell.row(), cell.column());
    }

    /** Returns the turns and reflections that keep the board. */
    @Override
    public List<UnaryOperator<Guard>> symmetries() {
        return BoardMap.symmetries(rows, columns, (guard, map) -> {
            Cell cell = (Cell) guard;
            return new Cell(map.row(cell.row(), cell.column()), map.column(cell.row(), cell.column()));
        });
    }
}
