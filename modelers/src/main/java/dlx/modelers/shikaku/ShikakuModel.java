package dlx.modelers.shikaku;

import dlx.api.Area;
import dlx.api.BoardMap;
import dlx.api.CoverBuilder;
import dlx.api.HasBlanks;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Model of Shikaku: cuts a board into rectangles so that each contains exactly one number, which is its area.
 *
 * <p>An option is a rectangle with one number that fits it. Each cell is covered once. The item of a cell with a number
 * is named after the number, because the number is what needs a rectangle. A board without numbers is cut in any way.
 *
 * <p>The model is called {@code rectangles}, because the guide to plugins develops a model {@code shikaku}.
 *
 * @since 0.1
 */
public final class ShikakuModel extends BundledModel<Shikaku, Rectangle>
        implements HasPictures<Shikaku, Rectangle>,
                HasBlanks<Shikaku, Rectangle>,
                HasSymmetries<Shikaku, Rectangle>,
                HasRecovery {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public ShikakuModel() {
        super("rectangles", Topic.TILINGS, "Shikaku: a board cut into rectangles, each with its area in it", """
                . . . . 3 .
                5 6 . . 6 .
                . . . . . .
                . . . . . .
                . 6 . . 2 3
                . 5 . . . .
                """);
    }

    @Override
    public String grammar() {
        return """
                The board is cut into rectangles. Each rectangle holds exactly one number, which is its area. A board is
                lines of words with blanks between, the same number of words in each line: a number, '?' for a number
                that is not given, '.' for a cell without a number. Boards have at most 100 rows and columns.

                A size alone, as 4x6, is a board of 4 rows and 6 columns without numbers. It is cut into rectangles in
                any way, to count the ways, or to make a fresh puzzle of that size ("generate").

                An input may hold many boards; a blank line ends a board. Lines above a board that start with '#' are
                comments. Solutions are drawn with a letter for each rectangle.
                """;
    }

    @Override
    public Shikaku parse(PuzzleText text) {
        return ShikakuReader.read(text);
    }

    @Override
    public void describe(Shikaku board, CoverBuilder<Rectangle> cover) {
        ItemGrid cells =
                cover.grid("cell", board.rows(), board.columns()).named((row, column) -> name(board, row, column));
        if (board.rows() < board.columns()) {
            cover.sweepOrder(columnByColumn(board, cells));
        }
        new RectangleFinder(board, RectangleFinder.MOST_CELLS, rectangle -> {
                    List<Item> held = new ArrayList<>(rectangle.area());
                    rectangle.cells().forEach(cell -> held.add(cells.at(cell.row(), cell.column())));
                    cover.option(rectangle, held);
                })
                .find();
    }

    private static String name(Shikaku board, int row, int column) {
        Cell cell = Cell.flat(row, column);
        return board.hasNumber(row, column) ? "number " + cell + "=" + board.word(row, column) : "cell " + cell;
    }

    private static List<Item> columnByColumn(Shikaku board, ItemGrid cells) {
        List<Item> order = new ArrayList<>();
        for (int column = 0; column < board.columns(); column++) {
            for (int row = 0; row < board.rows(); row++) {
                order.add(cells.at(row, column));
            }
        }
        return order;
    }

    @Override
    public String render(Shikaku board, Solution<Rectangle> solution) {
        return new ShikakuDrawing(board, solution.options()).text();
    }

    @Override
    public Svg picture(Shikaku board, Solution<Rectangle> solution) {
        return new ShikakuDrawing(board, solution.options()).picture();
    }

    @Override
    public List<Area> areas(Shikaku board, Rectangle rectangle) {
        return rectangle.cells().stream().map(Cell::area).toList();
    }

    @Override
    public Shikaku blank(Shikaku board) {
        return Shikaku.free(board.rows(), board.columns());
    }

    @Override
    public Optional<String> fill(Shikaku blank, List<Rectangle> solution, RandomGenerator random) {
        return Optional.of(Division.fill(blank, solution, random));
    }

    /** Returns the rotations and reflections of the board that preserve its numbers. */
    @Override
    public List<UnaryOperator<Rectangle>> symmetries(Shikaku board) {
        return BoardMap.of(board.rows(), board.columns()).stream()
                .filter(map -> map.keeps(board::at))
                .map(map -> map.<Rectangle>named(rectangle -> rectangle.moved(map)))
                .toList();
    }
}
