package dlx.modelers.domino;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.packing.Board;
import dlx.modelers.packing.BoxSize;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.DrawnRows;
import dlx.modelers.packing.DrawnSign;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A reader of boards: a size, an Aztec diamond, or a drawing. */
final class DominoReader {

    private static final String AZTEC = "aztec";

    /** Maximum order, so that the frame is not larger than the frame of a drawing: 64 x 64 places. */
    private static final int GREATEST_ORDER = 32;

    private static final String SIGNS = Dominoes.LYING + Dominoes.STANDING;

    private DominoReader() {}

    static boolean skipToBoard(PuzzleText text) {
        return DrawnRows.skip(text);
    }

    static Packing read(PuzzleText text) {
        Line line = text.look().orElseThrow(() -> text.endOfText("a board"));
        if (isRow(line)) {
            DrawnRows rows = DrawnRows.read(text, SIGNS, true, other -> false);
            return packing(rows.board(), placed(rows.placed()));
        }
        text.next("a board");
        if (line.text().length() > DrawnRows.MOST) {
            throw line.error(DrawnRows.MOST + 1, "the line continues here; expected a board");
        }
        return packing(named(line.words()), List.of());
    }

    /** Skips the remaining rows of a rejected drawing. A line that is not a row starts the next board. */
    static boolean skipRest(PuzzleText text) {
        text.skipWhile(DominoReader::isRow);
        return true;
    }

    private static boolean isRow(Line line) {
        return ".#".concat(SIGNS).chars().anyMatch(sign -> line.startsWith((char) sign));
    }

    private static Packing packing(Board board, List<Placement> placed) {
        return new Packing(List.of(Dominoes.PIECE), board, placed);
    }

    private static Board named(List<Word> words) {
        Word first = words.get(0);
        boolean aztec = first.text().equals(AZTEC);
        if (!aztec && !BoxSize.isOne(first)) {
            throw first.wrong("is not a board", "ROWSxCOLUMNS, 'aztec N', or a row of '.', '#' and " + SIGNS);
        }
        if (aztec && words.size() == 1) {
            throw first.wrong("does not have an order after it", "a number from 1 to " + GREATEST_ORDER);
        }
        int last = aztec ? 1 : 0;
        if (words.size() > last + 1) {
            throw words.get(last + 1).wrong("is one too many", "the line to end");
        }
        return aztec
                ? diamond(words.get(1).toInt("the order of a diamond", 1, GREATEST_ORDER))
                : BoxSize.board(first, 2);
    }

    private static Board diamond(int order) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < 2 * order; row++) {
            int half = Math.min(row + 1, 2 * order - row);
            for (int column = order - half; column < order + half; column++) {
                cells.add(Cell.flat(row, column));
            }
        }
        return new Board(1, 2 * order, 2 * order, cells);
    }

    private static List<Placement> placed(List<DrawnSign> halves) {
        Map<Cell, DrawnSign> open = new TreeMap<>();
        halves.forEach(half -> open.put(half.cell(), half));
        return halves.stream()
                .filter(half -> open.containsKey(half.cell()))
                .map(half -> domino(half, open))
                .toList();
    }

    /** Returns a domino by its first half, which is above or left of the other half. */
    private static Placement domino(DrawnSign first, Map<Cell, DrawnSign> open) {
        String halves = Dominoes.LYING.indexOf(first.sign()) >= 0 ? Dominoes.LYING : Dominoes.STANDING;
        boolean lying = halves.equals(Dominoes.LYING);
        Cell other = first.cell().plus(0, lying ? 0 : 1, lying ? 1 : 0);
        DrawnSign second = open.getOrDefault(other, first);
        if (first.sign() != halves.charAt(0) || second.sign() != halves.charAt(1)) {
            throw first.wrong(
                    "is half a domino",
                    first.sign() == halves.charAt(0)
                            ? "'" + halves.charAt(1) + (lying ? "' after it" : "' below it")
                            : "'" + halves.charAt(0) + (lying ? "' in front of it" : "' above it"));
        }
        open.remove(first.cell());
        open.remove(other);
        return new Placement(Dominoes.PIECE.name(), List.of(first.cell(), other));
    }
}
