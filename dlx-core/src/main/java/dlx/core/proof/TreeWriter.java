package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.SearchControl;
import dlx.core.proof.text.Nowhere;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Optional;

/**
 * Writes the tree of a proof in this project's own form: the branches in preorder. With a ledger, it keeps the states
 * of nodes.
 */
final class TreeWriter extends PreorderSearch {

    private final ProofOut out;

    /** Nodes of a ledger; empty for a plain tree. */
    private final Optional<StateTable> table;

    private int branches;
    private long hits;

    TreeWriter(
            SearchedCover state,
            ProofOut out,
            SearchControl control,
            Optional<BoundPrices> bounding,
            Optional<StateTable> table) {
        super(state, control, bounding, table.isPresent());
        this.out = out;
        this.table = table;
        if (table.isPresent()) {
            state.keepKey();
        }
    }

    /** Returns a writer that discards its words, to measure the length of a tree. */
    static TreeWriter trial(CoverData cover, Givens givens, SearchControl control, Optional<StateTable> table) {
        ProofOut out = new ProofOut(Nowhere.INSTANCE);
        return new TreeWriter(new SearchedCover(cover, givens), out, control, Optional.empty(), table);
    }

    /** Returns the number of nodes that were found in the ledger. */
    long hits() {
        return hits;
    }

    @Override
    void solution() throws IOException {
        out.word("S");
    }

    @Override
    void bound() throws IOException {
        out.word("B");
    }

    /** {@inheritDoc} Writes a leaf, because this form must contain each child. */
    @Override
    boolean leaveOut() throws IOException {
        countNode();
        bound();
        return true;
    }

    @Override
    boolean triesFittingOnly() {
        return false;
    }

    @Override
    boolean isLeaf() throws IOException {
        int place = table.isPresent() ? table.get().find(state.key) : -1;
        if (place < 0) {
            return false;
        }
        out.word("=", table.get().number(place));
        hits++;
        path.count(table.get().below(place));
        return true;
    }

    @Override
    void branch(int item) throws IOException {
        ProofPath.Node node = path.push(item);
        node.lengthBefore = out.length();
        out.word("", item + 1L);
        branches++;
        if (table.isPresent()) {
            node.number = branches > 0 ? table.get().add(state.key, branches) : -1;
        }
    }

    @Override
    void close() {
        ProofPath.Node node = path.pop();
        if (table.isPresent() && node.number >= 0 && out.length() - node.lengthBefore > wordLength(node.number)) {
            table.get().close(node.number, node.below);
        }
    }

    /** Returns the length of a word that refers to a node, with a blank, in characters. */
    private int wordLength(int entry) {
        return String.valueOf(table.orElseThrow().number(entry)).length() + 2;
    }
}
