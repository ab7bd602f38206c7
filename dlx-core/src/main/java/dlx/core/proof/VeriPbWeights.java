package dlx.core.proof;

import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.stream.IntStream;

/**
 * Writes for VeriPB that weights exclude every solution. The constraints of the items, each times its weight, add up to
 * a sum over the options. The factor of an open option is 0, or a multiple of the modulus. Closed options, which were
 * chosen or excluded before, are removed from the sum. Without a modulus, only 0 remains on one side. With a modulus,
 * the sum is divided by it from below and from above; rounding makes the two sides exclude each other.
 */
final class VeriPbWeights {

    private final OpbFormula formula;
    private final SearchedCover state;
    private final VeriPbLines lines;

    /** True for each option that is given or was taken by a step. */
    private final boolean[] isChosen;

    /** Number of the constraint that each option is chosen or excluded; 0 while it is not written. */
    private final long[] reason;

    /** Modulus of the weights; 0 for integers. */
    private long modulus;

    /** Weight of each item. */
    private long[] weight = {};

    /** Number of constraints in the sum that is being written. */
    private int terms;

    VeriPbWeights(OpbFormula formula, SearchedCover state, VeriPbLines lines) {
        this.formula = formula;
        this.state = state;
        this.lines = lines;
        isChosen = new boolean[state.open.length];
        reason = new long[isChosen.length];
    }

    /**
     * Writes the steps to the state in which the weights hold, and the sum of the constraints there.
     *
     * @param before the steps, as words of a tree
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
        for (int option : givens.givenOptions()) {
            isChosen[option] = true;
        }
        for (int word = 0; word < before.length(); word++) {
            int step = before.word(word);
            if (step < 0) {
                state.exclude(-step - 1);
                fix(-step - 1);
                word++; // the item that could not be covered is found by unit propagation
            } else {
                int option = state.options.first(step - 1);
                isChosen[option] = true;
                fix(option);
                state.take(option);
            }
        }
        for (int option = 0; option < reason.length; option++) {
            if (isTakenOut(option) && reason[option] == 0) {
                fix(option);
            }
        }
    }

    private void fix(int option) throws IOException {
        reason[option] = isChosen[option] ? lines.choose(option) : lines.refuse(option);
    }

    /** Returns true if an option is chosen or excluded, and must be removed from the sum. */
    private boolean isTakenOut(int option) {
        long factor = factor(option);
        return !state.open[option] && (modulus == 0 ? factor != 0 : factor % modulus != 0);
    }

    /** Returns the sum of the weights of an option's items. */
    private long factor(int option) {
        return state.cover
                .nodes(option)
                .mapToLong(node -> weight[state.cover.item(node)])
                .reduce(0, Math::addExact);
    }

    /**
     * Writes the sum of the weighted constraints.
     *
     * @param sign 1 for the bound from below, -1 for the bound from above
     */
    private void sum(long sign) throws IOException {
        lines.add("pol");
        terms = 0;
        for (int item = 0; item < weight.length; item++) {
            long signed = Math.multiplyExact(sign, weight[item]);
            if (signed != 0) {
                add(signed > 0 ? formula.lower(item) : formula.upper(item), Math.absExact(signed));
            }
        }
        for (int option = 0; option < reason.length; option++) {
            if (isTakenOut(option)) {
                takeOut(option, Math.multiplyExact(sign, factor(option)));
            }
        }
        if (modulus > 0) {
            lines.word(modulus).word('d');
        }
        lines.end();
    }

    private void add(Object constraint, long factor) {
        lines.word(constraint).word(factor).word(terms++ == 0 ? "*" : "* +");
    }

    /**
     * Removes an option from the sum: the factor of a chosen option moves to the other side, an excluded option adds 0.
     */
    private void takeOut(int option, long factor) {
        String variable = "x" + (option + 1);
        if (factor > 0) {
            add(isChosen[option] ? "~" + variable : reason[option], factor);
        } else {
            add(isChosen[option] ? reason[option] : variable, Math.negateExact(factor));
        }
    }
}
