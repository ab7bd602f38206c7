package dlx.modelers.variants;

import dlx.api.CoverBuilder;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.House;
import dlx.modelers.grid.HouseCover;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import dlx.modelers.sudoku.SudokuBoardModel;
import dlx.modelers.sudoku.SudokuReader;
import java.util.List;

/**
 * Fills a sudoku with further rules: both diagonals, windows, or any extra regions, in which no value occurs twice.
 *
 * <p>An option is a value in a cell. Each cell takes one value; each row, column, box and extra region of n cells takes
 * each value once, a smaller region at most once.
 *
 * @since 0.1
 */
public final class VariantsModel extends SudokuBoardModel<Variant> {

    /** Made by ServiceLoader. */
    public VariantsModel() {
        super("sudoku-variants", "sudoku with diagonals, windows and other extra regions", """
                diagonal
                .........
                ...9.2...
                61.5.47..
                .......8.
                ..1.8.5..
                .7.......
                ..97.8.36
                ...2.5...
                .........
                """);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is its rules, then a board as the model "sudoku" reads it. Rules stand on lines of their own,
                one or several on a line:
                  diagonal     both diagonals hold each value
                  windoku      so do the windows, boxes with one row or column between two and around all: four on
                               a 9x9 board; for boards with square boxes
                  disjoint     so do the cells in the same place of each box
                  center-dot   so do the middle cells of the boxes, where boxes have one
                  asterisk     so do nine cells in a star; for 9x9 boards
                  regions      a map of extra regions follows, n lines of n marks; cells with the same letter or
                               digit are a region, of at most n cells; '.' is a cell in none. No value occurs
                               twice in a region. There may be several maps.

                An input may hold many puzzles. It ends with a line "end", or with the text. Blank lines may separate
                them, lines that start with '#' are comments.

                The setting "rules" gives the rules that have names to all boards; then no other rules may stand in
                front of them. The setting "box" gives rows and columns of the boxes, as for the model "sudoku".
                """;
    }

    @Override
    public List<Setting> settings() {
        return List.of(VariantReader.RULES, SudokuReader.BOX);
    }

    @Override
    public Variant parse(PuzzleText text) {
        return new VariantReader(text).read();
    }

    @Override
    protected SudokuBoard board(Variant variant) {
        return variant.board();
    }

    @Override
    protected String above(Variant variant) {
        return variant.header();
    }

    @Override
    protected void decorate(Variant variant, BoardPicture picture) {
        int shade = 0;
        for (List<House> houses : variant.extraHouses()) {
            for (House house : houses) {
                picture.shade(house.cells(), shade++);
            }
        }
    }

    @Override
    protected boolean isPlain() {
        return false;
    }

    @Override
    public void describe(Variant variant, CoverBuilder<CellValue> cover) {
        HouseCover.describe(Size.of(variant.board()).n, variant.houses(), cover);
    }
}
