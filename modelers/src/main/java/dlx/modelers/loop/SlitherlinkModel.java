package dlx.modelers.loop;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Model of slitherlink: draws one loop along the sides of cells; a number is the number of sides of its cell that belong
 * to the loop.
 *
 * <p>A side has two options, on and off. At a corner, each side that is on needs another one, and at most two are on: so
 * the sides that are on form loops. The constraint is that they form one loop.
 *
 * @since 0.1
 */
public final class SlitherlinkModel extends LoopModel {

    private static final Words DIGITS = new Words("", "[0-3]", "a digit from 0 to 3");

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public SlitherlinkModel() {
        super("slitherlink", "slitherlink: one loop along the sides of cells, with counted sides", false, DIGITS, """
                .2...
                ...01
                23..1
                1..3.
                2..2.
                """);
    }

    @Override
    public String grammar() {
        return """
                One loop runs along the sides of cells. It does not touch or cross itself. A number tells how many of
                the four sides of its cell belong to the loop. A board is lines of characters, blanks between them are
                ignored: a digit from 0 to 3, '.' for a cell without a number. Boards have at most 100 rows and columns.

                A size alone, as 4x6, is a board of 4 rows and 6 columns without numbers, to count loops.
                """ + INPUT;
    }

    @Override
    public void describe(LoopBoard board, CoverBuilder<LoopOption> cover) {
        PointGrid grid = grid(board);
        LoopCover lines = new LoopCover(grid, cover, corner -> "corner " + grid.place(corner));
        IntStream.range(0, grid.points()).forEach(corner -> lines.continueAt(corner, lines::off));
        for (int cell = 0; cell < board.cells().size(); cell++) {
            if (!board.isFree(cell)) {
                int clue = Integer.parseInt(board.at(cell));
                Item item = cover.item(board.name(cell)).times(clue, clue);
                int corner = cell + cell / board.columns();
                int below = corner + grid.columns();
                lines.add(item, true, grid.toward(corner, PointGrid.RIGHT), grid.toward(below, PointGrid.RIGHT));
                lines.add(item, true, grid.toward(corner, PointGrid.DOWN), grid.toward(corner + 1, PointGrid.DOWN));
            }
        }
        lines.addOptions();
    }

    /** Returns a 2 or 3 beside the side: two sides of a cell, and three, have an end in common with each other side. */
    @Override
    List<String> visits(LoopBoard board, int side) {
        Segment segment = grid(board).segment(side);
        for (int back : List.of(0, 1)) {
            int row = segment.y() / 2 - (segment.across() ? back : 0);
            int column = segment.x() / 2 - (segment.across() ? 0 : back);
            int cell = row * board.columns() + column;
            boolean isOfBoard = row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
            if (isOfBoard && "23".contains(board.at(cell))) {
                return List.of(board.name(cell));
            }
        }
        return List.of();
    }
}
