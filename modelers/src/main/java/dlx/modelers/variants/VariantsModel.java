package dlx.modelers.variants;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.PuzzleText;
import dlx.modelers.cages.CageWriter;
import dlx.modelers.cages.KillerChoice;
import dlx.modelers.cages.KillerCover;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.House;
import dlx.modelers.grid.RegionMap;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import dlx.modelers.sudoku.SudokuBoardModel;
import dlx.modelers.sudoku.SudokuReader;
import java.util.List;
import java.util.Optional;

/**
 * Model of sudoku variants: fills a sudoku with further rules, in any combination. In diagonals, windows and any extra
 * regions, no value occurs twice. Values of cages differ and may have a sum. Regions of any shape may replace the
 * boxes.
 *
 * <p>An option is a value in a cell, or a set of values for a cage with a sum. Each cell gets one value. Each row,
 * column, box and extra region of n cells gets each value once, a smaller region at most once. Each value of a cage
 * with a sum is in one of its cells, or is excluded by the set of values of the cage.
 *
 * @since 0.1
 */
public final class VariantsModel extends SudokuBoardModel<Variant, KillerChoice> {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public VariantsModel() {
        super(
                "sudoku-variants",
                "sudoku with diagonals, cages, regions of any shape and other rules together",
                """
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
                """,
                VariantReader.RULES,
                SudokuReader.BOX);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is its rules, then a board as the model "sudoku" reads it. Rules are on lines of their own,
                one or several on a line:
                  diagonal     both diagonals hold each value
                  windoku      so do the windows: boxes with a row or column around and between them, four on a 9x9 board;
                               only for boards with square boxes
                  disjoint     so do the cells in the same place of each box
                  center-dot   so do the middle cells of the boxes, if boxes have a middle cell
                  asterisk     so do nine cells in a star; for 9x9 boards
                  regions      a map of extra regions follows, n lines of n marks. Cells with the same letter or digit are
                               a region of at most n cells; '.' is a cell outside all regions. No value occurs twice in a
                               region. There may be several maps.
                  cage         cages follow on the same line, named by their cells: "r1c1+r1c2=15". The values of a cage
                               differ and have the sum, on boards of up to 16 values; without "=15" they only differ. If
                               the values are known, they may replace the sum: "r1c1+r1c2=7+8".
                  jigsaw       the board is a board of the model "jigsaw", of 4 to 25 values: it has the map of its
                               regions below, and does not have boxes. Of the rules above, only diagonal, regions and cage
                               fit it.

                An input may hold many puzzles. It ends with a line "end", or with the text. Blank lines may separate
                puzzles; lines that start with '#' are comments.

                The setting "rules" gives all boards rules by name; boards then cannot have other rules in front. The
                setting "box" gives rows and columns of the boxes, as for the model "sudoku".
                """;
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
    protected Optional<CellValue> placement(KillerChoice choice) {
        return choice.inCell();
    }

    @Override
    protected String above(Variant variant, List<KillerChoice> chosen) {
        return variant.header(chosen);
    }

    @Override
    protected String below(Variant variant) {
        return variant.regions().map(RegionMap::text).orElse("");
    }

    @Override
    protected int region(Variant variant, int cell) {
        return variant.regions()
                .map(map -> (int) map.marks().charAt(cell))
                .orElseGet(() -> super.region(variant, cell));
    }

    @Override
    protected void decorate(Variant variant, BoardPicture picture) {
        int shade = 0;
        for (List<House> houses : variant.extraHouses()) {
            for (House house : houses) {
                picture.shade(house.cells(), shade++);
            }
        }
        variant.cages().forEach(cage -> picture.outline(cage.cells()));
        CageWriter.drawSums(variant.cages(), picture);
    }

    @Override
    protected boolean isPlain() {
        return false;
    }

    @Override
    public List<Area> areas(Variant variant, KillerChoice choice) {
        return choice.areas(Size.of(variant.board()).n, variant.cages());
    }

    @Override
    public void describe(Variant variant, CoverBuilder<KillerChoice> cover) {
        KillerCover.describe(Size.of(variant.board()).n, variant.houses(), variant.cages(), cover);
    }
}
