package dlx.core.covers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Boards to be covered, with long trees and few states. */
public final class Boards {

    private Boards() {}

    /** Returns a board to be tiled with dominoes, its cells row by row. */
    public static PlainCover dominoes(int rows, int columns) {
        return dominoes(rows, columns, Set.of());
    }

    /** Returns a chessboard without two opposite corners of one color, which dominoes cannot tile. */
    public static PlainCover withoutTwoCorners(int side) {
        return dominoes(side, side, Set.of(0, side * side - 1));
    }

    /**
     * Returns a chessboard of 6 x 6 cells without two cells of one color, which dominoes cannot tile. Every second
     * board also has two single squares of the other color, which may help.
     */
    public static PlainCover random(long seed) {
        Random random = new Random(seed);
        Set<Integer> holes = cells(random, 0);
        List<PlainCover.Option> options = new ArrayList<>(dominoes(6, 6, holes).options());
        if (random.nextBoolean()) {
            cells(random, 1).forEach(cell -> options.add(new PlainCover.Option(List.of(cell), 0)));
        }
        return new PlainCover(Collections.nCopies(36, true), options, List.of());
    }

    /** Returns two cells of a color. */
    private static Set<Integer> cells(Random random, int color) {
        Set<Integer> cells = new TreeSet<>();
        while (cells.size() < 2) {
            int cell = random.nextInt(36);
            if ((cell / 6 + cell % 6) % 2 == color) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** Returns a board without some of its cells; each missing cell is an item with an option of its own. */
    private static PlainCover dominoes(int rows, int columns, Set<Integer> holes) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            if (holes.contains(cell)) {
                options.add(new PlainCover.Option(List.of(cell), 0));
                continue;
            }
            if (cell % columns < columns - 1 && !holes.contains(cell + 1)) {
                options.add(new PlainCover.Option(List.of(cell, cell + 1), 0));
            }
            if (cell + columns < rows * columns && !holes.contains(cell + columns)) {
                options.add(new PlainCover.Option(List.of(cell, cell + columns), 0));
            }
        }
        return new PlainCover(Collections.nCopies(rows * columns, true), options, List.of());
    }
}
