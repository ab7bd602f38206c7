package dlx.core.reason;

import dlx.core.explain.Explanation.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Which of some options, that have no solution together, contradict each other: a minimal set by leaving out one after the
 * other, a smallest one by implicit hitting sets (of sets of options whose absence leaves a solution; E. Moreno-Centeno and
 * R. Karp, The implicit hitting set approach, 2013).
 *
 * <p>A question without an answer is neither yes nor no: the option stays, and less is claimed.
 */
final class Conflict {

    private final Questions questions;
    private final int[] givens;

    /** Sets of places in {@link #givens}: without all of one there is a solution. */
    private final List<BitSet> corrections = new ArrayList<>();

    private boolean unanswered;

    /** What is to be found among options that have no solution together. */
    Conflict(Questions questions, int[] givens) {
        this.questions = questions;
        this.givens = givens;
    }

    /**
     * A set of givens that contradict each other.
     *
     * @param givens the options, as they were given
     * @param size what is proved of it
     */
    record Set(int[] givens, Size size) {}

    /** A minimal set, by leaving out the givens from the last to the first. */
    Set minimal() {
        int[] order = new int[givens.length];
        Arrays.setAll(order, k -> givens.length - 1 - k);
        return reduced(order);
    }

    /** A minimal set, by leaving out the givens in a random order. */
    Set minimal(RandomGenerator random) {
        int[] order = new int[givens.length];
        for (int k = 0; k < order.length; k++) {
            int other = random.nextInt(k + 1);
            order[k] = order[other];
            order[other] = k;
        }
        return reduced(order);
    }

    private Set reduced(int[] order) {
        unanswered = false;
        BitSet needed = all();
        for (int place : order) {
            needed.clear(place);
            if (isSolvable(needed)) {
                needed.set(place);
            }
        }
        return new Set(options(needed), unanswered ? Size.UNREDUCED : Size.MINIMAL);
    }

    /**
     * A smallest set.
     *
     * @param minimal a set that is known to be minimal, or at least to contradict itself
     * @return a smallest one, or {@code minimal} where a question had no answer
     */
    Set smallest(Set minimal) {
        unanswered = false;
        while (true) {
            BitSet least = HittingSets.smallest(corrections, givens.length);
            if (least.cardinality() >= minimal.givens().length) {
                return new Set(minimal.givens(), Size.SMALLEST);
            }
            if (!isSolvable(least)) {
                return unanswered ? minimal : new Set(options(least), Size.SMALLEST);
            }
            if (unanswered) {
                return minimal;
            }
            corrections.add(correction(least));
        }
    }

    /** What is missing from a largest part with a solution that holds a part that has one. */
    private BitSet correction(BitSet solvable) {
        BitSet kept = (BitSet) solvable.clone();
        keepSolution(kept);
        BitSet rest = all();
        rest.andNot(kept);
        BitSet missing = new BitSet();
        for (int place = rest.nextSetBit(0); place >= 0; place = rest.nextSetBit(place + 1)) {
            if (!kept.get(place)) {
                kept.set(place);
                if (isSolvable(kept)) {
                    keepSolution(kept);
                } else {
                    kept.clear(place);
                    missing.set(place);
                }
            }
        }
        return missing;
    }

    /** Adds the givens that the last solution has: they come for nothing. */
    private void keepSolution(BitSet kept) {
        BitSet solution = new BitSet();
        for (int option : questions.solution()) {
            solution.set(option);
        }
        for (int place = 0; place < givens.length; place++) {
            if (solution.get(givens[place])) {
                kept.set(place);
            }
        }
    }

    /** Whether there is a solution, or may be one. */
    private boolean isSolvable(BitSet places) {
        Questions.Answer answer = questions.ask(options(places));
        unanswered |= answer == Questions.Answer.UNKNOWN;
        return answer != Questions.Answer.NO;
    }

    private BitSet all() {
        BitSet all = new BitSet();
        all.set(0, givens.length);
        return all;
    }

    private int[] options(BitSet places) {
        return places.stream().map(place -> givens[place]).toArray();
    }
}
