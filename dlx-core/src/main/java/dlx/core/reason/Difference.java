package dlx.core.reason;

import dlx.core.engine.Bits;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Explanation.Several;
import dlx.core.explain.Explanation.Size;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds options in which several solutions differ, and further givens that leave one solution. It uses all solutions if
 * there are few enough, else the first solution.
 */
public final class Difference {

    /** Maximum number of solutions that are read. */
    private static final int MOST = 5000;

    private final int options;
    private final int[] given;
    private final SolverOracle questions;
    private final PacedStopCheck pace;

    /** Further givens that leave one solution; empty until they are found. */
    private int[] extra = {};

    private Size size = Size.UNREDUCED;

    /** True if {@link #extra} is smallest over all solutions. */
    private boolean anySolution;

    /** Solution that {@link #extra} leaves; empty until it is found. */
    private int[] then = {};

    /**
     * Creates the explanation of a difference.
     *
     * @param options number of options of the cover
     * @param given the options given
     */
    public Difference(int options, int[] given, SolverOracle questions, PacedStopCheck pace) {
        this.options = options;
        this.given = given.clone();
        this.questions = questions;
        this.pace = pace;
    }

    /** Returns two solutions and a set of further givens that leaves one solution. */
    public Several explain(int[] first, int[] second) {
        StopReason stopped = StopReason.EXHAUSTED;
        try {
            Optional<List<int[]>> all = questions.some(given, MOST + 1);
            if (all.isEmpty() || all.get().size() > MOST || !single(all.get())) {
                single(first);
            }
        } catch (SearchStopped e) {
            stopped = e.reason();
        }
        return new Several(list(first), list(second), list(extra), size, anySolution, list(then), stopped);
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).sorted().boxed().toList();
    }

    /**
     * Finds a smallest set of options that only one solution has. Returns false if every such set is larger than
     * {@link #WIDEST}.
     */
    private boolean single(List<int[]> all) {
        BitSet[] having = new BitSet[options];
        for (int s = 0; s < all.size(); s++) {
            for (int option : all.get(s)) {
                if (having[option] == null) {
                    having[option] = new BitSet(all.size());
                }
                having[option].set(s);
            }
        }
        int[] candidates = IntStream.range(0, options)
                .filter(k -> having[k] != null && having[k].cardinality() < all.size())
                .boxed()
                .sorted((a, b) -> Integer.compare(having[a].cardinality(), having[b].cardinality()))
                .mapToInt(k -> k)
                .toArray();
        BitSet every = new BitSet();
        every.set(0, all.size());
        for (int count = 1; count <= WIDEST; count++) {
            int[] chosen = new int[count];
            BitSet left = new Choice(having, candidates, pace).choose(every, 0, chosen, 0);
            if (!left.isEmpty()) {
                extra = chosen;
                size = Size.SMALLEST;
                anySolution = true;
                then = all.get(left.nextSetBit(0));
                return true;
            }
        }
        return false;
    }

    /** Maximum number of options that are chosen over all solutions; more options would have too many combinations. */
    private static final int WIDEST = 2;

    /**
     * Chooses options so that one solution is left.
     *
     * @param having set of solutions with each option, by their index; null for an option without a solution
     * @param candidates options that may be chosen, those in the fewest solutions first
     */
    private record Choice(BitSet[] having, int[] candidates, PacedStopCheck pace) {

        /** Returns the solution left, or an empty set if no choice of this size leaves one solution. */
        BitSet choose(BitSet left, int from, int[] chosen, int depth) {
            for (int c = from; c < candidates.length; c++) {
                pace.steps(1 + having.length / 64);
                BitSet both = (BitSet) left.clone();
                both.and(having[candidates[c]]);
                chosen[depth] = candidates[c];
                if (depth == chosen.length - 1) {
                    if (both.cardinality() == 1) {
                        return both;
                    }
                } else if (!both.isEmpty()) {
                    BitSet found = choose(both, c + 1, chosen, depth + 1);
                    if (!found.isEmpty()) {
                        return found;
                    }
                }
            }
            return new BitSet();
        }
    }

    /**
     * Finds a smallest set of options of a solution that no other solution has, by implicit hitting sets. With
     * multiplicities, another solution may contain the solution. Then the set is found for that larger solution
     * instead.
     */
    private void single(int[] solution) {
        Optional<int[]> holding = Optional.of(solution);
        while (holding.isPresent()) {
            holding = holdingOrSingled(holding.get());
        }
    }

    /**
     * Finds the set for a solution, unless that takes too long. Returns another solution if it contains this solution,
     * else empty.
     */
    private Optional<int[]> holdingOrSingled(int[] solution) {
        BitSet givens = Bits.setOf(given);
        int[] own = Arrays.stream(solution).filter(k -> !givens.get(k)).toArray();
        List<BitSet> differences = new ArrayList<>();
        HittingSets hitting = new HittingSets(own.length, pace);
        while (true) {
            Optional<BitSet> places = hitting.smallest(differences);
            if (places.isEmpty()) {
                return Optional.empty();
            }
            int[] chosen = places.get().stream().map(place -> own[place]).toArray();
            Optional<int[]> other = other(chosen, solution);
            if (other.isEmpty()) {
                return Optional.empty();
            }
            if (other.get().length == 0) {
                extra = chosen;
                size = Size.SMALLEST;
                then = solution;
                return Optional.empty();
            }
            BitSet has = Bits.setOf(other.get());
            BitSet difference = new BitSet();
            for (int place = 0; place < own.length; place++) {
                difference.set(place, !has.get(own[place]));
            }
            if (difference.isEmpty()) {
                return other;
            }
            differences.add(difference);
        }
    }

    /**
     * Returns another solution with some options: of length 0 if no other solution exists, empty if the question had no
     * answer.
     */
    private Optional<int[]> other(int[] chosen, int[] solution) {
        int[] taken =
                IntStream.concat(Arrays.stream(given), Arrays.stream(chosen)).toArray();
        return questions
                .some(taken, 2)
                .map(found -> found.stream()
                        .filter(one -> !list(one).equals(list(solution)))
                        .findFirst()
                        .orElse(new int[0]));
    }
}
