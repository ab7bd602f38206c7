package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Revision.OneSolution;
import dlx.core.reason.SolverOracle.Reply;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Finds the givens that a puzzle with one solution can do without. It first tries each given alone, then finds one
 * minimal puzzle, a smallest puzzle by implicit hitting sets, and all minimal puzzles.
 */
final class NeededGivens {

    /** Maximum number of nodes, over all questions, for a smallest puzzle. */
    private static final long SMALLEST_NODES = 1_000_000;

    private final RevisionOracle questions;
    private final int[] givens;
    private final int[] solution;
    private final List<Integer> needed = new ArrayList<>();
    private final List<Integer> unneeded = new ArrayList<>();
    private final List<Integer> open = new ArrayList<>();

    private int[] smallest;
    private Size size = Size.UNREDUCED;
    private List<BitSet> minimal = List.of();
    private boolean complete;

    /**
     * Creates a search.
     *
     * @param givens the givens, without repetition
     * @param solution the only solution
     */
    NeededGivens(RevisionOracle questions, int[] givens, int[] solution) {
        this.questions = questions;
        this.givens = givens.clone();
        this.solution = solution.clone();
        Arrays.sort(this.givens);
        Arrays.sort(this.solution);
        smallest = this.givens;
        Arrays.stream(this.givens).forEach(open::add);
    }

    /** Returns the givens that can be left out, each alone, as far as known. */
    List<Integer> unneeded() {
        return unneeded;
    }

    /** Returns true if each given is known to be needed or not. */
    boolean isKnown() {
        return open.isEmpty();
    }

    /** Finds out for each given whether it is needed. When stopped, it keeps the results so far. */
    void findUnneeded() {
        int[] rest = Arrays.copyOf(givens, Math.max(0, givens.length - 1));
        for (int place = givens.length - 1; place >= 0; place--) { // rest: all givens except this place
            Integer given = givens[place];
            switch (questions.lacking(rest, given)) {
                case YES -> move(given, needed);
                case NO -> move(given, unneeded);
                case UNKNOWN -> {}
            }
            if (place > 0) {
                rest[place - 1] = given;
            }
        }
    }

    private void move(Integer given, List<Integer> to) {
        open.remove(given);
        to.add(0, given);
    }

    /**
     * Runs all four searches and returns their results.
     *
     * @param most maximum number of minimal puzzles that are listed
     */
    OneSolution find(int most, StopCheck stop) {
        StopReason stopped = StopReason.EXHAUSTED;
        Optional<OtherSolutions> known = Optional.empty();
        try {
            findUnneeded();
            BitSet dropped = new BitSet();
            unneeded.forEach(dropped::set);
            int[] kept = Arrays.stream(givens).filter(k -> !dropped.get(k)).toArray();
            int[] optional = unneeded.stream().mapToInt(k -> k).toArray();
            OtherSolutions others = new OtherSolutions(questions, solution, kept, optional);
            known = Optional.of(others);
            findMinimal(others, most, new PacedStopCheck(stop));
            if (!complete) {
                stop.check(); // if the time is up, reports that as the reason
            }
        } catch (SearchStopped e) {
            stopped = e.reason();
        }
        Optional<OtherSolutions> found = known;
        return new OneSolution(
                list(solution),
                needed,
                unneeded,
                open,
                list(smallest),
                size,
                minimal.stream()
                        .map(places -> list(found.orElseThrow().givens(places)))
                        .toList(),
                complete,
                stopped);
    }

    private void findMinimal(OtherSolutions others, int most, PacedStopCheck pace) {
        BitSet one = reduced(others);
        if (!open.isEmpty()) {
            return; // with undecided givens, a puzzle found now might not be minimal
        }
        smallest(others, one, pace).ifPresent(places -> keep(others, places, Size.SMALLEST));
        MinimalPuzzles search = new MinimalPuzzles(others, most, pace);
        minimal = search.found();
        complete = search.find();
        Optional<BitSet> least = minimal.stream().min((a, b) -> Integer.compare(a.cardinality(), b.cardinality()));
        if (size != Size.SMALLEST
                && least.isPresent()
                && (complete || least.get().cardinality() < one.cardinality())) {
            keep(others, least.get(), complete ? Size.SMALLEST : Size.MINIMAL);
        }
    }

    private void keep(OtherSolutions others, BitSet places, Size proved) {
        smallest = others.givens(places);
        size = proved;
    }

    /** Leaves out one given after the other, from the last to the first, and returns the places that stay. */
    private BitSet reduced(OtherSolutions others) {
        BitSet places = new BitSet();
        places.set(0, others.places());
        Size proved = open.isEmpty() ? Size.MINIMAL : Size.UNREDUCED;
        for (int place = others.places() - 1; place >= 0; place--) {
            places.clear(place);
            Reply reply = others.beside(places);
            if (reply == Reply.NO) {
                keep(others, places, Size.UNREDUCED); // in case the time ends now
            } else {
                places.set(place);
                proved = reply == Reply.UNKNOWN ? Size.UNREDUCED : proved;
            }
        }
        keep(others, places, proved);
        return places;
    }

    /** Returns a smallest set of places that keeps the solution unique; empty if a limit was reached. */
    private Optional<BitSet> smallest(OtherSolutions others, BitSet minimal, PacedStopCheck pace) {
        HittingSets sets = new HittingSets(others.places(), pace);
        long begin = questions.nodes();
        while (questions.nodes() - begin < SMALLEST_NODES) {
            Optional<BitSet> hitting = sets.smallest(others.lacks());
            if (hitting.isEmpty()) {
                break;
            }
            if (hitting.get().cardinality() >= minimal.cardinality()) {
                return Optional.of(minimal);
            }
            switch (others.beside(hitting.get())) {
                case NO -> {
                    return hitting;
                }
                case YES -> {} // the oracle has added a set
                case UNKNOWN -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    private static List<Integer> list(int[] options) {
        return Arrays.stream(options).sorted().boxed().toList();
    }
}
