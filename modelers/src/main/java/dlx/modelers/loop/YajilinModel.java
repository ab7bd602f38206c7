package dlx.modelers.loop;

import dlx.api.Cells;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.modelers.grid.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Model of yajilin: makes some cells black, no two of them side by side, and draws one loop through all other cells but
 * those with clues. A clue is the number of black cells in a direction.
 *
 * <p>A free cell has two options, black and white, and a segment between two cells two, on and off. A cell is black or two
 * of its segments are on. The constraint is that the lines form one loop.
 *
 * @since 0.1
 */
public final class YajilinModel extends LoopModel {

    private static final Words CLUES =
            new Words(" ", "[0-9]{1,2}[>v<^]|x", "a number and one of > v < ^, or 'x' for a gray cell");

    /** The arrows in the order of directions. */
    private static final String ARROWS = ">v<^";

    private static final String GRAY = "#dddddd";

    private static final double SMALL = 0.45;

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public YajilinModel() {
        super("yajilin", "yajilin: black cells counted by arrows, and one loop through the others", true, CLUES, """
                . . . . x .
                . 1> . . . .
                . . . 0v . .
                . . . . . .
                . . . . . 2^
                . . . x . x
                """);
    }

    @Override
    public String grammar() {
        return """
                Some cells are black, no two of them side by side. One loop runs from cell to cell through all cells that
                are neither black nor gray. It does not touch or cross itself. A gray cell may have a number and an arrow:
                so many cells in the direction of the arrow, up to the border, are black. A board is lines of words
                with blanks between: a number with an arrow, as 2> or 0^, which is one of > v < ^; 'x' for a gray cell without
                a number; '.' for another cell. Boards have at most 100 rows and columns.

                A size alone, as 4x6, is a board of 4 rows and 6 columns without gray cells.
                """ + INPUT + """
                A black cell is '#', and '?' is a cell that is not decided.
                """;
    }

    @Override
    public void describe(LoopBoard board, CoverBuilder<LoopOption> cover) {
        PointGrid grid = grid(board);
        LoopCover lines = new LoopCover(grid, cover, board::place);
        ItemGrid colors = cover.grid(
                "color of",
                Cells.where(board.rows(), board.columns(), (r, c) -> board.isFree(r * board.columns() + c)));
        Items pairs =
                cover.items("pair", grid.segments()).secondary().named(segment -> pairName(grid.segment(segment)));
        for (int cell = 0; cell < grid.points(); cell++) {
            if (board.isFree(cell)) {
                Item color = colors.at(cell / board.columns(), cell % board.columns());
                List<Item> held = lines.items(color(board, cell, true));
                held.add(color);
                lines.items(color(board, cell, false)).add(color);
                grid.at(cell).forEach(segment -> held.add(pairs.at(segment)));
                lines.continueAt(cell, segment -> held);
            } else {
                lines.degree(cell).times(0, 0);
            }
        }
        for (int segment = 0; segment < grid.segments(); segment++) {
            lines.on(segment).add(pairs.at(segment));
        }
        for (int cell = 0; cell < grid.points(); cell++) {
            String word = board.at(cell);
            int last = word.length() - 1;
            int direction = ARROWS.indexOf(word.charAt(last));
            if (direction >= 0) {
                int clue = Integer.parseInt(word.substring(0, last));
                Item item = cover.item(board.name(cell)).times(clue, clue);
                for (int at = cell; grid.toward(at, direction) != PointGrid.NONE; ) {
                    at = grid.next(at, direction);
                    if (board.isFree(at)) {
                        lines.items(color(board, at, true)).add(item);
                    }
                }
            }
        }
        lines.addOptions();
    }

    private static CellColor color(LoopBoard board, int cell, boolean black) {
        return new CellColor(cell / board.columns(), cell % board.columns(), black);
    }

    private static String pairName(Segment segment) {
        return "the pair " + segment;
    }

    /** Returns the demands that two neighbors are not both black, and that one that is not black is on the loop. */
    @Override
    List<String> visits(LoopBoard board, int segment) {
        PointGrid grid = grid(board);
        List<String> items = new ArrayList<>(List.of(pairName(grid.segment(segment))));
        grid.ends(segment).forEach(cell -> items.add(LoopCover.otherName(grid.segment(segment), board.place(cell))));
        return grid.ends(segment).stream().allMatch(board::isFree) ? items : List.of();
    }

    @Override
    boolean isColored(LoopBoard board, int cell) {
        return board.isFree(cell);
    }

    @Override
    void draw(Svg svg, double x, double y, String word) {
        svg.box(x - 0.5, y - 0.5, 1, 1, GRAY);
        svg.boldWord(x, y, SMALL, Ink.GIVEN, word.equals("x") ? "" : word);
    }

    /** {@inheritDoc} A cell that is not black continues each line, also one that is not decided. */
    @Override
    public Optional<String> techniqueName(LoopBoard board, Technique<LoopOption> technique) {
        return super.techniqueName(board, technique).filter(name -> !name.equals(CONTINUE));
    }
}
