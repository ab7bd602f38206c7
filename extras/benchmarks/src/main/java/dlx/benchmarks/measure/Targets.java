package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Boards for the target score, made from solutions by taking givens away. */
final class Targets {

    /** Best solutions of the first three boards of {@code data/cover/target_sudoku.txt}. */
    static final List<String> SOLUTIONS = List.of(
            "758946231124835967639217485865429173972351648413678529547182396291763854386594712",
            "681792453953418672742365819195284367478136925236579148829651734364927581517843296",
            "297865341865413297341972856913624785672538914458791623189347562534286179726159438");

    private Targets() {}

    /**
     * A board with so many givens. Those of a board with fewer are among those of one with more.
     *
     * @param solution 81 digits
     */
    static String board(String solution, int givens) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < solution.length(); cell++) {
            cells.add(cell);
        }
        Collections.shuffle(cells, new Random(solution.hashCode())); // a hash that the Java language fixes
        List<Integer> kept = cells.subList(0, givens);
        StringBuilder board = new StringBuilder();
        for (int cell = 0; cell < solution.length(); cell++) {
            board.append(kept.contains(cell) ? solution.charAt(cell) : '0');
        }
        return board.append('\n').toString();
    }
}
