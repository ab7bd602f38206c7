package dlx.spark;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Items;

/** Queens on a board, as many as it has rows, without attacks: a tree whose branches have many sizes. */
final class Queens {

    private Queens() {}

    static CoverData cover(int n) {
        return Cover.of(Integer.class, cover -> {
                    Items rows = cover.items("row", n);
                    Items columns = cover.items("column", n);
                    Items falling = cover.items("falling diagonal", 2 * n - 1).secondary();
                    Items rising = cover.items("rising diagonal", 2 * n - 1).secondary();
                    for (int r = 0; r < n; r++) {
                        for (int c = 0; c < n; c++) {
                            cover.option(
                                    r * n + c, rows.at(r), columns.at(c), falling.at(r - c + n - 1), rising.at(r + c));
                        }
                    }
                })
                .data();
    }
}
