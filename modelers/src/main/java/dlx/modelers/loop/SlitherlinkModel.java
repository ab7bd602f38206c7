package dlx.modelers.loop;

import dlx.api.CoverBuilder;
import dlx.api.HasBlanks;
import dlx.api.Item;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
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
public final class SlitherlinkModel extends LoopModel implements HasBlanks<LoopBoard, LoopOption> {

    private static final Words DIGITS = new Words("", "[0-3]", "a digit from 0 to 3");

    /** Reciprocal of the maximum share of the numbers that are dropped at once; a small number is drawn more often. */
    private static final int AT_ONCE = 8;

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

                A size alone, as 4x6, is a board of 4 rows and 6 columns without numbers, to count loops
                or to make a fresh puzzle.
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

    @Override
    public LoopBoard blank(LoopBoard board) {
        return LoopBoard.free(board.rows(), board.columns());
    }

    /** Returns a board with all numbers of a random loop; 4 is not a number of the text. */
    @Override
    public Optional<String> fill(LoopBoard blank, List<LoopOption> solution, RandomGenerator random) {
        RandomLoop loop = new RandomLoop(blank.rows(), blank.columns(), random);
        return Optional.of(
                blank.filled(cell -> loop.sides(cell) == 4 ? LoopBoard.FREE : Integer.toString(loop.sides(cell)))
                        .text(""));
    }

    @Override
    public Optional<String> thinned(LoopBoard board, RandomGenerator random) {
        int numbers = board.cells().size() - Collections.frequency(board.cells(), LoopBoard.FREE);
        if (numbers == 0) {
            return Optional.empty();
        }
        Set<Integer> dropped = random.ints(0, board.cells().size())
                .filter(cell -> !board.isFree(cell))
                .distinct()
                .limit(1 + random.nextInt(1 + random.nextInt(1 + numbers / AT_ONCE)))
                .boxed()
                .collect(Collectors.toSet());
        return Optional.of(board.filled(cell -> dropped.contains(cell) ? LoopBoard.FREE : board.at(cell))
                .text(""));
    }
}
