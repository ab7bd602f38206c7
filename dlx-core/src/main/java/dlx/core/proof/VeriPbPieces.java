package dlx.core.proof;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Writes a tree for VeriPB by several threads: cuts it, has each piece written, and joins the texts in the order of the tree. Lines name
 * no other lines of the tree, so that each piece is the same whoever writes it. The cut does not depend on the number of threads.
 */
final class VeriPbPieces implements Written {

    private static final int ENOUGH = 64;
    private static final int DEEPEST = 12;

    /** So many characters of pieces that were written before their turn are kept. */
    private static final long ROOM = 1 << 26;

    private final Function<VeriPbLines, VeriPbTree> trees;
    private final Appendable out;
    private final VeriPbLines lines;
    private final long nodeLimit;
    private long nodes;
    private BigInteger solutions = BigInteger.ZERO;

    /**
     * A tree to be written.
     *
     * @param trees makes a tree of the whole with a state of its own, for the thread that calls it
     * @param lines those of the whole, to be numbered on
     */
    VeriPbPieces(Function<VeriPbLines, VeriPbTree> trees, Appendable out, VeriPbLines lines, long nodeLimit) {
        this.trees = trees;
        this.out = out;
        this.lines = lines;
        this.nodeLimit = nodeLimit;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public BigInteger solutions() {
        return solutions;
    }

    /** Writes all of it. */
    void write(int threads) throws IOException {
        for (int depth = 1; ; depth++) {
            VeriPbSplit split = new VeriPbSplit(depth);
            VeriPbLines top = new VeriPbLines(split.text(), 0);
            VeriPbTree tree = trees.apply(top);
            tree.leave(split);
            tree.walk(Long.MAX_VALUE);
            int pieces = split.pieces().size();
            if (pieces == 0 || pieces >= ENOUGH || depth == DEEPEST) {
                lines.skip(top.last());
                add(tree.nodes() - pieces, tree.solutions());
                join(split, threads);
                return;
            }
        }
    }

    private void add(long more, BigInteger found) {
        nodes += more;
        solutions = solutions.add(found);
        if (nodes > nodeLimit) {
            throw new SearchStopped(StopReason.NODES);
        }
    }

    private void join(VeriPbSplit split, int threads) throws IOException {
        ExecutorService workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "dlx-proof");
            thread.setDaemon(true);
            return thread;
        });
        try {
            PieceRoom room = new PieceRoom(ROOM);
            List<PieceText> texts = new ArrayList<>();
            List<Future<Part>> parts = new ArrayList<>();
            for (VeriPbSplit.Piece piece : split.pieces()) {
                PieceText text = new PieceText(out, room, texts.size());
                texts.add(text);
                parts.add(workers.submit(() -> write(piece, text)));
            }
            for (int piece = 0; piece < texts.size(); piece++) {
                out.append(split.between().get(piece));
                room.turnTo(piece);
                Part part = result(parts.get(piece));
                texts.get(piece).flush();
                lines.skip(part.constraints());
                add(part.nodes(), part.solutions());
            }
            out.append(split.text());
        } finally {
            workers.shutdownNow();
        }
    }

    private Part write(VeriPbSplit.Piece piece, PieceText text) throws IOException {
        VeriPbLines own = new VeriPbLines(text, 0);
        VeriPbTree tree = trees.apply(own);
        tree.follow(piece);
        tree.walk(Long.MAX_VALUE);
        return new Part(own.last(), tree.nodes(), tree.solutions());
    }

    private static Part result(Future<Part> part) throws IOException {
        try {
            return part.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SearchStopped(StopReason.CANCELLED);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException cause) {
                throw cause;
            }
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private record Part(long constraints, long nodes, BigInteger solutions) {}
}
