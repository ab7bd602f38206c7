package dlx.modelers.sudoku;

import dlx.api.CoverBuilder;
import dlx.api.HasJudgeProblems;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.HouseCover;
import java.util.List;
import java.util.Optional;

/**
 * Model of sudoku: fills an n x n board with the values 1 to n. No row, column or box of a x b cells (n = ab) contains
 * a value twice.
 *
 * <p>An option is a value in a cell. Each cell gets one value; each row, column and box gets each value once.
 *
 * @since 0.1
 */
public final class SudokuModel extends SudokuBoardModel<SudokuBoard, CellValue>
        implements HasJudgeProblems<SudokuBoard, CellValue> {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public SudokuModel() {
        super("sudoku", "sudoku, boxes from 2x2 to 6x6", """
                53..7....
                6..195...
                .98....6.
                8...6...3
                4..8.3..1
                7...2...6
                .6....28.
                ...419..5
                ....8..79
                """, SudokuReader.BOX);
    }

    @Override
    public String grammar() {
        return """
                A board has n x n cells; n is one of %s. It is one line of all cells, row after row, or n lines of n
                cells, with or without blanks between cells.

                A cell is empty (one of . 0 - _ * ?; also x on boards of up to 16 values), or holds a value:
                  1 to 9, then A for 10, B for 11 and so on
                  0 for 1, 1 for 2 and so on, then A for 11, on boards of more than 9 values where another mark is empty
                  A for 1, B for 2 and so on, on boards without digits; n is at most 26
                  a number, if blanks are between cells; the only way to write 36x36
                Lower-case letters are read too. Solutions are written like the board. Boards may be pasted from other
                places: in frames, with bars, in groups, with blank lines between bands; as tables of Markdown,
                spreadsheets and CSV, with empty fields, a heading and names of rows (A to I, 1 to 9); as lists of
                Python, JSON and Java; in code fences, after "> ", with dots, dashes and blanks of other alphabets; with
                a title or the size above, comments after, or text beside the frame. A board in one line may be among
                other words: in an address of SudokuWiki or a line of HoDoKu, beside a hash, a rating or its solution.
                Dots may separate its rows, if no cell is a dot. All rows are written alike. If one line does not fit
                the others, none is answered.

                An input may hold many boards. It ends with a line "end", or with the text. Blank lines separate boards
                where needed; lines that start with '#' are comments.

                A box is as near to a square as possible and is wide rather than high (6x6 has boxes of 2 rows and 3
                columns), unless the setting "box" gives its rows and columns; then n is their product. Lines of 16 cells
                are 4x4 boards if all lines up to the next blank line can be boards; if not, they are rows of 16x16. 36
                numbers are a 6x6 board or a row of 36x36 in the same way. The setting "box" decides both cases, too.
                """.formatted(Size.list(Size.GREATEST, n -> n));
    }

    @Override
    public SudokuBoard parse(PuzzleText text) {
        return new SudokuReader(text).read();
    }

    @Override
    protected SudokuBoard board(SudokuBoard board) {
        return board;
    }

    @Override
    protected Optional<CellValue> placement(CellValue placement) {
        return Optional.of(placement);
    }

    @Override
    public void describe(SudokuBoard board, CoverBuilder<CellValue> cover) {
        Size size = Size.of(board);
        HouseCover.describe(size.n, size.houses(), placement -> 0, cover);
    }

    @Override
    public List<JudgeProblem<SudokuBoard, CellValue>> judgeProblems() {
        return SudokuJudges.all();
    }
}
