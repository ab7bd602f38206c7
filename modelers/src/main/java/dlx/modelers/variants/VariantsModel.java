package dlx.modelers.variants;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Svg;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.House;
import dlx.modelers.grid.HouseCover;
import dlx.modelers.grid.Placement;
import dlx.modelers.sudoku.BoardReader;
import dlx.modelers.sudoku.BoardText;
import dlx.modelers.sudoku.Size;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Fills a sudoku with further rules: both diagonals, windows, or any extra regions, in which no value occurs twice.
 *
 * <p>An option is a value in a cell. Each cell takes one value; each row, column, box and extra region of n cells takes
 * each value once, a smaller region at most once.
 *
 * @since 0.1
 */
public final class VariantsModel implements ExactCoverModel<Variant, Placement> {

    /** Made by ServiceLoader. */
    public VariantsModel() {}

    @Override
    public String id() {
        return "sudoku-variants";
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public String title() {
        return "sudoku with diagonals, windows and other extra regions";
    }

    @Override
    public String topic() {
        return "Sudoku and Latin squares";
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
    public String example() {
        return """
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
                """;
    }

    @Override
    public List<Setting> settings() {
        return List.of(VariantReader.RULES, BoardReader.BOX);
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return BoardReader.skipToBoard(text);
    }

    @Override
    public Variant parse(PuzzleText text) {
        return new VariantReader(text).read();
    }

    @Override
    public boolean resume(PuzzleText text) {
        try {
            new BoardReader(text).skipRest();
            return true;
        } catch (PuzzleSyntaxException e) {
            return false; // a line that is no text, or a setting that is no box
        }
    }

    @Override
    public void describe(Variant variant, CoverBuilder<Placement> cover) {
        HouseCover.describe(Size.of(variant.board()).n, variant.houses(), cover);
    }

    @Override
    public String render(Variant variant, List<Placement> solution) {
        return variant.header()
                + CellWriter.write(Size.of(variant.board()).n, variant.board().style(), '.', solution);
    }

    @Override
    public boolean rendersPuzzles() {
        return true;
    }

    @Override
    public Optional<Svg> picture(Variant variant, List<Placement> solution) {
        Size size = Size.of(variant.board());
        BoardPicture picture = new BoardPicture(size.n, size::box);
        int shade = 0;
        for (List<House> houses : variant.extraHouses()) {
            for (House house : houses) {
                picture.shade(house.cells(), shade++);
            }
        }
        return Optional.of(picture.draw(variant.board().style(), variant.board().givens(), solution));
    }

    @Override
    public List<Area> areas(Variant variant, Placement placement) {
        return List.of(placement.area());
    }

    @Override
    public Optional<Variant> shape(Variant variant) {
        return Optional.of(variant.empty());
    }

    @Override
    public Collection<Placement> pins(Variant variant) {
        return variant.board().givens();
    }

    @Override
    public Optional<String> write(Variant shape, List<Placement> givens) {
        return Optional.of(shape.header() + BoardText.write(Size.of(shape.board()), givens));
    }
}
