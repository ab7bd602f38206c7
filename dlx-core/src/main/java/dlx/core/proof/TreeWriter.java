package dlx.core.proof;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * Searches a cover and writes what it does: the branches in preorder. Nothing of the proof is kept but the way from the
 * root to the present node, and the states of a ledger.
 */
final class TreeWriter {

    private static final int STRIDE = 1 << 8;

    private final SearchedCover state;
    private final ProofOut out;
    private final SearchControl control;

    /** Of an optimum; empty for other claims. */
    private final Optional<BoundPrices> bounding;

    /** Of a ledger; empty for a plain tree. */
    private final Optional<StateTable> table;

    /** The way from the root; null behind the deepest node ever. */
    private Frame[] frames = new Frame[64];

    private int depth;
    private long nodes;
    private int branches;
    private long hits;
    private long worth;
    private boolean bestIsMet;
    private BigInteger all = BigInteger.ZERO;

    /** A node that was branched on; as in the checker. */
    private static final class Frame {
        int item;
        int place;
        int left;
        int tried;
        int start;
        int mark;
        long worth;

        /** The node's place in the table, -1 for none, and how long the proof was before it. */
        int entry;

        long lengthBefore;
        BigInteger below = BigInteger.ZERO;
    }

    TreeWriter(
            SearchedCover state,
            ProofOut out,
            SearchControl control,
            Optional<BoundPrices> bounding,
            Optional<StateTable> table) {
        this.state = state;
        this.out = out;
        this.control = control;
        this.bounding = bounding;
        this.table = table;
        if (table.isPresent()) {
            state.keepKeys();
        }
    }

    /**
     * Writes the tree.
     *
     * @param taken what the options given are worth
     * @param most so many nodes at most
     * @return whether that was enough
     * @throws SearchStopped at a limit
     */
    boolean write(long taken, long most) throws IOException {
        worth = taken;
        if (state.isContradictory()) {
            return true;
        }
        while (true) {
            if (nodes == most) {
                return false;
            }
            if (nodes % STRIDE == 0) {
                control.check();
            }
            if (nodes == control.nodeLimit()) {
                throw new SearchStopped(StopReason.NODES);
            }
            nodes++;
            writeNode();
            while (depth > 0 && !goesOn()) {
                close();
            }
            if (depth == 0) {
                return true;
            }
        }
    }

    long nodes() {
        return nodes;
    }

    /** How many nodes were found in the ledger. */
    long hits() {
        return hits;
    }

    BigInteger solutions() {
        return all;
    }

    /** Whether a solution of the score that is claimed was met. */
    boolean bestIsMet() {
        return bestIsMet;
    }

    private void writeNode() throws IOException {
        if (state.isSolution()) {
            out.word("S");
            bounding.ifPresent(b -> {
                if (worth > b.best()) {
                    throw new IllegalStateException("a better solution than the best was met");
                }
                bestIsMet |= worth == b.best();
            });
            add(BigInteger.ONE);
            return;
        }
        if (bounding.isPresent()) {
            long room = bounding.get().room(worth, bestIsMet);
            if (room < 0) {
                out.word("B");
                return;
            }
            branch(state.choose(bounding.get(), room));
            return;
        }
        if (table.isPresent()) {
            int place = table.get().find(state.key, state.otherKey);
            if (place >= 0) {
                out.word("=", table.get().number(place));
                hits++;
                add(table.get().below(place));
                return;
            }
        }
        branch(state.choose());
    }

    private void branch(int item) throws IOException {
        long lengthBefore = out.length();
        out.word("", item + 1L);
        if (depth == frames.length) {
            frames = Arrays.copyOf(frames, 2 * depth);
        }
        if (frames[depth] == null) {
            frames[depth] = new Frame();
        }
        Frame frame = frames[depth++];
        frame.item = item;
        frame.place = state.first[item];
        frame.left = state.openOf[item];
        frame.tried = -1;
        frame.start = state.mark();
        frame.mark = frame.start;
        frame.worth = worth;
        frame.lengthBefore = lengthBefore;
        branches++;
        if (table.isPresent()) {
            frame.below = BigInteger.ZERO;
            frame.entry = branches > 0 ? table.get().add(state.key, state.otherKey, branches) : -1;
        }
    }

    private boolean goesOn() {
        Frame frame = frames[depth - 1];
        state.undoTo(frame.mark);
        worth = frame.worth;
        if (frame.tried >= 0) {
            state.exclude(frame.tried);
            frame.mark = state.mark();
            frame.tried = -1;
        }
        if (frame.left < 0 || frame.left < state.missing(frame.item)) {
            return false;
        }
        if (frame.left-- > 0) {
            int place = frame.place;
            while (!state.open[state.options[place]]) {
                place++;
            }
            frame.place = place + 1;
            frame.tried = state.options[place];
            state.take(frame.tried);
            if (bounding.isPresent()) {
                worth = Math.addExact(worth, bounding.get().worth(frame.tried));
            }
        }
        return true;
    }

    private void close() {
        Frame frame = frames[--depth];
        state.undoTo(frame.start);
        if (table.isPresent()) {
            if (frame.entry >= 0 && out.length() - frame.lengthBefore > wordLength(frame.entry)) {
                table.get().close(frame.entry, frame.below);
            }
            add(frame.below);
        }
    }

    /** What it takes to name a node, with a blank. */
    private int wordLength(int entry) {
        return String.valueOf(table.orElseThrow().number(entry)).length() + 2;
    }

    private void add(BigInteger below) {
        if (depth == 0 || table.isEmpty()) {
            all = all.add(below);
        } else if (below.signum() > 0) {
            frames[depth - 1].below = frames[depth - 1].below.add(below);
        }
    }
}
