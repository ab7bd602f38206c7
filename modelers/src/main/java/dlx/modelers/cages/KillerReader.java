package dlx.modelers.cages;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.LinesWithinBoard;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import dlx.modelers.sudoku.SudokuReader;
import java.util.ArrayList;
import java.util.List;

/**
 * A reader of killer sudokus: optionally a board, then a map of cages, then their sums.
 *
 * <p>Board and map look alike. The first grid is the map if sums follow it.
 */
record KillerReader(PuzzleText text) {

    /** Reads the killer sudoku at the position of the text. */
    Killer read() {
        Line line = text.nextFilled("a map of cages, or a board");
        if (SumoCue.starts(line)) {
            return SumoCue.read(line);
        }
        Size size = size(line);
        List<Line> rows = rows(line, size.n, "the board");
        boolean given = !sumsFollow();
        SudokuBoard board = new SudokuBoard(
                size.boxRows, size.boxColumns, List.of(), size.n <= 9 ? BoardStyle.GRID : BoardStyle.WORDS);
        if (given) {
            board = board(size, rows);
            rows = rows(text.nextFilled("row 1 of the map of cages, or the sums of the cages"), size.n, "the map");
        }
        CageMap marks = new CageMap(size.n, rows);
        Sums sums = new Sums(size.n, marks);
        while (sumsFollow()) {
            text.nextFilled("sums").words().forEach(sums::add);
        }
        List<Cage> cages = sums.cages();
        if (cages.isEmpty()) {
            throw rows.get(0).error(1, "the map does not have a cage; expected one or more");
        }
        return new Killer(board, cages, sums.fillings());
    }

    private Size size(Line line) {
        boolean spaced = CellCollector.isSpaced(line);
        int n = CellCollector.count(line, spaced);
        return SudokuReader.sizeOfSide(text, n)
                .filter(size -> size.n <= Killer.GREATEST)
                .orElseThrow(() -> line.wrongCount("the row", n, "cell", SudokuReader.sides(text, Killer.GREATEST)));
    }

    private List<Line> rows(Line first, int n, String what) {
        List<Line> rows = new ArrayList<>(List.of(first));
        while (rows.size() < n) {
            rows.add(LinesWithinBoard.next(
                    text, what, "row " + (rows.size() + 1) + " of " + what + ", " + n + " rows of " + n + " cells"));
        }
        return rows;
    }

    private static SudokuBoard board(Size size, List<Line> rows) {
        CellCollector cells = new CellCollector(size.n, CellCollector.isSpaced(rows.get(0)));
        rows.forEach(cells::addRow);
        return new SudokuBoard(size.boxRows, size.boxColumns, cells.givens(), cells.style(false));
    }

    /** Skips blank lines and returns true if the next line contains a sum. */
    private boolean sumsFollow() {
        return text.skipBlank()
                && text.look()
                        .filter(line -> line.text().indexOf(Sums.IS) >= 0 && !SumoCue.starts(line))
                        .isPresent();
    }
}
