package dlx.core.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Cuts a tree into pieces: takes what lies below so many choices. Keeps what was written before each piece, and after the last. */
final class VeriPbSplit {

    /**
     * A place in the tree.
     *
     * @param items of the nodes on the way to it
     * @param children which child the way takes at each, from 1
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
    record Piece(int[] items, int[] children) {}

    private final int depth;
    private final StringBuilder text = new StringBuilder();
    private final List<String> between = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();

    /** A cut below so many choices. */
    VeriPbSplit(int depth) {
        this.depth = depth;
    }

    int depth() {
        return depth;
    }

    /** Takes the lines that are written outside of the pieces. */
    StringBuilder text() {
        return text;
    }

    /** Takes a place. */
    boolean take(ProofPath path) {
        between.add(text.toString());
        text.setLength(0);
        pieces.add(new Piece(
                IntStream.range(0, path.depth()).map(path::item).toArray(),
                IntStream.range(0, path.depth()).map(path::child).toArray()));
        return true;
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
