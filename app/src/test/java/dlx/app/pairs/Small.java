package dlx.app.pairs;

import java.util.List;

/**
 * A puzzle small enough to know all of its solutions, or some in one text.
 *
 * @param set a setting of its model, which {@code --set} gives; empty if the model has none
 * @param puzzles how many the text holds
 * @param draws whether the model draws pictures
 * @param kind plain; none, a plain one without solution; colors; multiplicities; or repeated, where every item may be covered any number of times
 */
record Small(String model, String text, String set, int puzzles, boolean draws, String kind) {

    /**
     * A puzzle of each kind: secondary items, colors, multiplicities, weights; without solution, with one, with
     * several; several puzzles in one text.
     */
    static final List<Small> ALL = List.of(
            new Small("queens", "5\n", "toroidal=yes", 1, true, "plain"),
            new Small("sudoku", "1...\n..3.\n.4..\n...2\n", "box=2x2", 1, true, "plain"),
            new Small("sets", "items a b c d\n1: a b\n2: b c\n3: c d\n4: b\n", "", 1, false, "plain"),
            new Small("sets", "items a b c\nab: a b\nbc: b c\n", "", 1, false, "none"),
            new Small("knuth", """
                    A B C | X Y
                    A X:r |3
                    A X:b |1
                    B Y X:r |2
                    B Y X:b |5
                    B C |1
                    C X:r |2
                    C Y |4
                    """, "strict=yes", 1, false, "colors"),
            new Small("knuth", """
                    A B 2:3|C | X
                    A C X:red |3
                    A C X:blue |1
                    B C X:red |2
                    B C X:blue |5
                    A B C |1
                    C |2
                    C X:blue |2
                    """, "strict=no", 1, false, "multiplicities"),
            new Small("domination", "3\n", "piece=king", 1, true, "repeated"),
            new Small("tiling-cost", "dominoes\n3 1 4 1\n5 9 2 6\n5 3 5 8\n", "pays=sum", 1, true, "plain"),
            new Small("domino", "3x4\n", "", 1, true, "plain"),
            new Small("golfers", "2 2 3\n", "fixed=no", 1, true, "plain"),
            new Small("round-robin", "4\n", "ordered=no", 1, true, "plain"),
            new Small("battleships", "fleet: 2 1\n  1 . .\n. ...\n. ...\n", "", 1, true, "multiplicities"),
            new Small("nonogram", "rows\n1\n1\n1\ncolumns\n1\n1\n1\n", "lines=yes", 1, true, "plain"),
            new Small("kakuro", "X 7\\ .\n\\9 . .\n. . X\n", "", 1, true, "plain"),
            new Small("toy-queens", "4\n\n6\n3\n", "", 3, true, "plain"));

    /** Returns true if the puzzle has features that a plain exact cover does not have. */
    boolean isMore() {
        return !kind.equals("plain") && !kind.equals("none");
    }

    /** Returns true if an item need not be covered exactly once. */
    boolean isMultiple() {
        return isMore() && !kind.equals("colors");
    }

    @Override
    public String toString() {
        return model + " " + (ALL.indexOf(this) + 1);
    }
}
