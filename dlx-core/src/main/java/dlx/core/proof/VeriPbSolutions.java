package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Writes solutions for VeriPB: the options chosen beside those given, and that others are not chosen: those that no primary item rules
 * out, so that unit propagation might not do it.
 */
final class VeriPbSolutions {

    private final SearchedCover state;
    private final CoverData cover;

    /** Whether an item may be covered more or less often, so that there can be such options. */
    private final boolean isLoose;

    private final BitSet given = new BitSet();
    private final BitSet chosen = new BitSet();

    /** The literals of the options on the path of the last solution, and how long they were before each of its nodes. */
    private final StringBuilder literals = new StringBuilder();

    private int[] length = new int[16];

    /** So many nodes of that path are as they were. */
    private int kept;

    /** A writer of solutions that a state has taken. */
    VeriPbSolutions(SearchedCover state, Givens givens) {
        this.state = state;
        cover = state.cover;
        isLoose = IntStream.range(0, cover.itemCount())
                .anyMatch(item -> cover.isPrimary(item) && state.least[item] < cover.atMost(item));
        for (int option : givens.givenOptions()) {
            given.set(option);
        }
    }

    SearchedCover state() {
        return state;
    }

    /** Says that a node of the path goes to another child. */
    void change(int node) {
        kept = Math.min(kept, node);
    }

    /** Writes a rule with the solution at the end of a path. Nodes for which {@link #change} was not called must be as they were. */
    void write(VeriPbLines rule, ProofPath path) throws IOException {
        int depth = path.depth();
        if (length.length <= depth) {
            length = Arrays.copyOf(length, 2 * depth);
        }
        literals.setLength(length[kept]);
        while (kept < depth) {
            if (path.taken(kept) >= 0) {
                VeriPbLines.addChosen(path.taken(kept), literals);
            }
            length[++kept] = literals.length();
        }
        rule.terms(literals, literals.length());
        if (isLoose) {
            chosen.clear();
            for (int node = 0; node < depth; node++) {
                if (path.taken(node) >= 0) {
                    chosen.set(path.taken(node));
                }
            }
            refuseOthers(rule);
        }
        rule.end();
    }

    /** Writes a rule with options that the state has taken. */
    void write(VeriPbLines rule, int... taken) throws IOException {
        chosen.clear();
        for (int option : taken) {
            rule.chosen(option);
            chosen.set(option);
        }
        if (isLoose) {
            refuseOthers(rule);
        }
        rule.end();
    }

    private void refuseOthers(VeriPbLines rule) {
        chosen.or(given);
        for (int option = 0; option < state.open.length; option++) {
            if (!chosen.get(option) && !isRuledOut(option)) {
                rule.refused(option);
            }
        }
    }

    private boolean isRuledOut(int option) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int item = cover.item(node);
            if (cover.isPrimary(item) && state.times[item] >= cover.atMost(item)) {
                return true;
            }
        }
        return false;
    }
}
