package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Searches a cover and writes what it does: the branches in preorder. Nothing of the proof is kept but the way from the
 * root to the present node, and the states of a ledger.
 */
final class TreeWriter implements Written {

    private static final int STRIDE = 1 << 8;

    private final SearchedCover state;
    private final ProofOut out;
    private final SearchControl control;

    /** Of an optimum; empty for other claims. */
    private final Optional<BoundPrices> bounding;

    /** Of a ledger; empty for a plain tree. */
    private final Optional<StateTable> table;

    private final ProofPath path;
    private long nodes;
    private int branches;
    private long hits;
    private boolean bestIsMet;

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
        path = new ProofPath(
                state,
                bounding.map(BoundPrices::prices),
                bounding.map(BoundPrices::given).orElse(0L),
                table.isPresent());
        if (table.isPresent()) {
            state.keepKey();
        }
    }

    /** A writer whose words go nowhere: to see how long the tree is. */
    static TreeWriter trial(CoverData cover, Givens givens, SearchControl control, Optional<StateTable> table) {
        ProofOut out = new ProofOut(Nowhere.INSTANCE);
        return new TreeWriter(new SearchedCover(cover, givens), out, control, Optional.empty(), table);
    }

    /**
     * Writes the tree; may be called again with more nodes to go on.
     *
     * @param most so many nodes at most
     * @return whether that was enough
     * @throws SearchStopped at a limit
     */
    boolean write(long most) throws IOException {
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
            while (!path.isAtRoot() && !path.next()) {
                close();
            }
            if (path.isAtRoot()) {
                return true;
            }
        }
    }

    @Override
    public long nodes() {
        return nodes;
    }

    /** How many nodes were found in the ledger. */
    long hits() {
        return hits;
    }

    @Override
    public BigInteger solutions() {
        return path.solutions();
    }

    /** Whether a solution of the score that is claimed was met. */
    boolean bestIsMet() {
        return bestIsMet;
    }

    private void writeNode() throws IOException {
        if (state.isSolution()) {
            out.word("S");
            bounding.ifPresent(b -> {
                if (path.worth() > b.best()) {
                    throw new IllegalStateException("a better solution than the best was met");
                }
                bestIsMet |= path.worth() == b.best();
            });
            path.count(BigInteger.ONE);
            return;
        }
        if (bounding.isPresent()) {
            long slack = bounding.get().slack(path.worth(), bestIsMet);
            if (slack < 0) {
                out.word("B");
                return;
            }
            branch(state.choose(bounding.get(), slack));
            return;
        }
        if (table.isPresent()) {
            int place = table.get().find(state.key);
            if (place >= 0) {
                out.word("=", table.get().number(place));
                hits++;
                path.count(table.get().below(place));
                return;
            }
        }
        branch(state.choose());
    }

    private void branch(int item) throws IOException {
        ProofPath.Node node = path.push(item);
        node.lengthBefore = out.length();
        out.word("", item + 1L);
        branches++;
        if (table.isPresent()) {
            node.number = branches > 0 ? table.get().add(state.key, branches) : -1;
        }
    }

    private void close() {
        ProofPath.Node node = path.pop();
        if (table.isPresent() && node.number >= 0 && out.length() - node.lengthBefore > wordLength(node.number)) {
            table.get().close(node.number, node.below);
        }
    }

    /** What it takes to name a node, with a blank. */
    private int wordLength(int entry) {
        return String.valueOf(table.orElseThrow().number(entry)).length() + 2;
    }

    /** Discards words. */
    private enum Nowhere implements Appendable {
        INSTANCE;

        @Override
        public Appendable append(CharSequence text) {
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int from, int to) {
            return this;
        }

        @Override
        public Appendable append(char c) {
            return this;
        }
    }
}
