package dlx.core.proof;

import dlx.core.proof.text.ProofFlaw;
import dlx.core.proof.text.Tokens;
import dlx.core.search.Givens;
import java.io.IOException;
import java.math.BigInteger;

/**
 * Checks weights of items in a proof: each open option must weigh 0, and the items that must still be covered must not,
 * so that there is no solution. Computes sums with exact integers, and does not share code with the weights finder.
 */
record CheckedWeights(CheckedCover state, Givens givens, Tokens tokens) {

    /**
     * Reads a modulus and the weights, up to the last weight, and checks them in the present state.
     *
     * @throws ProofFlaw if they do not prove that there is no solution
     */
    void read() throws IOException, ProofFlaw {
        String expected = "0, or a modulus from 2 to " + Integer.MAX_VALUE;
        long modulus = tokens.nextLong(expected);
        if (modulus < 0 || modulus == 1 || modulus > Integer.MAX_VALUE) {
            throw tokens.wrong(expected);
        }
        long[] weight = new long[state.cover.itemCount()];
        for (int item = 0; item < weight.length; item++) {
            weight[item] = readWeight(item, modulus);
        }
        check(modulus, weight);
    }

    private long readWeight(int item, long modulus) throws IOException, ProofFlaw {
        String expected = "the weight of item " + (item + 1) + (modulus == 0 ? "" : ", from 0 to " + (modulus - 1));
        long weight = tokens.nextLong(expected);
        if (modulus > 0 && (weight < 0 || weight >= modulus)) {
            throw tokens.wrong(expected);
        }
        if (weight != 0 && !isFixed(item)) {
            throw tokens.wrong("0, for item " + (item + 1) + " need not be covered a certain number of times");
        }
        return weight;
    }

    private boolean isFixed(int item) {
        return state.cover.isPrimary(item)
                && !givens.isRelaxed(item)
                && state.cover.atLeast(item) == state.cover.atMost(item);
    }

    private void check(long modulus, long[] weight) throws ProofFlaw {
        BigInteger divisor = BigInteger.valueOf(modulus);
        for (int option = 0; option < state.open.length; option++) {
            if (state.open[option]) {
                BigInteger sum = BigInteger.ZERO;
                for (int node = state.cover.firstNode(option); node < state.cover.firstNode(option + 1); node++) {
                    sum = sum.add(BigInteger.valueOf(weight[state.cover.item(node)]));
                }
                if (!isZero(sum, divisor)) {
                    throw new ProofFlaw("word " + tokens.number() + ": by these weights option " + (option + 1)
                            + " weighs " + sum + "; expected " + (modulus == 0 ? "0" : "a multiple of " + modulus));
                }
            }
        }
        BigInteger total = BigInteger.ZERO;
        for (int item = 0; item < weight.length; item++) {
            total = total.add(BigInteger.valueOf(weight[item]).multiply(BigInteger.valueOf(state.missing(item))));
        }
        if (isZero(total, divisor)) {
            throw new ProofFlaw("word " + tokens.number() + ": by these weights all items together weigh " + total
                    + "; expected " + (modulus == 0 ? "another sum than 0" : "no multiple of " + modulus));
        }
    }

    private static boolean isZero(BigInteger sum, BigInteger divisor) {
        return (divisor.signum() == 0 ? sum : sum.mod(divisor)).signum() == 0;
    }
}
