package dlx.benchmarks.measure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Squares divided into regions of up to nine cells, so that no two regions of one size share an edge. Regions are drawn
 * one after the other from the top. If no region fits, the last few regions are removed. Some cells of the puzzle
 * contain the size of their region.
 */
final class FillominoBoard {

    private static final int LARGEST = 9;
    private static final int TRIES = 60;
    private static final int MOST_TAKEN_BACK = 8;
    private static final double HUNDRED = 100;

    private final int side;
    private final Random random;

    /** Size of the region of each cell, by cell; 0 if the cell does not have a region. */
    private final int[] sizes;

    private final Deque<List<Integer>> regions = new ArrayDeque<>();

    private FillominoBoard(int side, long seed) {
        this.side = side;
        random = new Random(seed);
        sizes = new int[side * side];
    }

    /**
     * Returns a puzzle. The first given is a cell of a largest region, so that no region is larger than the largest
     * given number.
     *
     * @param side number of rows and columns
     * @param given percentage of given cells
     * @param seed seed of the board
     */
    static LargeBoard board(int side, int given, long seed) {
        FillominoBoard board = new FillominoBoard(side, seed);
        board.divide();
        String solved = board.text();
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, board.sizes.length).boxed().toList());
        Collections.shuffle(order, board.random);
        int greatest = Arrays.stream(board.sizes).max().orElse(0);
        order.stream()
                .filter(cell -> board.sizes[cell] == greatest)
                .findFirst()
                .ifPresent(cell -> Collections.swap(order, 0, order.indexOf(cell)));
        order.subList((int) Math.round(order.size() * given / HUNDRED), order.size())
                .forEach(cell -> board.sizes[cell] = 0);
        return new LargeBoard("fillomino", board.text(), solved);
    }

    private void divide() {
        for (int root = firstOpen(); root < sizes.length; root = firstOpen()) {
            int tries = 0;
            while (tries < TRIES && !drawRegion(root)) {
                tries++;
            }
            if (tries == TRIES) {
                takeBack(1 + random.nextInt(MOST_TAKEN_BACK));
            }
        }
    }

    private int firstOpen() {
        int cell = 0;
        while (cell < sizes.length && sizes[cell] > 0) {
            cell++;
        }
        return cell;
    }

    /** Draws a region at random. Returns false, and adds no region, if a neighbor has the same size. */
    private boolean drawRegion(int root) {
        int wanted = 1 + random.nextInt(LARGEST);
        List<Integer> region = new ArrayList<>(List.of(root));
        List<Integer> beside = openBeside(region);
        while (region.size() < wanted && !beside.isEmpty()) {
            region.add(beside.get(random.nextInt(beside.size())));
            beside = openBeside(region);
        }
        int size = region.size();
        if (region.stream().flatMapToInt(this::neighbors).anyMatch(other -> sizes[other] == size)) {
            return false;
        }
        region.forEach(cell -> sizes[cell] = size);
        regions.push(region);
        return true;
    }

    private List<Integer> openBeside(List<Integer> region) {
        return region.stream()
                .flatMapToInt(this::neighbors)
                .filter(other -> sizes[other] == 0 && !region.contains(other))
                .distinct()
                .boxed()
                .toList();
    }

    private void takeBack(int count) {
        for (int k = 0; k < count && !regions.isEmpty(); k++) {
            regions.pop().forEach(cell -> sizes[cell] = 0);
        }
    }

    private IntStream neighbors(int cell) {
        int column = cell % side;
        return IntStream.of(
                        cell - side,
                        column > 0 ? cell - 1 : -1,
                        column < side - 1 ? cell + 1 : -1,
                        cell + side < sizes.length ? cell + side : -1)
                .filter(other -> other >= 0);
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < sizes.length; cell++) {
            text.append(sizes[cell] == 0 ? "." : Integer.toString(sizes[cell]))
                    .append(cell % side == side - 1 ? "\n" : "");
        }
        return text.toString();
    }
}
