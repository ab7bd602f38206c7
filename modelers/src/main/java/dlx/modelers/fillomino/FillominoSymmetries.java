package dlx.modelers.fillomino;

import dlx.api.BoardMap;
import dlx.modelers.packing.Cell;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The turns and reflections of a board that keep its given numbers. */
final class FillominoSymmetries {

    private FillominoSymmetries() {}

    /** The identity is not among them. */
    static List<UnaryOperator<Region>> of(Fillomino board) {
        return BoardMap.of(board.rows(), board.columns()).stream()
                .filter(map -> keeps(board, map))
                .<UnaryOperator<Region>>map(map -> region -> moved(region, map))
                .toList();
    }

    private static boolean keeps(Fillomino board, BoardMap map) {
        int columns = board.columns();
        return IntStream.range(0, board.numbers().size()).allMatch(cell -> {
            int row = map.row(cell / columns, cell % columns);
            return board.at(cell) == board.at(row * columns + map.column(cell / columns, cell % columns));
        });
    }

    private static Region moved(Region region, BoardMap map) {
        return new Region(region.cells().stream()
                .map(cell -> Cell.flat(map.row(cell.row(), cell.column()), map.column(cell.row(), cell.column())))
                .sorted()
                .toList());
    }
}
