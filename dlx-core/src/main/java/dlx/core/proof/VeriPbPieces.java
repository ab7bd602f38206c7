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
 * Writes a tree for VeriPB by several threads: cuts it, has each piece written, and joins the texts in the order of the tree. Lines name
 * no other lines of the tree, so that each piece is the same whoever writes it. The cut does not depend on the number of threads. A piece
 * that turns out to be too long to be kept is cut again, some levels deep.
 */
final class VeriPbPieces implements Written {

    private static final int STRIDE = 1 << 10;
    private static final int ENOUGH = 256;

    /** So many choices further down a cut goes at most. */
    private static final int DEEPEST = 12;

    /** So many pieces at least are written ahead of the one whose turn it is, and two for each thread. */
    private static final int AHEAD = 8;

    /**
     * A piece of a piece of a piece is not cut again, but written by the thread that joins: pieces that wait are kept at each of these
     * levels, and a tree like a comb would have as many as it is deep.
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
     * A tree to be written.
     *
     * @param lines those of the whole, to be numbered on
     * @param longest characters of a piece that are kept
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

    /** Writes all of it; the workers end with the limits of the thread that calls. */
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

    /** Cuts the whole, or what lies below a place, so deep that there are enough pieces. */
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

    /** Joins what lies between pieces, and these, as they are written. */
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
            parts.forEach(part -> nodes += part.nodes); // of those that were stopped, as far as they are known
        }
        out.append(split.text());
    }

    /** Writes a piece as it is found. */
    private void writeHere(VeriPbSplit.Piece piece) throws IOException {
        VeriPbTree tree = trees.tree(lines, control.part(left(), STRIDE, search -> {}));
        tree.follow(piece.items, piece.options);
        search(tree);
        add(tree.nodes(), tree.solutions());
        trees.takeBack(tree);
    }

    /** Goes through a tree in the thread that joins; its nodes are counted by whoever calls, but if it is stopped. */
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

    /** A piece as a job. */
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

        /** Gives the room of the text back; the nodes are counted elsewhere. */
        void forget() {
            text.clear();
            nodes = 0;
        }
    }
}
