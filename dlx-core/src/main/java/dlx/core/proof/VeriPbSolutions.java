package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Writes solutions for VeriPB: the options chosen beside those given, and those of the others that unit propagation would not rule
 * out, for none of their items is covered as often as it may be.
 */
final class VeriPbSolutions {

    private final SearchedCover state;
    private final CoverData cover;

    /** Whether an item may be covered more or less often, so that there can be such options. */
    private final boolean isLoose;

    private final BitSet given = new BitSet();
    private final BitSet chosen = new BitSet();
    private int[] options;

    /** A writer of solutions that a state has taken. */
    VeriPbSolutions(SearchedCover state, Givens givens) {
        this.state = state;
        cover = state.cover;
        isLoose = IntStream.range(0, cover.itemCount())
                .anyMatch(item -> cover.isPrimary(item) && state.least[item] < cover.atMost(item));
        for (int option : givens.taken()) {
            given.set(option);
        }
        options = new int[16];
    }

    /** Writes a rule with the solution at the end of a path. */
    void write(VeriPbLines rule, ProofPath path) throws IOException {
        if (options.length < path.depth()) {
            options = new int[2 * path.depth()];
        }
        int count = 0;
        for (int node = 0; node < path.depth(); node++) {
            if (path.taken(node) >= 0) {
                options[count++] = path.taken(node);
            }
        }
        write(rule, options, count);
    }

    /** Writes a rule with the first so many options, which the state has taken. */
    void write(VeriPbLines rule, int[] taken, int count) throws IOException {
        for (int k = 0; k < count; k++) {
            rule.chosen(taken[k]);
        }
        if (isLoose) {
            chosen.clear();
            chosen.or(given);
            for (int k = 0; k < count; k++) {
                chosen.set(taken[k]);
            }
            for (int option = 0; option < state.open.length; option++) {
                if (!chosen.get(option) && !isRuledOut(option)) {
                    rule.refused(option);
                }
            }
        }
        rule.end();
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
