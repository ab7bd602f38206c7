package dlx.core.proof;

import dlx.core.search.Givens;
import dlx.core.weights.Weights;
import java.io.IOException;
import java.util.stream.IntStream;

/**
 * Writes for VeriPB that weights leave no solution. The constraints of the items, each times its weight, add up to a sum over the
 * options. Of an open option the factor is 0, or a multiple of the modulus; the others, which are chosen or refused before, are
 * taken out. Without a modulus nothing is left but 0 on one side. With one, the sum is divided by it from below and from above;
 * rounding makes the two sides exclude each other.
 */
final class VeriPbWeights {

    private final OpbFormula formula;
    private final SearchedCover state;
    private final VeriPbLines lines;

    /** Options whose factors must be taken out, and the constraint by which each is chosen or refused. */
    private final int[] fixed;

    private final long[] reason;
    private int fixedCount;

    private long modulus;
    private long[] weight = {};

    VeriPbWeights(OpbFormula formula, SearchedCover state, VeriPbLines lines) {
        this.formula = formula;
        this.state = state;
        this.lines = lines;
        fixed = new int[state.open.length];
        reason = new long[fixed.length];
    }

    /**
     * Writes the steps to where the weights hold, and what follows from them.
     *
     * @param before as words of a tree
     */
    void write(Weights weights, ForcedSteps before, Givens givens) throws IOException {
        modulus = weights.modulus();
        weight = IntStream.range(0, weights.items()).mapToLong(weights::weight).toArray();
        go(before, givens);
        if (modulus == 0) {
            sum(weights.total() > 0 ? 1 : -1);
        } else {
            sum(1);
            long least = lines.last();
            sum(-1);
            lines.add("pol").word(least).word(least + 1).word('+').end();
        }
    }

    private void go(ForcedSteps before, Givens givens) throws IOException {
        boolean[] isTaken = new boolean[state.open.length];
        for (int option : givens.taken()) {
            isTaken[option] = true;
        }
        for (int word = 0; word < before.length(); word++) {
            int step = before.word(word);
            if (step < 0) {
                lines.refuse(-step - 1);
                state.exclude(-step - 1);
                word++; // the item that could not be covered is found by unit propagation
            } else {
                int option = state.firstOpen(step - 1);
                lines.choose(option);
                state.take(option);
                isTaken[option] = true;
            }
        }
        for (int option = 0; option < state.open.length; option++) {
            if (!state.open[option] && !isMultiple(factor(option))) {
                reason[fixedCount] = isTaken[option] ? lines.choose(option) : -lines.refuse(option);
                fixed[fixedCount++] = option;
            }
        }
    }

    /** The weights of the items of an option together. */
    private long factor(int option) {
        long sum = 0;
        for (int node = state.cover.firstNode(option); node < state.cover.firstNode(option + 1); node++) {
            sum = Math.addExact(sum, weight[state.cover.item(node)]);
        }
        return sum;
    }

    private boolean isMultiple(long factor) {
        return modulus == 0 ? factor == 0 : factor % modulus == 0;
    }

    /** Adds the constraints up: that there is at least so much for the sign 1, at most for -1. */
    private void sum(long sign) throws IOException {
        lines.add("pol");
        boolean isFirst = true;
        for (int item = 0; item < weight.length; item++) {
            long signed = Math.multiplyExact(sign, weight[item]);
            if (signed != 0) {
                times(signed > 0 ? formula.lower(item) : formula.upper(item), Math.absExact(signed));
                isFirst = plus(isFirst);
            }
        }
        for (int k = 0; k < fixedCount; k++) {
            takeOut(fixed[k], reason[k], Math.multiplyExact(sign, factor(fixed[k])));
            isFirst = plus(isFirst);
        }
        if (modulus > 0) {
            lines.word(modulus).word('d');
        }
        lines.end();
    }

    private void times(Object constraint, long factor) {
        lines.word(constraint).word(factor).word('*');
    }

    private boolean plus(boolean isFirst) {
        if (!isFirst) {
            lines.word('+');
        }
        return false;
    }

    /** What a chosen option adds goes to the other side, what a refused one adds is nothing. */
    private void takeOut(int option, long why, long factor) {
        boolean isChosen = why > 0;
        if (factor > 0) {
            times(isChosen ? "~x" + (option + 1) : -why, factor);
        } else {
            times(isChosen ? why : "x" + (option + 1), Math.negateExact(factor));
        }
    }
}
