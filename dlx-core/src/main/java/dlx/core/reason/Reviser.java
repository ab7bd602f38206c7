package dlx.core.reason;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Explanation;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Revision;
import dlx.core.explain.Revision.NoSolution;
import dlx.core.explain.Revision.Repair;
import dlx.core.explain.Revision.SeveralSolutions;
import dlx.core.reason.SolverOracle.Reply;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Revises givens: finds the givens that can be left out, and those that must be left out or added for a unique
 * solution.
 */
final class Reviser {

    /** Maximum number of repaired puzzles that are completed to a unique solution. */
    private static final int REPAIRS = 20;

    private final CoverIncidence relation;
    private final CoverData cover;
    private final Givens given;
    private final int[] givens;
    private final RevisionOracle questions;
    private final StopCheck stop;
    private final PacedStopCheck pace;

    /** Creates a reviser of the givens. */
    Reviser(CoverIncidence relation, CoverData cover, Givens given, RevisionOracle questions, StopCheck stop) {
        this.relation = relation;
        this.cover = cover;
        this.given = given;
        givens = given.givenOptions();
        this.questions = questions;
        this.stop = stop;
        pace = new PacedStopCheck(stop);
    }

    /**
     * Returns the revision of givens with one solution: the givens that can be left out.
     *
     * @param most maximum number of minimal puzzles that are listed
     */
    Revision one(int[] solution, int most) {
        return new NeededGivens(questions, givens, solution).find(most, stop);
    }

    /**
     * Returns the revision of givens with several solutions: options to add, and the givens that can then be left out.
     */
    Revision several(int[] first, int[] second) {
        Explanation.Several difference = difference(givens).explain(first, second);
        SingleGivens single = new SingleGivens(questions, relation.options());
        List<Integer> more = difference.extraGivens();
        NeededGivens then = new NeededGivens(questions, with(givens, more), array(difference.then()));
        StopReason stopped = difference.stopped();
        boolean asked = false;
        try {
            if (!more.isEmpty()) {
                asked = true;
                then.findUnneeded();
            }
            single.find(givens, this::mayOccur);
            if (!single.isKnown() || !then.isKnown()) {
                stop.check(); // if the time is up, reports that as the reason
            }
        } catch (SearchStopped e) {
            stopped = e.reason();
        }
        List<Integer> unneeded = new ArrayList<>(then.unneeded());
        unneeded.removeAll(more);
        return new SeveralSolutions(
                difference, single.found(), single.isKnown(), unneeded, asked && then.isKnown(), stopped);
    }

    /**
     * Returns the revision of givens without solution: the givens that must be left out.
     *
     * @param oracle finds out if some of the givens have a solution
     */
    Revision none(SolverOracle oracle) {
        StopReason stopped = StopReason.EXHAUSTED;
        Corrections corrections = new Corrections(oracle, givens, REPAIRS, pace);
        List<Repair> repairs = new ArrayList<>();
        try {
            corrections.find();
            if (!corrections.isComplete()) {
                stop.check(); // if the time is up, reports that as the reason
            }
        } catch (SearchStopped e) {
            stopped = e.reason();
        }
        for (BitSet places : corrections.found()) {
            Repairing repairing = new Repairing(places);
            try {
                repairing.work();
            } catch (SearchStopped e) {
                stopped = e.reason();
            }
            repairs.add(repairing.repair());
        }
        boolean all = corrections.isComplete() && stopped == StopReason.EXHAUSTED;
        return new NoSolution(corrections.isImpossible(), repairs, all, stopped);
    }

    /** Returns true if an option may be in a solution without being given. */
    private boolean mayOccur(int option) {
        return !given.relaxesAllOf(cover, option);
    }

    private Difference difference(int[] given) {
        return new Difference(relation.options(), given, questions, pace);
    }

    /** Repairs the givens by leaving out one set of them. */
    private final class Repairing {
        private final int[] out;
        private final int[] rest;
        private boolean known;
        private List<Integer> added = List.of();
        private Size size = Size.UNREDUCED;
        private boolean anySolution;
        private final Set<Integer> near;
        private final SingleGivens instead = new SingleGivens(questions, relation.options());

        Repairing(BitSet places) {
            out = places.stream().map(place -> givens[place]).sorted().toArray();
            rest = Arrays.stream(givens)
                    .filter(k -> Arrays.binarySearch(out, k) < 0)
                    .toArray();
            near = out.length == 1 ? near(out[0]) : Set.of();
        }

        void work() {
            if (questions.ask(rest) != Reply.YES) {
                return;
            }
            int[] first = Arrays.stream(questions.solution()).sorted().toArray();
            Reply other = questions.other(rest, first);
            if (other == Reply.NO) {
                known = true;
                size = Size.SMALLEST;
                anySolution = true;
            } else if (other == Reply.YES) {
                complete(difference(rest).explain(first, questions.solution()));
            }
            if (out.length == 1) {
                instead.find(rest, option -> near.contains(option) && mayOccur(option));
            }
        }

        private void complete(Explanation.Several several) {
            added = several.extraGivens();
            known = !added.isEmpty();
            size = several.extraSize();
            anySolution = several.anySolution();
        }

        Repair repair() {
            Set<Integer> found = new HashSet<>(instead.found());
            List<Integer> replacing = near.stream().filter(found::contains).toList();
            return new Repair(list(out), added, known, size, anySolution, replacing, instead.isKnown());
        }
    }

    /** Returns the options that share an item with an option, ordered by the items of that option. */
    private Set<Integer> near(int option) {
        Set<Integer> near = new LinkedHashSet<>();
        int[] start = relation.problem.start;
        for (int node = start[option]; node < start[option + 1]; node++) {
            for (int other : relation.options[relation.problem.item[node]]) {
                near.add(other);
            }
        }
        near.remove(option);
        return near;
    }

    private static int[] with(int[] givens, List<Integer> more) {
        int[] all = Arrays.copyOf(givens, givens.length + more.size());
        for (int k = 0; k < more.size(); k++) {
            all[givens.length + k] = more.get(k);
        }
        return all;
    }

    private static int[] array(List<Integer> options) {
        return options.stream().mapToInt(k -> k).toArray();
    }

    private static List<Integer> list(int[] options) {
        return Arrays.stream(options).boxed().toList();
    }
}
