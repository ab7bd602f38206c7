package dlx.formats;

import dlx.formats.sudoku.SudokuDraft;
import dlx.formats.text.ForeignText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Random sudokus of all kinds, in the texts of their models. Few have a solution; all are read by their models. */
final class Drafts {

    private final Random random;
    private final int n;
    private final SudokuDraft draft;

    private Drafts(Random random, int n) {
        this.random = random;
        this.n = n;
        draft = new SudokuDraft(n);
        for (int k = random.nextInt(n * n / 2); k > 0; k--) {
            draft.givens[random.nextInt(n)][random.nextInt(n)] = 1 + random.nextInt(n);
        }
    }

    static Imported sudoku(Random random, int n) {
        return Imported.of(new Drafts(random, n).draft.finish(new ForeignText("random", ""), "random"));
    }

    static Imported jigsaw(Random random, int n) {
        Drafts drafts = new Drafts(random, n);
        drafts.draft.regions(drafts.regions()).ifPresent(problem -> {
            throw new IllegalStateException(problem);
        });
        return Imported.of(drafts.draft.finish(new ForeignText("random", ""), "random"));
    }

    /**
     * Returns a killer sudoku whose cages grow from cell to cell and omit some cells. With {@code overlapping}, cages
     * may overlap.
     */
    static Imported killer(Random random, int n, boolean overlapping) {
        Drafts drafts = new Drafts(random, n);
        boolean[] used = new boolean[n * n];
        for (int cell = 0; cell < n * n; cell++) {
            if (!used[cell] && random.nextInt(5) > 0) {
                drafts.draft.cage(
                        1 + random.nextInt(Math.min(60, n * (n + 1) / 2)),
                        drafts.piece(cell, 1 + random.nextInt(4), used));
            }
        }
        if (overlapping && random.nextInt(4) == 0) {
            drafts.draft.cage(Math.min(23, n * (n + 1) / 2), 1, n + 1, 2 * n + 1);
        }
        return Imported.of(drafts.draft.finish(new ForeignText("random", ""), "random"));
    }

    static Imported variant(Random random, int n, boolean disjoint) {
        Drafts drafts = new Drafts(random, n);
        if (random.nextBoolean()) {
            drafts.draft.rule("diagonal");
        }
        if (disjoint) {
            drafts.draft.rule("disjoint");
        }
        for (int k = random.nextInt(4); k >= 0; k--) {
            drafts.draft.extraRegion(drafts.some());
        }
        return Imported.of(drafts.draft.finish(new ForeignText("random", ""), "random"));
    }

    /**
     * Returns a puzzle with rules of several kinds together. Cages without a sum, and cages that share cells, occur
     * only if the program can express them.
     */
    static Imported combined(Random random, int n, boolean plainCages) {
        Drafts drafts = new Drafts(random, n);
        if (random.nextBoolean()) {
            drafts.draft.regions(drafts.regions()).ifPresent(problem -> {
                throw new IllegalStateException(problem);
            });
        }
        if (random.nextBoolean()) {
            drafts.draft.rule("diagonal");
        }
        for (int k = random.nextInt(3); k > 0; k--) {
            drafts.draft.extraRegion(drafts.some());
        }
        boolean[] used = new boolean[n * n];
        for (int cell = 0; cell < n * n; cell += 1 + random.nextInt(n)) {
            if (!used[cell]) {
                drafts.draft.cage(
                        1 + random.nextInt(Math.min(60, n * (n + 1) / 2)),
                        drafts.piece(cell, 1 + random.nextInt(4), used));
            }
        }
        for (int k = plainCages ? random.nextInt(3) : 0; k > 0; k--) {
            drafts.draft.cage(random.nextInt(2) * 10, drafts.some());
        }
        return Imported.of(drafts.draft.finish(new ForeignText("random", ""), "random"));
    }

    private int[] some() {
        return random.ints(0, n * n)
                .distinct()
                .limit(2 + random.nextInt(n - 1))
                .sorted()
                .toArray();
    }

    private int[] piece(int first, int size, boolean... used) {
        List<Integer> cells = new ArrayList<>(List.of(first));
        used[first] = true;
        for (int tries = 0; cells.size() < size && tries < 10; tries++) {
            int from = cells.get(random.nextInt(cells.size()));
            int next = from + (random.nextBoolean() ? 1 : n);
            if (next < n * n && (next % n > 0 || next == from + n) && !used[next]) {
                cells.add(next);
                used[next] = true;
            }
        }
        return cells.stream().mapToInt(cell -> cell).sorted().toArray();
    }

    /** Returns regions: boxes or rows, some cells of which are exchanged with cells of neighbors. */
    private int[][] regions() {
        int[] regions =
                Arrays.stream(draft.boxes()).flatMapToInt(Arrays::stream).toArray();
        for (int k = 0; k < 20 * n; k++) {
            int one = random.nextInt(n * n);
            int other = random.nextInt(n * n);
            int[] changed = regions.clone();
            changed[one] = regions[other];
            changed[other] = regions[one];
            if (pieces(changed) == n) {
                regions = changed;
            }
        }
        int[] found = regions;
        int[] order = Arrays.stream(found).distinct().toArray(); // by their first cells
        return IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(row * n, row * n + n)
                        .map(cell -> IntStream.range(0, n)
                                .filter(k -> order[k] == found[cell])
                                .findFirst()
                                .orElseThrow())
                        .toArray())
                .toArray(int[][]::new);
    }

    /** Returns the number of connected pieces of all regions. */
    private int pieces(int... regions) {
        boolean[] seen = new boolean[n * n];
        int count = 0;
        for (int first = 0; first < n * n; first++) {
            if (!seen[first]) {
                count++;
                seen[first] = true;
                Deque<Integer> open = new ArrayDeque<>(List.of(first));
                while (!open.isEmpty()) {
                    int cell = open.pop();
                    int[] next = {cell - n, cell + n, cell % n > 0 ? cell - 1 : -1, cell % n < n - 1 ? cell + 1 : -1};
                    for (int other : next) {
                        if (other >= 0 && other < n * n && !seen[other] && regions[other] == regions[cell]) {
                            seen[other] = true;
                            open.push(other);
                        }
                    }
                }
            }
        }
        return count;
    }
}
