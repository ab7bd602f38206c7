package dlx.core.proof;

import dlx.core.engine.Helpers;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Workforce;
import dlx.core.proof.text.PieceText;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a tree for VeriPB by several threads. It cuts the tree, lets threads write the pieces, and joins the texts in
 * the order of the tree. A line does not refer to other lines of the tree, so that the text of a piece does not depend
 * on its thread. The cut does not depend on the number of threads. A piece that turns out too long to be kept is cut
 * again, for a few levels.
 */
final class VeriPbPieces implements Written {

    /** Number of nodes between two checks of the limits. */
    private static final int STRIDE = 1 << 10;

    /** Minimum number of pieces of a cut that is not too deep. */
    private static final int ENOUGH = 256;

    /** Maximum number of choices between the top of a tree and its cut. */
    private static final int DEEPEST = 12;

    /**
     * Minimum number of pieces that are written ahead of the piece to be joined; with more than 4 threads, it is 2 per
     * thread.
     */
    private static final int AHEAD = 8;

    /**
     * Maximum depth of nested cuts. Longer pieces below are written by the thread that joins. Each level keeps waiting
     * pieces, and a tree like a comb would have as many levels as it is deep.
     */
    private static final int LEVELS = 3;

    private final VeriPbTrees trees;
    private final Appendable out;
    private final VeriPbLines lines;
    private final SearchControl control;
    private final int longest;
    private int ahead = AHEAD;
    private long nodes;
    private BigInteger solutions = BigInteger.ZERO;

    /**
     * Creates a writer of one tree.
     *
     * @param lines the lines of the whole proof, whose numbers continue here
     * @param longest maximum length of a piece that is kept, in characters
     */
    VeriPbPieces(VeriPbTrees trees, Appendable out, VeriPbLines lines, SearchControl control, int longest) {
        this.trees = trees;
        this.out = out;
        this.lines = lines;
        this.control = control;
        this.longest = longest;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public BigInteger solutions() {
        return solutions;
    }

    /** Writes the whole tree. The workers stop at the limits of the calling thread. */
    void write(Workforce workforce) throws IOException {
        ahead = Math.max(AHEAD, 2 * workforce.count());
        CancellationToken end = new CancellationToken();
        try (Helpers helpers = workforce.helpers(control::check)) {
            try {
                join(cut(Optional.empty()), 1, helpers, end);
            } finally {
                end.cancel(); // before the helpers are closed, which waits for them
            }
        }
    }

    /** Cuts the whole tree, or a piece, so deep that there are enough pieces. */
    private VeriPbSplit cut(Optional<VeriPbSplit.Piece> from) throws IOException {
        for (int depth = 1; ; depth++) {
            VeriPbSplit split = new VeriPbSplit();
            VeriPbLines top = new VeriPbLines(split.text(), 0);
            VeriPbTree tree = trees.tree(top, control.part(left(), STRIDE, search -> {}));
            if (from.isPresent()) {
                tree.follow(from.get().items, from.get().options);
            }
            tree.cutBelow(split, depth);
            search(tree);
            int pieces = split.pieces().size();
            if (pieces == 0 || pieces >= ENOUGH || depth == DEEPEST) {
                lines.count(top.last());
                add(tree.nodes() - pieces, tree.solutions()); // each piece counts its first node
                trees.takeBack(tree);
                return split;
            }
            trees.takeBack(tree);
        }
    }

    /** Writes the pieces, and the text between them, in the order of the tree. */
    private void join(VeriPbSplit split, int level, Helpers helpers, CancellationToken end) throws IOException {
        int count = split.pieces().size();
        List<Part> parts = new ArrayList<>();
        try {
            for (int piece = 0; piece < count; piece++) {
                while (parts.size() < Math.min(count, piece + ahead)) {
                    Part part = new Part(split.pieces().get(parts.size()), end);
                    parts.add(part);
                    helpers.add(part.batch, part::write);
                }
                out.append(split.between().get(piece));
                Part part = parts.get(piece);
                helpers.await(part.batch);
                if (part.isTooLong) {
                    part.forget();
                    if (level < LEVELS) {
                        join(cut(Optional.of(part.piece)), level + 1, helpers, end);
                    } else {
                        writeHere(part.piece);
                    }
                } else if (part.stopped.isPresent()) {
                    throw new SearchStopped(part.stopped.get());
                } else {
                    part.text.writeTo(out);
                    lines.count(part.constraints);
                    long met = part.nodes;
                    part.forget();
                    add(met, part.solutions);
                }
            }
        } finally {
            parts.forEach(part -> nodes += part.nodes); // nodes of stopped pieces, as far as known
        }
        out.append(split.text());
    }

    /** Writes a piece directly to the output. */
    private void writeHere(VeriPbSplit.Piece piece) throws IOException {
        VeriPbTree tree = trees.tree(lines, control.part(left(), STRIDE, search -> {}));
        tree.follow(piece.items, piece.options);
        search(tree);
        add(tree.nodes(), tree.solutions());
        trees.takeBack(tree);
    }

    /**
     * Searches a tree in the thread that joins. If it is stopped, its nodes are counted here; otherwise by the caller.
     */
    private void search(VeriPbTree tree) throws IOException {
        try {
            tree.search(Long.MAX_VALUE);
        } catch (SearchStopped e) {
            nodes += tree.nodes();
            throw e;
        }
    }

    private long left() {
        return Math.max(0, control.nodeLimit() - nodes);
    }

    private void add(long more, BigInteger found) {
        nodes += more;
        solutions = solutions.add(found);
        if (nodes > control.nodeLimit()) {
            throw new SearchStopped(StopReason.NODES);
        }
    }

    /** Job that writes one piece. */
    private final class Part {

        private final VeriPbSplit.Piece piece;
        private final CancellationToken end;
        private final long limit = left();
        private final Helpers.Batch batch = new Helpers.Batch();
        private final PieceText text = new PieceText(longest);
        private boolean isTooLong;
        private Optional<StopReason> stopped = Optional.empty();
        private long constraints;
        private volatile long nodes;
        private BigInteger solutions = BigInteger.ZERO;

        Part(VeriPbSplit.Piece piece, CancellationToken end) {
            this.piece = piece;
            this.end = end;
        }

        void write() {
            VeriPbLines own = new VeriPbLines(text, 0);
            VeriPbTree tree = trees.tree(own, control.trial(limit, end, STRIDE, search -> {}));
            try {
                tree.follow(piece.items, piece.options);
                tree.search(Long.MAX_VALUE);
            } catch (PieceText.TooLong e) {
                isTooLong = true;
            } catch (SearchStopped e) {
                stopped = Optional.of(e.reason());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            constraints = own.last();
            nodes = tree.nodes();
            solutions = tree.solutions();
            trees.takeBack(tree);
        }

        /** Releases the memory of the text, and clears the nodes, which are counted elsewhere. */
        void forget() {
            text.clear();
            nodes = 0;
        }
    }
}
