package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.explain.Explanation.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Finds a smaller contradiction among options that are unsolvable together. A minimal set results from leaving out one
 * option after the other. A smallest set is a minimum hitting set: it contains an option of every set of options
 * without which a solution exists. These sets are found one by one, as needed (E. Moreno-Centeno and R. Karp, The
 * implicit hitting set approach, 2013).
 *
 * <p>If a question has no answer within its limit, the option stays and the result claims less ({@link
 * Size#UNREDUCED}).
 */
final class Conflict {

    private static final int NOT_GIVEN = -1;

    /**
     * Maximum number of nodes, over all questions, for a smallest set: several times the nodes for a hard 9x9 sudoku.
     */
    private static final long SMALLEST_NODES = 100_000;

    private final SolverOracle questions;
    private final int[] givens;

    /** Place in {@link #givens} of each option up to the largest given option; {@link #NOT_GIVEN} for other options. */
    private final int[] placeOf;

    /** Sets of places in {@link #givens}: leaving out all places of a set leaves a solution. */
    private final List<BitSet> corrections = new ArrayList<>();

    /** Sets of places that occur together in a solution. */
    private final List<BitSet> solved = new ArrayList<>();

    /** Sets of places that contradict each other. */
    private final List<BitSet> refuted = new ArrayList<>();

    /** Places that occur in the solution found by the last YES. */
    private BitSet witness = new BitSet();

    private boolean unanswered;

    /** Smallest set of places found so far that contradicts itself. */
    private BitSet least;

    /** Creates the search for a conflict among options that contradict each other. */
    Conflict(SolverOracle questions, int[] givens) {
        this.questions = questions;
        this.givens = givens;
        placeOf = new int[Arrays.stream(givens).max().orElse(-1) + 1];
        Arrays.fill(placeOf, NOT_GIVEN);
        for (int place = 0; place < givens.length; place++) {
            placeOf[givens[place]] = place;
        }
        least = all();
    }

    /**
     * A set of givens that contradict each other.
     *
     * @param givens the options, in the order in which they were given
     * @param size the proof that exists for the size of the set
     */
    record Set(int[] givens, Size size) {}

    /** Returns a minimal set, found by leaving out the givens from the last to the first. */
    Set minimal() {
        int[] order = new int[givens.length];
        Arrays.setAll(order, k -> givens.length - 1 - k);
        return reduced(order);
    }

    /** Returns a minimal set, found by leaving out the givens in a random order. */
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
     * Returns a smallest set.
     *
     * @param minimal a set that contradicts itself, minimal if possible
     * @return a smallest set, or {@code minimal} if a question had no answer or a limit was reached
     */
    Set smallest(Set minimal, PacedStopCheck pace) {
        unanswered = false;
        HittingSets sets = new HittingSets(givens.length, pace);
        long begin = questions.nodes();
        while (questions.nodes() - begin < SMALLEST_NODES) {
            Optional<BitSet> hitting = sets.smallest(corrections);
            if (hitting.isEmpty()) {
                return minimal;
            }
            BitSet places = hitting.get();
            if (places.cardinality() >= minimal.givens().length) {
                return new Set(minimal.givens(), Size.SMALLEST);
            }
            if (!isSolvable(places)) {
                return new Set(options(places), Size.SMALLEST);
            }
            BitSet correction = unanswered ? new BitSet() : correction(places);
            if (unanswered) {
                return minimal; // without an answer the correction proves nothing
            }
            corrections.add(correction);
        }
        return minimal;
    }

    /** Returns the smallest set found so far, for when {@link #minimal()} was stopped. */
    Set soFar() {
        return new Set(options(least), Size.UNREDUCED);
    }

    /** Returns the places missing from a maximal solvable set that contains a solvable set. */
    private BitSet correction(BitSet solvable) {
        BitSet kept = (BitSet) solvable.clone();
        kept.or(witness); // the solution also has these places, at no cost
        BitSet rest = all();
        rest.andNot(kept);
        BitSet missing = new BitSet();
        for (int place = rest.nextSetBit(0); place >= 0; place = rest.nextSetBit(place + 1)) {
            if (!kept.get(place)) {
                kept.set(place);
                if (isSolvable(kept)) {
                    kept.or(witness); // at no cost, as above
                } else {
                    kept.clear(place);
                    missing.set(place);
                }
            }
        }
        return missing;
    }

    /** Returns the places of the givens that occur in the last solution. */
    private BitSet placesOfSolution() {
        BitSet places = new BitSet();
        for (int option : questions.solution()) {
            int place = option < placeOf.length ? placeOf[option] : NOT_GIVEN;
            if (place != NOT_GIVEN) {
                places.set(place);
            }
        }
        return places;
    }

    /**
     * Returns true if there is a solution, or the question had no answer. Asks no question whose answer follows from
     * earlier answers.
     */
    private boolean isSolvable(BitSet places) {
        for (BitSet having : solved) {
            if (holds(having, places)) {
                witness = having;
                return true;
            }
        }
        if (refuted.stream().anyMatch(without -> holds(places, without))) {
            return false;
        }
        witness = places;
        switch (questions.ask(options(places))) {
            case YES -> {
                witness = placesOfSolution();
                solved.add(witness);
            }
            case NO -> {
                refuted.add((BitSet) places.clone());
                least = places.cardinality() < least.cardinality() ? (BitSet) places.clone() : least;
                return false;
            }
            case UNKNOWN -> unanswered = true;
        }
        return true;
    }

    private static boolean holds(BitSet all, BitSet some) {
        for (int place = some.nextSetBit(0); place >= 0; place = some.nextSetBit(place + 1)) {
            if (!all.get(place)) {
                return false;
            }
        }
        return true;
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
