package dlx.modelers.shikaku;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.grid.BoardAhead;
import java.util.List;

/** Reads a board: lines of words up to a blank line, or only a size, which is a board without numbers. */
final class ShikakuReader {

    private ShikakuReader() {}

    static Shikaku read(PuzzleText text) {
        return BoardAhead.read(text, Shikaku::free, ShikakuReader::board);
    }

    private static Shikaku board(PuzzleText text) {
        BoardAhead.check(text, 0);
        WordGrid cells = BoardAhead.checked(text.words("a row of the board"));
        int greatest = cells.rows() * cells.columns();
        List<Integer> numbers = cells.map(cell -> number(cell, greatest)).stream()
                .flatMap(List::stream)
                .toList();
        Shikaku board = new Shikaku(cells.columns(), numbers);
        if (board.isFree()) {
            Line first = cells.at(0, 0).line();
            throw first.error(
                    1,
                    "the board does not have a number; expected one at least. Perhaps write its size alone, "
                            + cells.rows() + "x" + cells.columns() + ": then all rectangles will do");
        }
        return board;
    }

    private static int number(Word cell, int greatest) {
        return switch (cell.text()) {
            case "." -> Shikaku.NONE;
            case "?" -> Shikaku.ANY;
            default -> area(cell, greatest);
        };
    }

    private static int area(Word cell, int greatest) {
        if (!WatchedText.matches("[0-9]+", cell.text()) && WatchedText.matches("[0-9.?]+", cell.text())) {
            throw cell.wrong("is more than a cell", "blanks between the cells");
        }
        if (!WatchedText.matches("[0-9]{1,5}", cell.text())
                || Integer.parseInt(cell.text()) < 1
                || Integer.parseInt(cell.text()) > greatest) {
            throw cell.wrong("is not a cell", "a number from 1 to " + greatest + ", '.' or '?'");
        }
        return Integer.parseInt(cell.text());
    }
}
