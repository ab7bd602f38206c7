package dlx.core.reason;

import dlx.api.CoverData;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.weights.Weights;
import dlx.core.weights.invariants.WeightsFinder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Weights that prove a cover impossible beside some of what is given, as far as they are found soon. */
final class Colorings {

    /** The steps of a question: some tenths of a second. Nothing is lost where they are too few but a short story. */
    private static final long STEPS = 100_000_000;

    /** People follow so many different weights. */
    private static final int FEW = 2;

    private final CoverData cover;
    private final Givens givens;
    private final StopCheck stop;
    private final Map<List<Integer>, Optional<Weights>> known = new HashMap<>();

    /** Options forbidden and items relaxed hold in each question. */
    Colorings(CoverData cover, Givens givens, StopCheck stop) {
        this.cover = cover;
        this.givens = givens;
        this.stop = stop;
    }

    /** Weights beside some options; looked for once. */
    Optional<Weights> beside(int... taken) {
        List<Integer> asked = Arrays.stream(taken).boxed().toList();
        Optional<Weights> before = known.get(asked);
        if (before != null) {
            return before;
        }
        Givens only = Givens.taking(taken).ban(givens.banned()).relax(givens.relaxed());
        Optional<Weights> found = new WeightsFinder(cover, only).find(STEPS, stop);
        known.put(asked, found);
        return found;
    }

    /** Weights of the rules alone, or else beside all that is given. */
    Optional<Weights> any() {
        Optional<Weights> rules = beside();
        return rules.isPresent() || givens.takenCount() == 0 ? rules : beside(givens.taken());
    }

    /** Whether weights are told in a few sentences. */
    static boolean areFew(Weights weights) {
        return IntStream.range(0, weights.items())
                        .mapToLong(weights::weight)
                        .filter(weight -> weight != 0)
                        .distinct()
                        .count()
                <= FEW;
    }
}
