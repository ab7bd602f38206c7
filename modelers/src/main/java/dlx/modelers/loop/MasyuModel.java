package dlx.modelers.loop;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Svg;
import java.util.List;

/**
 * Model of masyu: draws one loop from cell to cell through all pearls. It turns at a black pearl and leads straight on at
 * both sides of it; it leads straight through a white pearl and turns at one side of it or both.
 *
 * <p>A segment between two cells has two options, on and off. The constraint is that the lines form one loop.
 *
 * @since 0.1
 */
public final class MasyuModel extends LoopModel {

    private static final Words PEARLS = new Words("", "[o*]", "'o' or '*' for a pearl");

    private static final double PEARL = 0.35;

    private static final String BLACK = "*";

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public MasyuModel() {
        super("masyu", "masyu: one loop through white and black pearls", true, PEARLS, """
                ......
                ..oo..
                .o.o.o
                .o....
                .....o
                *.o...
                """);
    }

    @Override
    public String grammar() {
        return """
                One loop runs from cell to cell through all pearls. It does not touch or cross itself. It turns at a black
                pearl, and leads straight on in the cells before and after it. It leads straight through a white pearl, and
                turns in the cell before or after it, or in both. A board is lines of characters, blanks between them are
                ignored: 'o' for a white pearl, '*' for a black one, '.' for a cell without a pearl. Boards have
                at most 100 rows and columns.

                A size alone, as 4x6, is a board of 4 rows and 6 columns without pearls, to count loops.
                """ + INPUT;
    }

    @Override
    public void describe(LoopBoard board, CoverBuilder<LoopOption> cover) {
        PointGrid grid = grid(board);
        LoopCover lines = new LoopCover(grid, cover, cell -> name(board, cell));
        for (int cell = 0; cell < grid.points(); cell++) {
            lines.continueAt(cell, lines::off);
            if (!board.isFree(cell)) {
                lines.degree(cell).times(2, 2);
                addPearl(grid, cell, board.at(cell).equals(BLACK), lines, cover);
            }
        }
        lines.addOptions();
    }

    private static String name(LoopBoard board, int cell) {
        return board.isFree(cell)
                ? board.place(cell)
                : (board.at(cell).equals(BLACK) ? "the black" : "the white") + " pearl at " + board.place(cell);
    }

    private static void addPearl(
            PointGrid grid, int cell, boolean isBlack, LoopCover lines, CoverBuilder<LoopOption> cover) {
        for (int ahead = 0; ahead < PointGrid.DIRECTIONS; ahead++) {
            int back = PointGrid.opposite(ahead);
            int segment = grid.toward(cell, ahead);
            int behind = grid.toward(cell, back);
            int further = further(grid, cell, ahead);
            if (segment != PointGrid.NONE) {
                Item straight = cover.item("straight " + grid.segment(segment) + " at " + grid.place(cell))
                        .repeated();
                lines.add(straight, false, segment);
                lines.add(straight, true, isBlack ? further : behind);
            }
            if (ahead < back) {
                String turn = (ahead == PointGrid.RIGHT ? "turn across at " : "turn down at ") + grid.place(cell);
                int before = further(grid, cell, back);
                if (isBlack) {
                    lines.add(cover.item(turn), true, segment, behind);
                } else if (further != PointGrid.NONE && before != PointGrid.NONE) {
                    lines.add(cover.item(turn).repeated(), false, segment, further, before);
                }
            }
        }
    }

    /** Returns the segment that continues the one in a direction. */
    private static int further(PointGrid grid, int cell, int direction) {
        return grid.toward(cell, direction) == PointGrid.NONE
                ? PointGrid.NONE
                : grid.toward(grid.next(cell, direction), direction);
    }

    @Override
    List<String> visits(LoopBoard board, int segment) {
        return grid(board).ends(segment).stream()
                .filter(cell -> !board.isFree(cell))
                .map(cell -> name(board, cell))
                .limit(1)
                .toList();
    }

    @Override
    void draw(Svg svg, double x, double y, String word) {
        svg.circle(x, y, PEARL, word.equals(BLACK) ? "black" : "white");
    }
}
