package dlx.core.reason;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Weights;
import dlx.core.invariants.WeightsFinder;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds and caches weights that prove that there is no solution with some of the givens. */
final class Colorings {

    /**
     * Maximum number of steps per question: a tenth of a second, five times the steps for bricks in a cube of side 10.
     */
    private static final long STEPS = 20_000_000;

    /** Maximum number of different weights that a reader can follow. */
    private static final int FEW = 2;

    private final Cover<?> cover;
    private final Givens givens;
    private final StopCheck stop;
    private final Map<List<Integer>, Optional<Weights>> known = new HashMap<>();

    /**
     * Demanded items without options. A model may mark an impossible puzzle by such an item, which explains nothing.
     */
    private final int[] empty;

    /** Creates the colorings of a cover. Options forbidden and items relaxed hold in each question. */
    Colorings(Cover<?> cover, Givens givens, StopCheck stop) {
        this.cover = cover;
        this.givens = givens;
        this.stop = stop;
        empty = empty(cover.data(), givens);
    }

    private static int[] empty(CoverData cover, Givens givens) {
        boolean[] held = new boolean[cover.itemCount()];
        for (int node = 0; node < cover.nodeCount(); node++) {
            held[cover.item(node)] = true;
        }
        return IntStream.range(0, held.length)
                .filter(i -> !held[i] && cover.isPrimary(i) && cover.atLeast(i) > 0 && !givens.isRelaxed(i))
                .toArray();
    }

    /** Returns true if there are items without options, but the weights prove the contradiction without these items. */
    boolean proveMore(Weights weights) {
        return empty.length > 0 && Arrays.stream(empty).allMatch(item -> weights.weight(item) == 0);
    }

    /** Returns weights that refute some options. Each question is computed once. */
    Optional<Weights> beside(int... taken) {
        List<Integer> asked = Arrays.stream(taken).boxed().toList();
        Optional<Weights> before = known.get(asked);
        if (before != null) {
            return before;
        }
        Givens only = Givens.of(taken).forbidden(givens.forbiddenOptions()).relaxed(givens.relaxedItems());
        Optional<Weights> found = besideEmpty(only);
        if (found.isEmpty()) {
            found = new WeightsFinder(cover.data(), only).find(STEPS, stop);
        }
        known.put(asked, found);
        return found;
    }

    /**
     * Returns weights of the items that have options; tries the simplest weights first if all weighed items are of one
     * kind.
     */
    private Optional<Weights> besideEmpty(Givens only) {
        Givens others = only.relaxed(empty);
        Optional<Weights> found = areOfOneKind() ? WeightsFinder.alike(cover.data(), others, stop) : Optional.empty();
        if (found.isEmpty() && empty.length > 0) {
            found = new WeightsFinder(cover.data(), others)
                    .find(STEPS, stop)
                    .filter(weights -> areFew(weights) && weights.givens().equals(others)); // without further givens
        }
        return found.map(weights -> Weights.of(
                cover.data(),
                only,
                weights.modulus(),
                IntStream.range(0, weights.items()).mapToLong(weights::weight).toArray()));
    }

    /**
     * Returns true if all items that may have a weight share the prefix of their names: all cells, not cells and
     * pieces.
     */
    private boolean areOfOneKind() {
        CoverData data = cover.data();
        return IntStream.range(0, data.itemCount())
                        .filter(i -> data.isPrimary(i)
                                && !givens.isRelaxed(i)
                                && data.atLeast(i) == data.atMost(i)
                                && Arrays.binarySearch(empty, i) < 0)
                        .mapToObj(cover::itemName)
                        .map(name -> name.substring(0, Math.max(0, name.lastIndexOf(' '))))
                        .distinct()
                        .limit(2)
                        .count()
                == 1;
    }

    /** Returns weights of the rules alone, else weights with all options given. */
    Optional<Weights> any() {
        Optional<Weights> rules = beside();
        return rules.isPresent() || givens.givenCount() == 0 ? rules : beside(givens.givenOptions());
    }

    /** Returns true if the weights have at most {@link #FEW} different values other than 0. */
    static boolean areFew(Weights weights) {
        return IntStream.range(0, weights.items())
                        .mapToLong(weights::weight)
                        .filter(weight -> weight != 0)
                        .distinct()
                        .count()
                <= FEW;
    }
}
