package dlx.core.reason;

import dlx.core.engine.Bits;
import dlx.core.engine.PacedStopCheck;
import dlx.core.reason.SolverOracle.Reply;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Finds the smallest sets of givens whose removal leaves a solution: smallest sets that hit every conflict (E.
 * Moreno-Centeno and R. Karp, The implicit hitting set approach, 2013). Conflicts are found during the search. It then
 * lists all sets of that size.
 */
final class Corrections {

    /** Maximum size of sets that are listed. Of larger sets only the first is found. */
    private static final int WIDEST = 64;

    private final SolverOracle questions;
    private final int[] givens;
    private final int most;
    private final PacedStopCheck pace;

    /** Sets of places in {@link #givens} that contradict each other. */
    private final List<BitSet> conflicts = new ArrayList<>();

    private final List<BitSet> found = new ArrayList<>();
    private boolean complete;
    private boolean impossible;

    /**
     * Creates a search.
     *
     * @param givens options that contradict each other
     * @param most maximum number of sets that are listed
     */
    Corrections(SolverOracle questions, int[] givens, int most, PacedStopCheck pace) {
        this.questions = questions;
        this.givens = givens;
        this.most = most;
        this.pace = pace;
    }

    /** Returns the sets found so far, each as places in the givens. */
    List<BitSet> found() {
        return found;
    }

    /** Returns true if no further set of that size exists. */
    boolean isComplete() {
        return complete;
    }

    /** Returns true if there is no solution even without any givens. */
    boolean isImpossible() {
        return impossible;
    }

    /** Finds the sets. When stopped, it keeps the sets found so far. */
    void find() {
        Reply without = questions.ask(new int[0]);
        impossible = without == Reply.NO;
        complete = impossible;
        if (without != Reply.YES) {
            return;
        }
        HittingSets sets = new HittingSets(givens.length, pace);
        noteConflict(new BitSet()); // all givens together contradict each other
        while (true) {
            Optional<BitSet> smallest = sets.smallest(conflicts);
            if (smallest.isEmpty()) {
                return;
            }
            Reply reply = questions.ask(without(smallest.get()));
            if (reply == Reply.YES) {
                listAll(smallest.get());
                return;
            }
            if (reply == Reply.UNKNOWN) {
                return;
            }
            noteConflict(smallest.get());
        }
    }

    private void listAll(BitSet first) {
        int size = first.cardinality();
        found.add(first); // in case the time ends now
        if (size <= WIDEST) {
            complete = true;
            list(new BitSet(), new BitSet(), size);
        }
        if (found.size() > most) {
            found.remove(most);
            complete = false;
        }
    }

    /**
     * Lists the sets that contain the chosen places.
     *
     * @param banned places that must not be chosen, because the sets with them have been listed
     * @param left maximum number of places that may still be chosen
     */
    private void list(BitSet chosen, BitSet banned, int left) {
        pace.steps(1 + conflicts.size());
        if (found.size() > most) {
            return;
        }
        Optional<BitSet> conflict = notHit(chosen);
        if (conflict.isEmpty()) {
            switch (questions.ask(without(chosen))) {
                case YES -> {
                    if (!found.contains(chosen)) {
                        found.add((BitSet) chosen.clone());
                    }
                    return;
                }
                case NO -> conflict = Optional.of(noteConflict(chosen));
                case UNKNOWN -> {
                    complete = false;
                    return;
                }
            }
        }
        if (left == 0) {
            return;
        }
        BitSet before = (BitSet) banned.clone();
        BitSet choices = conflict.orElseThrow();
        for (int place = choices.nextSetBit(0); place >= 0; place = choices.nextSetBit(place + 1)) {
            if (!before.get(place)) {
                chosen.set(place);
                list(chosen, before, left - 1);
                chosen.clear(place);
                before.set(place);
            }
        }
    }

    private Optional<BitSet> notHit(BitSet chosen) {
        return conflicts.stream()
                .filter(conflict -> !conflict.intersects(chosen))
                .findFirst();
    }

    /**
     * Finds a conflict among the givens that are not left out, which contradict each other. The conflict is minimal if
     * each question had an answer.
     */
    private BitSet noteConflict(BitSet leftOut) {
        int[] rest = without(leftOut);
        Conflict.Set conflict = new Conflict(questions, rest).minimal();
        BitSet options = Bits.setOf(conflict.givens());
        BitSet places = new BitSet();
        for (int place = 0; place < givens.length; place++) {
            places.set(place, options.get(givens[place]));
        }
        conflicts.add(places);
        return places;
    }

    private int[] without(BitSet leftOut) {
        int[] rest = new int[givens.length - leftOut.cardinality()];
        int length = 0;
        for (int place = 0; place < givens.length; place++) {
            if (!leftOut.get(place)) {
                rest[length++] = givens[place];
            }
        }
        return rest;
    }
}
