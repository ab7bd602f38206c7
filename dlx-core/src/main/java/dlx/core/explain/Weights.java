package dlx.core.explain;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Weights of the items of a cover that prove that it does not have a solution.
 *
 * <p><b>Theorem.</b> The weight of an option is the sum of the weights of its items. Let every option that may be taken
 * weigh 0 modulo M. Then any set of options weighs 0 modulo M. If the set covers each item as often as required, it
 * weighs the <em>total</em>: the sum over all items of weight times required number. So if the total is not 0 modulo M,
 * there is no solution. The coloring of a chessboard is an example: 1 on white cells, and M = 2. Without a modulus the
 * sums themselves must be 0. For example, give white cells 1 and black cells -1 if every option covers as many white
 * cells as black cells.
 *
 * <p>Only items that must be covered a fixed number of times have a weight. Secondary items, relaxed items and items
 * with a range of multiplicities weigh 0.
 *
 * <p>Without the condition that an option is taken once or not at all, a cover asks for integers x with A x = b. There
 * are no such integers if and only if such weights exist for some M, a prime power (L. Kronecker; A. Schrijver, Theory
 * of Linear and Integer Programming, section 4.1). So if no weights exist, the cover may have a solution, or be
 * infeasible for another reason.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Weights {

    /** Largest modulus. */
    public static final long MOST = Integer.MAX_VALUE;

    private final long modulus;
    private final long[] weight;
    private final long total;
    private final Givens givens;

    private Weights(long modulus, long[] weight, long total, Givens givens) {
        this.modulus = modulus;
        this.weight = weight;
        this.total = total;
        this.givens = givens;
    }

    /**
     * Returns weights of a cover, after checking them: each available option is weighed, and the total is computed.
     * Cost: O(length of the options).
     *
     * @param cover the cover
     * @param givens the givens: options taken and options excluded by them are not weighed
     * @param modulus 0 for no modulus, otherwise 2 to {@link #MOST}
     * @param weight weight of each item, in the order of the items; with a modulus from 0 to {@code modulus - 1}
     * @return the weights
     * @throws IllegalArgumentException if the weights are not a proof; the message names the reason
     */
    public static Weights of(CoverData cover, Givens givens, long modulus, long... weight) {
        Weigher weigher = new Weigher(new Position(cover, givens), givens, modulus, weight.clone());
        try {
            weigher.flaw().ifPresent(flaw -> {
                throw new IllegalArgumentException(flaw);
            });
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException("weights: a sum does not fit into 64 bits; expected smaller ones", e);
        }
        return new Weights(modulus, weight.clone(), weigher.total(), givens);
    }

    /**
     * Returns the modulus of the sums.
     *
     * @return 2 or more; 0 if the sums of the options are 0 themselves
     */
    public long modulus() {
        return modulus;
    }

    /**
     * Returns the number of items of the cover.
     *
     * @return {@code >= 1}
     */
    public int items() {
        return weight.length;
    }

    /**
     * Returns the weight of an item.
     *
     * @param item number of the item in the cover
     * @return 0 to {@code modulus() - 1}, or any number without a modulus
     */
    public long weight(int item) {
        return weight[Objects.checkIndex(item, weight.length)];
    }

    /**
     * Returns the sum over all items of weight times remaining demand.
     *
     * @return a number that is not a multiple of the modulus; without a modulus not 0
     */
    public long total() {
        return total;
    }

    /**
     * Returns the givens of the weights: the givens of the question, and any consequences that the proof needs. Options
     * given there, and options that share an item with them, are not weighed.
     *
     * @return options given and forbidden, items relaxed
     */
    public Givens givens() {
        return givens;
    }

    /**
     * Returns the name of this proof in reports.
     *
     * @return such as {@code weights mod 2}; {@code weights} without a modulus
     */
    public String name() {
        return modulus == 0 ? "weights" : "weights mod " + modulus;
    }

    @Override
    public String toString() {
        return name() + ", total " + total;
    }

    /** Adds up weights with exact integers. */
    private record Weigher(Position position, Givens givens, long modulus, long[] weight) {

        Optional<String> flaw() {
            CoverData cover = position.cover();
            if (modulus < 0 || modulus == 1 || modulus > MOST) {
                return Optional.of("modulus: " + modulus + "; expected 0 or 2 to " + MOST);
            }
            if (weight.length != cover.itemCount()) {
                return Optional.of("weights: " + weight.length + "; expected " + cover.itemCount() + ", one per item");
            }
            for (int i = 0; i < weight.length; i++) {
                if (modulus > 0 && (weight[i] < 0 || weight[i] >= modulus)) {
                    return Optional.of(
                            "weight of item " + (i + 1) + ": " + weight[i] + "; expected 0 to " + (modulus - 1));
                }
                if (weight[i] != 0 && !isFixed(i)) {
                    return Optional.of("weight of item " + (i + 1) + ": " + weight[i]
                            + "; expected 0, for it need not be covered a certain number of times");
                }
            }
            for (int option = 0; option < cover.optionCount(); option++) {
                if (position.isLeft(option) && !isZero(weightOf(option))) {
                    return Optional.of("option " + (option + 1) + " weighs " + weightOf(option) + "; expected "
                            + (modulus == 0 ? "0" : "a multiple of " + modulus));
                }
            }
            return isZero(total())
                    ? Optional.of("all items weigh " + total() + "; expected "
                            + (modulus == 0 ? "another sum than 0" : "no multiple of " + modulus))
                    : Optional.empty();
        }

        private boolean isFixed(int item) {
            return position.cover().isPrimary(item)
                    && !givens.isRelaxed(item)
                    && position.need(item) == position.capacity(item);
        }

        private long weightOf(int option) {
            CoverData cover = position.cover();
            return cover.nodes(option)
                    .mapToLong(node -> weight[cover.item(node)])
                    .reduce(0, Math::addExact);
        }

        long total() {
            return IntStream.range(0, weight.length)
                    .mapToLong(item -> Math.multiplyExact(weight[item], position.need(item)))
                    .reduce(0, Math::addExact);
        }

        private boolean isZero(long sum) {
            return modulus == 0 ? sum == 0 : sum % modulus == 0;
        }
    }
}
