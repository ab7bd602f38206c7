package dlx.modelers.tents;

import dlx.api.Cells;
import dlx.api.PuzzleText;
import dlx.api.Rim;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.api.WordGrid;
import dlx.modelers.grid.BoardAhead;
import java.util.List;

/** Reads a lawn: a line of counts, then rows of signs, each with a count in front; or only a size. */
final class TentsReader {

    static final String TREE = "T";
    static final String TENT = "A";
    static final String CROSSED = "x";
    static final String FREE = ".";
    static final String UNKNOWN = "?";

    private TentsReader() {}

    static Tents read(PuzzleText text) {
        return BoardAhead.read(text, Tents::lawn, TentsReader::lawn);
    }

    private static Tents lawn(PuzzleText text) {
        BoardAhead.check(text, 1);
        WordGrid board = BoardAhead.checked(text.characters("a row of the board", Rim.TOP, Rim.LEFT));
        List<Integer> inColumns = counts(board.rim(Rim.TOP), board.rows());
        List<Integer> inRows = counts(board.rim(Rim.LEFT), board.columns());
        board.map(TentsReader::checked);
        return new Tents(where(board, TREE), where(board, TENT), where(board, CROSSED), inRows, inColumns);
    }

    private static List<Integer> counts(List<Word> words, int greatest) {
        return words.stream().map(word -> count(word, greatest)).toList();
    }

    private static int count(Word word, int greatest) {
        if (word.text().equals(UNKNOWN) || word.text().equals(FREE)) {
            return Tents.UNKNOWN;
        }
        if (!WatchedText.matches("[0-9]{1,3}", word.text()) || Integer.parseInt(word.text()) > greatest) {
            throw word.wrong("is not a number of tents", "a number from 0 to " + greatest + ", '?' or '.'");
        }
        return Integer.parseInt(word.text());
    }

    private static Word checked(Word cell) {
        if (!List.of(TREE, TENT, CROSSED, FREE).contains(cell.text())) {
            throw cell.wrong("is not a cell", "'T' for a tree, 'A' for a tent, 'x' for no tent, or '.'");
        }
        return cell;
    }

    private static Cells where(WordGrid board, String sign) {
        return board.where(cell -> cell.text().equals(sign));
    }
}
