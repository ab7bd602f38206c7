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
 * A smaller contradiction among options that have no solution together: a minimal one by leaving out one after the
 * other, a smallest one by implicit hitting sets (of sets of options whose absence leaves a solution; E. Moreno-Centeno and
 * R. Karp, The implicit hitting set approach, 2013).
 *
 * <p>A question without an answer is neither yes nor no: the option stays, and less is claimed.
 */
final class Conflict {

    private static final int NOT_GIVEN = -1;

    /** The nodes of all questions after which a smallest set is given up: several times those of a hard 9x9 sudoku. */
    private static final long SMALLEST_NODES = 100_000;

    private final SolverOracle questions;
    private final int[] givens;

    /** Of each option up to the last one given, its place among them. */
    private final int[] placeOf;

    /** Sets of places in {@link #givens}: without all of one there is a solution. */
    private final List<BitSet> corrections = new ArrayList<>();

    /** Sets of places that a solution was found with, and such sets that have none. */
    private final List<BitSet> solved = new ArrayList<>();

    private final List<BitSet> refuted = new ArrayList<>();

    /** The places that the solution after the last yes has. */
    private BitSet witness = new BitSet();

    private boolean unanswered;

    /** The smallest set that is known to contradict itself. */
    private BitSet least;

    /** What is to be found among options that have no solution together. */
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
     * @return a smallest one, or {@code minimal} where a question had no answer, or it would take too long
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
                return minimal; // what stood on a guess proves nothing
            }
            corrections.add(correction);
        }
        return minimal;
    }

    /** The smallest set found so far, when {@link #minimal()} was stopped. */
    Set soFar() {
        return new Set(options(least), Size.UNREDUCED);
    }

    /** What is missing from a largest part with a solution that holds a part that has one. */
    private BitSet correction(BitSet solvable) {
        BitSet kept = (BitSet) solvable.clone();
        kept.or(witness); // they come for nothing
        BitSet rest = all();
        rest.andNot(kept);
        BitSet missing = new BitSet();
        for (int place = rest.nextSetBit(0); place >= 0; place = rest.nextSetBit(place + 1)) {
            if (!kept.get(place)) {
                kept.set(place);
                if (isSolvable(kept)) {
                    kept.or(witness); // they come for nothing
                } else {
                    kept.clear(place);
                    missing.set(place);
                }
            }
        }
        return missing;
    }

    /** The givens that the last solution has. */
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

    /** Whether there is a solution, or may be one. Nothing is asked that follows from the answers so far. */
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
