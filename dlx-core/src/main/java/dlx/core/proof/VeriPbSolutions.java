package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.Bits;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Writes solutions for VeriPB: the options chosen in addition to the givens, and excluded options. An option must be
 * written as excluded if no primary item excludes it, because unit propagation might not do so.
 */
final class VeriPbSolutions {

    private final SearchedCover state;
    private final CoverData cover;

    /** True if an item has a range of multiplicities, so that an option may have to be written as excluded. */
    private final boolean isLoose;

    private final BitSet given;
    private final BitSet chosen = new BitSet();

    /** Literals of the options on the path of the last solution. */
    private final StringBuilder literals = new StringBuilder();

    /** Length of {@link #literals} before each node of that path, in characters. */
    private int[] length = new int[16];

    /** Number of nodes at the beginning of that path that are unchanged. */
    private int kept;

    /** Creates a writer of solutions that a state has reached. */
    VeriPbSolutions(SearchedCover state, Givens givens) {
        this.state = state;
        cover = state.cover;
        isLoose = IntStream.range(0, cover.itemCount())
                .anyMatch(item -> cover.isPrimary(item) && state.least[item] < cover.atMost(item));
        given = Bits.setOf(givens.givenOptions());
    }

    SearchedCover state() {
        return state;
    }

    /** Notes that a node of the path enters another child. */
    void change(int node) {
        kept = Math.min(kept, node);
    }

    /**
     * Writes a rule with the solution at the end of a path. Since the last call, a node may have changed only if
     * {@link #change} was called for it.
     */
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

    /** Writes a rule with the options that the state has taken. */
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
