package dlx.core.proof;

import dlx.core.engine.Helpers;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Workforce;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Writes a tree for VeriPB by several threads: cuts it, has each piece written, and joins the texts in the order of the tree. Lines name
 * no other lines of the tree, so that each piece is the same whoever writes it. The cut does not depend on the number of threads.
 */
final class VeriPbPieces implements Written {

    private static final int STRIDE = 1 << 10;
    private static final int ENOUGH = 256;
    private static final int DEEPEST = 12;

    /** So many pieces are written ahead of the one whose turn it is. */
    private static final int AHEAD = 16;

    private final BiFunction<VeriPbLines, SearchControl, VeriPbTree> trees;
    private final Appendable out;
    private final VeriPbLines lines;
    private final SearchControl control;
    private long nodes;
    private BigInteger solutions = BigInteger.ZERO;

    /**
     * A tree to be written.
     *
     * @param trees makes a tree of the whole with a state of its own, for the thread that calls it
     * @param lines those of the whole, to be numbered on
     */
    VeriPbPieces(
            BiFunction<VeriPbLines, SearchControl, VeriPbTree> trees,
            Appendable out,
            VeriPbLines lines,
            SearchControl control) {
        this.trees = trees;
        this.out = out;
        this.lines = lines;
        this.control = control;
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
        for (int depth = 1; ; depth++) {
            VeriPbSplit split = new VeriPbSplit(depth);
            VeriPbLines top = new VeriPbLines(split.text(), 0);
            VeriPbTree tree = trees.apply(top, control);
            tree.leave(split);
            tree.walk(Long.MAX_VALUE);
            int pieces = split.pieces().size();
            if (pieces == 0 || pieces >= ENOUGH || depth == DEEPEST) {
                add(top.last(), tree.nodes() - pieces, tree.solutions());
                try (Helpers helpers = workforce.helpers(control::check)) {
                    join(split, helpers);
                }
                return;
            }
        }
    }

    private void join(VeriPbSplit split, Helpers helpers) throws IOException {
        CancellationToken end = new CancellationToken();
        try {
            join(split, helpers, end);
        } finally {
            end.cancel(); // before the helpers are closed, which waits for them
        }
    }

    private void join(VeriPbSplit split, Helpers helpers, CancellationToken end) throws IOException {
        int count = split.pieces().size();
        List<Part> parts = new ArrayList<>();
        for (int piece = 0; piece < count; piece++) {
            while (parts.size() < Math.min(count, piece + AHEAD)) {
                Part part = new Part(split.pieces().get(parts.size()), end);
                parts.add(part);
                helpers.add(part.batch, part::write);
            }
            out.append(split.between().get(piece));
            Part part = parts.get(piece);
            helpers.await(part.batch);
            if (part.text.isTooLong()) {
                part.write(out, control);
            } else {
                part.text.writeTo(out);
            }
            part.text.clear();
            add(part.constraints, part.nodes, part.solutions);
        }
        out.append(split.text());
    }

    private void add(long constraints, long more, BigInteger found) {
        lines.skip(constraints);
        nodes += more;
        solutions = solutions.add(found);
        if (nodes > control.nodeLimit()) {
            throw new SearchStopped(StopReason.NODES);
        }
    }

    /** A piece as a task. */
    private final class Part {

        private final VeriPbSplit.Piece piece;
        private final CancellationToken end;
        private final Helpers.Batch batch = new Helpers.Batch();
        private final PieceText text = new PieceText();
        private long constraints;
        private long nodes;
        private BigInteger solutions = BigInteger.ZERO;

        Part(VeriPbSplit.Piece piece, CancellationToken end) {
            this.piece = piece;
            this.end = end;
        }

        void write() {
            try {
                write(text, control.worker(end, STRIDE, search -> {}));
            } catch (PieceText.TooLong e) {
                // the thread that joins writes it again, when it is its turn
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void write(Appendable to, SearchControl limits) throws IOException {
            VeriPbLines own = new VeriPbLines(to, 0);
            VeriPbTree tree = trees.apply(own, limits);
            tree.follow(piece);
            tree.walk(Long.MAX_VALUE);
            constraints = own.last();
            nodes = tree.nodes();
            solutions = tree.solutions();
        }
    }
}
