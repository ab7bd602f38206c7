package dlx.core.reason;

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
 * Finds where several solutions differ, and which further givens leave one of them: over all solutions where they can all be looked at,
 * else for the first.
 */
public final class Difference {

    /** So many solutions are looked at. */
    private static final int MOST = 5000;

    private final int options;
    private final int[] given;
    private final SolverOracle questions;
    private final PacedStopCheck pace;
    private int[] extra = {};
    private Size size = Size.UNREDUCED;
    private boolean anySolution;
    private int[] then = {};

    /**
     * A difference that is to be explained.
     *
     * @param options how many the cover has
     * @param given what is given
     */
    public Difference(int options, int[] given, SolverOracle questions, PacedStopCheck pace) {
        this.options = options;
        this.given = given.clone();
        this.questions = questions;
        this.pace = pace;
    }

    /** What tells two solutions apart, and what else would. */
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

    /** A smallest set of options that one solution alone has; false if it takes too long to look for. */
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

    /** More options than this are not chosen from all solutions: there would be too many choices. */
    private static final int WIDEST = 2;

    /** Chooses options so that one solution is left. */
    private record Choice(BitSet[] having, int[] candidates, PacedStopCheck pace) {

        /** The solution left; nothing if so many options cannot do it. */
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
     * A smallest set of options of a solution that no other solution has, by implicit hitting sets. With multiplicities another one may
     * hold the solution whole: then that one, which is larger, is told apart in its place.
     */
    private void single(int[] solution) {
        Optional<int[]> holding = Optional.of(solution);
        while (holding.isPresent()) {
            holding = holdingOrSingled(holding.get());
        }
    }

    /** Singles a solution out, if that is not too long; or finds another one that holds it whole. */
    private Optional<int[]> holdingOrSingled(int[] solution) {
        BitSet givens = new BitSet();
        Arrays.stream(given).forEach(givens::set);
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
            BitSet has = new BitSet();
            Arrays.stream(other.get()).forEach(has::set);
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

    /** Another solution with some options: of length 0 if there is none, absent if that is not known. */
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
