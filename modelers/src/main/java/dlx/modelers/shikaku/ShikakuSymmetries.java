package dlx.modelers.shikaku;

import dlx.api.BoardMap;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The turns and reflections of a board that keep its numbers. */
final class ShikakuSymmetries {

    private ShikakuSymmetries() {}

    /** The identity is not among them. */
    static List<UnaryOperator<Rectangle>> of(Shikaku board) {
        return BoardMap.of(board.rows(), board.columns()).stream()
                .filter(map -> keeps(board, map))
                .<UnaryOperator<Rectangle>>map(map -> rectangle -> moved(rectangle, map))
                .toList();
    }

    private static boolean keeps(Shikaku board, BoardMap map) {
        int columns = board.columns();
        return IntStream.range(0, board.numbers().size())
                .allMatch(cell -> board.at(cell / columns, cell % columns)
                        == board.at(
                                map.row(cell / columns, cell % columns), map.column(cell / columns, cell % columns)));
    }

    private static Rectangle moved(Rectangle rectangle, BoardMap map) {
        int bottom = rectangle.top() + rectangle.height() - 1;
        int right = rectangle.left() + rectangle.width() - 1;
        int row = map.row(rectangle.top(), rectangle.left());
        int column = map.column(rectangle.top(), rectangle.left());
        int otherRow = map.row(bottom, right);
        int otherColumn = map.column(bottom, right);
        return new Rectangle(
                Math.min(row, otherRow),
                Math.min(column, otherColumn),
                Math.abs(row - otherRow) + 1,
                Math.abs(column - otherColumn) + 1);
    }
}
