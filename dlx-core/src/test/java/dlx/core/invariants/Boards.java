package dlx.core.invariants;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.ItemGrid;

/** Boards that dominoes cannot fill. */
final class Boards {

    private Boards() {}

    /** Returns a square board without two opposite corners, each of which is an option of its own. */
    static CoverData mutilated(int n) {
        return Cover.of(cover -> {
                    ItemGrid cells = cover.grid("cell", n, n);
                    for (int r = 0; r < n; r++) {
                        for (int c = 0; c < n; c++) {
                            String name = r + "," + c;
                            if (isCorner(n, r, c)) {
                                cover.option(name + " hole", cells.at(r, c));
                                continue;
                            }
                            if (r + 1 < n && !isCorner(n, r + 1, c)) {
                                cover.option(name + " down", cells.at(r, c), cells.at(r + 1, c));
                            }
                            if (c + 1 < n && !isCorner(n, r, c + 1)) {
                                cover.option(name + " right", cells.at(r, c), cells.at(r, c + 1));
                            }
                        }
                    }
                })
                .data();
    }

    private static boolean isCorner(int n, int r, int c) {
        return r + c == 0 || r + c == 2 * n - 2;
    }
}
