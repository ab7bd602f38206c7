package dlx.core.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A tree that was cut into pieces: these, what was written before each of them, and after the last. */
final class VeriPbSplit {

    /** A place in the tree. */
    static final class Piece {

        /** Of the nodes on the way to it. */
        final int[] items;

        /** Which the way takes at each; -1 where none. */
        final int[] options;

        private Piece(ProofPath path) {
            items = IntStream.range(0, path.depth()).map(path::item).toArray();
            options = IntStream.range(0, path.depth()).map(path::taken).toArray();
        }
    }

    private final StringBuilder text = new StringBuilder();
    private final List<String> between = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();

    /** Takes the lines that are written outside of the pieces. */
    StringBuilder text() {
        return text;
    }

    /** Takes a place. */
    void take(ProofPath path) {
        between.add(text.toString());
        text.setLength(0);
        pieces.add(new Piece(path));
    }

    /** The places, in the order of the tree. */
    List<Piece> pieces() {
        return pieces;
    }

    /** What was written before each. */
    List<String> between() {
        return between;
    }
}
