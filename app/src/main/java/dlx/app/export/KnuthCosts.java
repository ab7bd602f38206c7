package dlx.app.export;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.commands.console.Printable;
import dlx.commands.line.UsageException;
import java.math.BigInteger;
import java.util.stream.IntStream;

/**
 * Turns weights into costs of 0 or more whose minimum sum is the best score, because Knuth's format has only such
 * costs.
 *
 * <p>A weight to be maximized, or a cost below 0, becomes a cost of 0 or more by a charge. The charge is added once for
 * each item of the option that every solution covers equally often. All solutions have the same sum of charges, so the
 * best solution stays the best.
 */
final class KnuthCosts {

    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private final StatedPuzzle puzzle;
    private final Cover<?> cover;

    /** Charge for each item that all solutions cover equally often, 0 or more. */
    private final BigInteger charge;

    /**
     * Computes the smallest sufficient charge.
     *
     * @throws UsageException if a charge cannot make all costs 0 or more, or a cost exceeds 64 bits
     */
    KnuthCosts(StatedPuzzle puzzle) {
        this.puzzle = puzzle;
        this.cover = puzzle.cover;
        BigInteger most = BigInteger.ZERO;
        for (int option = 0; option < cover.optionCount(); option++) {
            BigInteger cost = signed(option);
            if (cost.signum() < 0 && !puzzle.banned.get(option)) {
                int items = steadyItems(option);
                if (items == 0) {
                    throw cannot(option);
                }
                BigInteger number = BigInteger.valueOf(items);
                most = most.max(
                        cost.negate().add(number).subtract(BigInteger.ONE).divide(number));
            }
        }
        charge = most;
        for (int option = 0; option < cover.optionCount(); option++) {
            if (!puzzle.banned.get(option) && cost(option).compareTo(MOST) > 0) {
                throw new UsageException("--to knuth: the cost of option \"" + label(option)
                        + "\" would not fit into 64 bits; expected --to lp or json");
            }
        }
    }

    private UsageException cannot(int option) {
        return new UsageException("--to knuth: option \"" + label(option)
                + "\" cannot have a cost of 0 or more, because all solutions cover none of its items equally often;"
                + " expected --to lp or json");
    }

    private String label(int option) {
        return Printable.name(cover.label(option));
    }

    /** Returns the cost of an option in the file, 0 or more. */
    BigInteger cost(int option) {
        BigInteger cost = signed(option);
        return charge.signum() == 0 ? cost : cost.add(charge.multiply(BigInteger.valueOf(steadyItems(option))));
    }

    /** Returns true if at least one option has a cost other than 0. A reader then expects a cost for every option. */
    boolean any() {
        return IntStream.range(0, cover.optionCount())
                .anyMatch(option -> !puzzle.banned.get(option) && cost(option).signum() != 0);
    }

    /** Returns the sentence that explains how the score follows from the cost; empty if both are equal. */
    String comment() {
        if (!cover.hasWeights() || charge.signum() == 0 && puzzle.goal == Goal.LEAST) {
            return "";
        }
        BigInteger sum = BigInteger.ZERO;
        for (int item = 0; item < cover.itemCount(); item++) {
            if (isSteady(item)) {
                sum = sum.add(charge.multiply(BigInteger.valueOf(puzzle.atLeast(item))));
            }
        }
        return puzzle.goal == Goal.LEAST
                ? "the score of a solution is its cost less " + sum
                : "the score of a solution is " + sum + " less its cost";
    }

    private BigInteger signed(int option) {
        BigInteger weight = BigInteger.valueOf(cover.weight(option));
        return puzzle.goal == Goal.LEAST ? weight : weight.negate();
    }

    private int steadyItems(int option) {
        return (int) cover.data()
                .nodes(option)
                .map(cover::item)
                .filter(this::isSteady)
                .count();
    }

    private boolean isSteady(int item) {
        return cover.isPrimary(item) && puzzle.atLeast(item) == puzzle.atMost(item);
    }
}
