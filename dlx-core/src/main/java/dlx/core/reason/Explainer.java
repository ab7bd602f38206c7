package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Blocked;
import dlx.core.explain.Explanation.NoSolution;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Refutation;
import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Explains why there is no solution: givens that contradict each other or the rules, and demands that cannot be met
 * with them. It finds the answer first, then shortens it, then finds its refutation, as long as there is time.
 */
public final class Explainer {

    /**
     * Maximum number of smallest sets of givens, including the first, among which the shortest refutation is chosen.
     */
    private static final int STORIES = 5;

    /** Maximum number of parts of a refutation without cases that is preferred to weights. */
    private static final int BRIEF = 5;

    /** Maximum number of parts of a refutation that is preferred to weights of many values. */
    private static final int READABLE = 30;

    /** Fixed seed: refutations are equal on every machine. */
    private static final long SEED = 1;

    private final CoverIncidence relation;
    private final Givens givens;
    private final Colorings colorings;
    private final SolverOracle questions;
    private final StopCheck stop;

    /** Givens that contradict each other: the smallest set so far. */
    private int[] conflict = {};

    private Size size = Size.UNREDUCED;

    /** Item at which {@link #conflict} clashes, or {@link Blocked#NONE}. */
    private int clash = Blocked.NONE;

    /** Demands that {@link #conflict} leaves unmet; empty until they are found. */
    private BitSet demands = new BitSet();

    private Size demandSize = Size.UNREDUCED;

    /** Givens each of which, when left out alone, leaves a solution. */
    private final BitSet suspects = new BitSet();

    private boolean suspectsKnown;
    private Optional<Refutation> refutation = Optional.empty();
    private Optional<Weights> weights = Optional.empty();

    /** Creates an explainer of givens without a solution. */
    Explainer(CoverIncidence relation, Givens givens, Colorings colorings, SolverOracle questions, StopCheck stop) {
        this.relation = relation;
        this.givens = givens;
        this.colorings = colorings;
        this.questions = questions;
        this.stop = stop;
    }

    /** Returns the explanation; after a stop, the parts known by then. */
    public NoSolution noSolution() {
        StopReason stopped = StopReason.EXHAUSTED;
        try {
            find();
        } catch (SearchStopped e) {
            stopped = e.reason();
        }
        return new NoSolution(
                Arrays.stream(conflict).boxed().toList(),
                size,
                clash,
                demands.stream().boxed().toList(),
                demandSize,
                suspects.stream().boxed().toList(),
                suspectsKnown,
                refutation,
                weights,
                stopped);
    }

    private void find() {
        conflict = givens.givenOptions();
        Optional<Weights> ofRules = colorings.beside();
        if (ofRules.isPresent()) {
            keep(new Conflict.Set(new int[0], Size.SMALLEST));
            suspectsKnown = true;
            keepWeights(ofRules.get());
        } else {
            weights = colorings.beside(conflict); // in case the time ends before more is found
            SolverOracle oracle = weights.isPresent() ? new ColoringOracle(colorings, questions) : questions;
            findConflict(oracle);
            findSuspects(oracle);
        }
    }

    private void findConflict(SolverOracle questions) {
        int[] all = conflict;
        Optional<int[]> clashing = Clash.find(relation, all);
        Conflict search = new Conflict(questions, all);
        Conflict.Set minimal = minimal(clashing.isPresent() ? new Conflict(questions, clashing.get()) : search);
        keep(minimal);
        Conflict.Set smallest = search.smallest(minimal, new PacedStopCheck(stop));
        keep(smallest);
        weights = Optional.empty();
        if (needsDemands(conflict)) {
            Optional<Weights> beside = colorings.beside(conflict);
            if (beside.isPresent()) {
                keepWeights(beside.get());
            } else {
                keepShortest(stories(search, smallest));
            }
        }
    }

    /** Keeps the weights, unless a refutation is easier to read. */
    private void keepWeights(Weights found) {
        weights = Optional.of(found); // in case the time ends now
        if (colorings.proveMore(found)) {
            return;
        }
        MinimalDemands minimal = new MinimalDemands(relation, only(conflict), new PacedStopCheck(stop));
        boolean brief = minimal.findWithoutCases();
        if (brief || !Colorings.areFew(found) && minimal.findWithFewCases()) {
            minimal.reduce();
            Optional<Refutation> shown = minimal.refutation();
            if (shown.isPresent() && parts(shown.get()) <= (Colorings.areFew(found) ? BRIEF : READABLE)) {
                keep(conflict, minimal);
                weights = Optional.empty();
            }
        }
    }

    private Conflict.Set minimal(Conflict search) {
        try {
            return search.minimal();
        } catch (SearchStopped e) {
            keep(search.soFar());
            throw e;
        }
    }

    private void keep(Conflict.Set found) {
        weights = found.givens().length == conflict.length ? weights : Optional.empty();
        conflict = found.givens();
        size = found.size();
        clash = Clash.item(relation, conflict);
    }

    /**
     * Returns true if givens contradict each other only together with demands: they do not clash, and none of them is
     * forbidden.
     */
    private boolean needsDemands(int[] options) {
        return Clash.item(relation, options) == Blocked.NONE
                && Arrays.stream(options).noneMatch(givens::isForbidden);
    }

    /** Returns sets of givens of the smallest size that need demands, the first set found at the beginning. */
    private List<int[]> stories(Conflict search, Conflict.Set first) {
        List<int[]> stories = new ArrayList<>(List.of(first.givens()));
        if (first.size() == Size.SMALLEST && first.givens().length < givens.givenCount()) {
            Set<List<Integer>> seen = new HashSet<>();
            seen.add(sorted(first.givens()));
            Random random = new Random(SEED);
            for (int k = 1; k < STORIES; k++) {
                Conflict.Set other = search.minimal(random);
                if (other.givens().length == first.givens().length
                        && seen.add(sorted(other.givens()))
                        && needsDemands(other.givens())) {
                    stories.add(other.givens());
                }
            }
        }
        return stories;
    }

    private static List<Integer> sorted(int[] options) {
        return Arrays.stream(options).sorted().boxed().toList();
    }

    /** Finds the set of givens and the demands with the shortest refutation, and keeps both. */
    private void keepShortest(List<int[]> stories) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        for (int[] story : stories) {
            MinimalDemands minimal = new MinimalDemands(relation, only(story), pace);
            if (minimal.find()) {
                keep(story, minimal);
                minimal.reduce();
                keep(story, minimal);
            }
        }
    }

    private Givens only(int[] taken) {
        return Givens.of(taken).forbidden(givens.forbiddenOptions()).relaxed(givens.relaxedItems());
    }

    private static long parts(Refutation shown) {
        long parts = 1;
        Refutation part = shown;
        while (part instanceof Refutation.Forced forced) {
            parts++;
            part = forced.then();
        }
        return part instanceof Refutation.Cases cases
                ? parts
                        + cases.cases().stream()
                                .mapToLong(one -> parts(one.then()))
                                .sum()
                : parts;
    }

    /**
     * Keeps a set of givens with its demands if it is the first, equals the conflict kept, or has fewer demands.
     * Givens, demands and refutation are replaced together, because they belong together.
     */
    private void keep(int[] story, MinimalDemands minimal) {
        boolean first = demands.isEmpty();
        if (first || Arrays.equals(story, conflict) || minimal.demands().cardinality() < demands.cardinality()) {
            if (first) {
                keep(story, minimal, Optional.empty()); // in case the time ends before the refutation
            }
            keep(story, minimal, minimal.refutation());
        }
    }

    private void keep(int[] story, MinimalDemands minimal, Optional<Refutation> shown) {
        conflict = story;
        demands = (BitSet) minimal.demands().clone();
        demandSize = minimal.size();
        refutation = shown;
    }

    /** Finds the givens each of which, when left out alone, leaves a solution. Every conflict contains all of them. */
    private void findSuspects(SolverOracle questions) {
        boolean known = true;
        for (int option : conflict) {
            int[] rest = Arrays.stream(givens.givenOptions())
                    .filter(k -> k != option)
                    .toArray();
            SolverOracle.Reply answer = questions.ask(rest);
            if (answer == SolverOracle.Reply.YES) {
                suspects.set(option);
            }
            known &= answer != SolverOracle.Reply.UNKNOWN;
        }
        suspectsKnown = known;
    }
}
