package dlx.modelers.targetsudoku;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Word;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.LinesWithinBoard;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import dlx.modelers.sudoku.SudokuReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a board, and its weights if the text contains any. */
final class TargetReader {

    static final Setting.Text RINGS = Setting.text(
            "rings", "NUMBER,NUMBER...", "weights from the border inwards, the last one for all rings further in");

    /** The line above a table of weights. */
    static final String WEIGHTS = "weights";

    private static final String WHAT = "a weight";

    /** Maximum absolute value of a weight. It keeps scores far below 2^63, and a table readable. */
    private static final int GREATEST = 1_000_000;

    private static final int MOST_RINGS = Size.GREATEST / 2;

    private TargetReader() {}

    /** Reads the next board; weights in the text override the weights of the setting. */
    static TargetBoard read(PuzzleText text) {
        Optional<List<Integer>> rings = text.setting(RINGS).map(TargetReader::rings);
        SudokuBoard board = new SudokuReader(text).read();
        int n = Size.of(board).n;
        if (text.skipBlank()
                && text.look().filter(TargetReader::announcesWeights).isPresent()) {
            text.next(WEIGHTS);
            return new TargetBoard(board, table(text, n));
        }
        return new TargetBoard(board, rings.map(r -> Weights.ofRings(n, r)).orElseGet(() -> Weights.usual(n)));
    }

    private static List<Integer> rings(Word setting) {
        List<Integer> rings = new ArrayList<>();
        for (Word word : setting.parts(',')) {
            if (rings.size() == MOST_RINGS) {
                throw word.wrong("is one too many", "at most " + MOST_RINGS + " rings");
            }
            rings.add(word.toInt(WHAT, -GREATEST, GREATEST));
        }
        return rings;
    }

    private static Weights table(PuzzleText text, int n) {
        List<Integer> weights = new ArrayList<>();
        for (int row = 1; row <= n; row++) {
            String expected = "row " + row + " of the weights of a " + n + "x" + n + " board";
            Line line = row == 1
                    ? text.nextFilled(expected)
                    : LinesWithinBoard.next(text, "the table of weights", expected);
            int count = CellCollector.count(line, true);
            if (count != n) {
                throw line.wrongCount("the row", count, "weight", n);
            }
            line.words().forEach(word -> weights.add(word.toInt(WHAT, -GREATEST, GREATEST)));
        }
        return new Weights(n, weights);
    }

    private static boolean announcesWeights(Line line) {
        return line.text().strip().equals(WEIGHTS);
    }
}
