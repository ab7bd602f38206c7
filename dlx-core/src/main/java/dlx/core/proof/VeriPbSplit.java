package dlx.core.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Result of cutting a tree: the pieces, and the text before each piece and after the last. */
final class VeriPbSplit {

    /** Path to a node of the tree, whose subtree is a piece. */
    static final class Piece {

        /** Item of each node on the path, the root first. */
        final int[] items;

        /** Option taken at each node on the path; -1 if none is taken there. */
        final int[] options;

        private Piece(ProofPath path) {
            items = IntStream.range(0, path.depth()).map(path::item).toArray();
            options = IntStream.range(0, path.depth()).map(path::taken).toArray();
        }
    }

    private final StringBuilder text = new StringBuilder();
    private final List<String> between = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();

    /** Returns the text since the last piece, to which lines outside of the pieces are appended. */
    StringBuilder text() {
        return text;
    }

    /** Adds a piece at the end of a path, and ends the text before it. */
    void take(ProofPath path) {
        between.add(text.toString());
        text.setLength(0);
        pieces.add(new Piece(path));
    }

    /** Returns the pieces in the order of the tree. */
    List<Piece> pieces() {
        return pieces;
    }

    /** Returns the text before each piece. */
    List<String> between() {
        return between;
    }
}
