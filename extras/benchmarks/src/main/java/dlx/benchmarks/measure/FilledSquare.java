package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/**
 * A partly filled square with each value once in each row and column. The generator exchanges rows, columns and values
 * of a pattern, and empties random cells.
 */
final class FilledSquare {

    private static final double HUNDRED = 100;

    /** Value of each cell, by row and column, from 1; 0 for an empty cell. */
    private final int[][] values;

    private final Random random;

    /**
     * Creates a full square.
     *
     * @param side number of rows, columns and values
     * @param block number of rows that stay together, and of columns; a divisor of the side
     * @param random source of the exchanges and the empty cells
     */
    private FilledSquare(int side, int block, Random random) {
        this.random = random;
        values = new int[side][side];
        List<Integer> rows = exchanged(side, block);
        List<Integer> columns = exchanged(side, block);
        List<Integer> names = exchanged(side, 1);
        for (int r = 0; r < side; r++) {
            for (int c = 0; c < side; c++) {
                int row = rows.get(r);
                int shift = row % block * (side / block) + row / block;
                values[r][c] = names.get((shift + columns.get(c)) % side) + 1;
            }
        }
    }

    /**
     * Returns a sudoku whose boxes are squares.
     *
     * @param box side of a box
     * @param filled percentage of filled cells
     * @param seed seed of the square
     */
    static LargeBoard sudoku(int box, int filled, long seed) {
        FilledSquare square = new FilledSquare(box * box, box, new Random(seed));
        return square.board("sudoku", filled);
    }

    /**
     * Returns a Latin square.
     *
     * @param side number of rows, columns and values
     * @param filled percentage of filled cells
     * @param seed seed of the square
     */
    static LargeBoard latin(int side, int filled, long seed) {
        return new FilledSquare(side, 1, new Random(seed)).board("latin", filled);
    }

    /**
     * Returns the numbers from 0 to {@code side - 1}, with the blocks in random order and the numbers of each block in
     * random order.
     */
    private List<Integer> exchanged(int side, int block) {
        List<Integer> all = new ArrayList<>();
        for (int first : shuffled(side / block)) {
            shuffled(block).forEach(i -> all.add(first * block + i));
        }
        return all;
    }

    private List<Integer> shuffled(int n) {
        List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }

    private LargeBoard board(String model, int filled) {
        int cells = values.length * values.length;
        String solved = text();
        shuffled(cells)
                .subList((int) Math.round(cells * filled / HUNDRED), cells)
                .forEach(cell -> values[cell / values.length][cell % values.length] = 0);
        return new LargeBoard(model, text(), solved);
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int[] row : values) {
            StringJoiner cells = new StringJoiner(" ", "", "\n");
            for (int value : row) {
                cells.add(value == 0 ? "." : Integer.toString(value));
            }
            text.append(cells);
        }
        return text.toString();
    }
}
