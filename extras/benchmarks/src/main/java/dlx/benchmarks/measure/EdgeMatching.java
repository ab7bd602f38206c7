package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Puzzles of square pieces on a square board: touching edges must have the same color, and pieces may be rotated. A
 * board with random colors on its inner edges, and without color on its rim, is cut into pieces. In the cover, cells
 * and pieces are items. An inner edge is a secondary item to which its two pieces must give the same color.
 */
final class EdgeMatching {

    private static final String RIM = "0";

    /** Number of edges of a piece: above, right, below, left. */
    private static final int SIDES = 4;

    private final int side;

    private EdgeMatching(int side) {
        this.side = side;
    }

    /**
     * Returns a board with its pieces in random order, each rotated at random.
     *
     * @param side number of cells per row and column
     * @param colors number of colors
     */
    static LargeBoard board(int side, int colors, long seed) {
        return new EdgeMatching(side).board(colors, new Random(seed));
    }

    private LargeBoard board(int colors, Random random) {
        String[] down = drawn(colors, random);
        String[] right = drawn(colors, random);
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            cells.add(cell);
        }
        Collections.shuffle(cells, random);
        String head = head();
        StringBuilder text = new StringBuilder(head);
        StringBuilder solved = new StringBuilder(head);
        for (int piece = 0; piece < cells.size(); piece++) {
            int cell = cells.get(piece);
            List<String> edges = List.of(
                    isTop(cell) ? RIM : down[cell - side],
                    isRight(cell) ? RIM : right[cell],
                    isBottom(cell) ? RIM : down[cell],
                    isLeft(cell) ? RIM : right[cell - 1]);
            solved.append(option(piece, cell, edges));
            List<String> turned = new ArrayList<>(edges);
            Collections.rotate(turned, random.nextInt(SIDES));
            options(piece, turned).forEach(text::append);
        }
        return new LargeBoard("knuth", text.toString(), solved.toString());
    }

    private String[] drawn(int colors, Random random) {
        String[] drawn = new String[side * side];
        for (int cell = 0; cell < drawn.length; cell++) {
            drawn[cell] = Integer.toString(1 + random.nextInt(colors));
        }
        return drawn;
    }

    private String head() {
        StringBuilder primary = new StringBuilder();
        StringBuilder secondary = new StringBuilder(" |");
        for (int cell = 0; cell < side * side; cell++) {
            primary.append("c").append(cell).append(" p").append(cell).append(' ');
            secondary.append(isBottom(cell) ? "" : " d" + cell).append(isRight(cell) ? "" : " r" + cell);
        }
        return primary.toString().strip() + secondary + '\n';
    }

    /** Returns all placements of a piece. Its edges without color lie on the rim, and no other edges do. */
    private Set<String> options(int piece, List<String> edges) {
        Set<String> options = new LinkedHashSet<>();
        List<String> turned = new ArrayList<>(edges);
        for (int cell = 0; cell < side * side; cell++) {
            for (int turn = 0; turn < SIDES; turn++) {
                Collections.rotate(turned, 1);
                List<Boolean> isRim = turned.stream().map(RIM::equals).toList();
                if (isRim.equals(List.of(isTop(cell), isRight(cell), isBottom(cell), isLeft(cell)))) {
                    options.add(option(piece, cell, turned));
                }
            }
        }
        return options;
    }

    private String option(int piece, int cell, List<String> edges) {
        return "c" + cell + " p" + piece
                + (isTop(cell) ? "" : " d" + (cell - side) + ':' + edges.get(0))
                + (isRight(cell) ? "" : " r" + cell + ':' + edges.get(1))
                + (isBottom(cell) ? "" : " d" + cell + ':' + edges.get(2))
                + (isLeft(cell) ? "" : " r" + (cell - 1) + ':' + edges.get(3))
                + '\n';
    }

    private boolean isTop(int cell) {
        return cell < side;
    }

    private boolean isRight(int cell) {
        return cell % side == side - 1;
    }

    private boolean isBottom(int cell) {
        return cell >= side * (side - 1);
    }

    private boolean isLeft(int cell) {
        return cell % side == 0;
    }
}
