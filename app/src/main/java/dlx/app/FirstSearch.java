package dlx.app;

import dlx.api.Cover;
import dlx.api.ItemGrid;
import dlx.core.Found;
import dlx.core.Solver;

/** Solves a small Latin square on a second core, so that a search finds its classes loaded once picocli has read the command line. */
final class FirstSearch {

    private static final int SIDE = 4;

    private FirstSearch() {}

    /** Begins in a thread of its own, and does not wait for it. */
    static void start() {
        Thread second = new Thread(FirstSearch::solve, "first-search");
        second.setDaemon(true);
        second.setUncaughtExceptionHandler((thread, e) -> {
            // too little memory, for one: the command itself will tell
        });
        second.start();
    }

    static Found<Integer> solve() {
        Cover<Integer> latin = Cover.of(square -> {
            ItemGrid cells = square.primary("cell", SIDE, SIDE);
            ItemGrid rows = square.primary("row", SIDE, SIDE);
            ItemGrid columns = square.primary("column", SIDE, SIDE);
            for (int k = 0; k < SIDE * SIDE * SIDE; k++) {
                int row = k / (SIDE * SIDE);
                int column = k / SIDE % SIDE;
                int digit = k % SIDE;
                square.option(k, cells.at(row, column), rows.at(row, digit), columns.at(column, digit));
            }
        });
        return Solver.of(latin).solve();
    }
}
