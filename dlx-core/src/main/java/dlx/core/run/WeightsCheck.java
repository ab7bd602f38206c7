package dlx.core.run;

import dlx.api.CoverData;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Weights;
import dlx.core.invariants.WeightsFinder;
import dlx.core.search.Givens;
import java.util.Optional;

/**
 * Asks whether weights of the items prove that there is nothing to find, once a search has found nothing for long. If they do, the
 * search ends as if it had come to the end of its tree.
 *
 * <p>The question may take one step for {@value #SHARE} updates of the search, and is asked again with more once the search has
 * made {@value #RARER} times as many: so it never costs more than a small part of the time, and the same search ends at the same
 * node each time. Looks on at the checkpoints of the search, in its thread.
 */
final class WeightsCheck implements SearchControl.ProgressWatch {

    /** Updates of a search for one step of the question, which takes some times as long as an update; in a young JVM longer still. */
    private static final int SHARE = 150;

    /** More nodes than this are not at hand in the caches of a core: an update takes several times as long. */
    private static final int LARGE = 1 << 16;

    private static final int SLOWER = 3;

    /** A node takes as long as so many updates at least: those of helpers are counted when they are ready. */
    private static final int UPDATES_PER_NODE = 16;

    /** From one question to the next, a search makes so many times the updates. */
    private static final int RARER = 3;

    /** So few steps take no time. */
    private static final long LEAST_STEPS = 1 << 12;

    private final SearchControl.ProgressWatch other;

    /** What is asked; empty where nobody asks, or does any more. */
    private Optional<Asked> asked = Optional.empty();

    /** The updates of the search after which the question is due. */
    private long due;

    /** Of a search whose updates are slow, what each counts. */
    private int factor = 1;

    /** Made at the first question: most searches end before, and nothing is loaded for them. */
    private Optional<WeightsFinder> finder = Optional.empty();

    private Optional<String> proof = Optional.empty();

    /** A search, and what it is about. */
    private record Asked(SearchControl control, CoverData cover, Givens givens) {}

    /**
     * A watch that asks nothing yet.
     *
     * @param other who looks on besides
     */
    WeightsCheck(SearchControl.ProgressWatch other) {
        this.other = other;
    }

    /**
     * Begins to ask about a search.
     *
     * @param first the updates of the search before the first question; more where the cover is large
     */
    void begin(SearchControl control, CoverData cover, Givens givens, long first) {
        asked = Optional.of(new Asked(control, cover, givens));
        factor = cover.nodeCount() > LARGE ? SLOWER : 1;
        // with fewer steps than nodes, hardly any question comes to its end
        due = Math.max(first, SHARE * (cover.nodeCount() - LEAST_STEPS));
    }

    /** The name of the weights that ended the search; empty if none did. */
    Optional<String> proof() {
        return proof;
    }

    @Override
    public void look(Search search) {
        other.look(search);
        if (asked.isPresent()) {
            long updates = factor * Math.max(search.updates(), UPDATES_PER_NODE * search.nodes());
            if (updates >= due) {
                due = RARER * updates;
                ask(asked.get(), search, Math.max(LEAST_STEPS, updates / SHARE));
            }
        }
    }

    @Override
    public void improved(Search search) {
        other.improved(search);
    }

    private void ask(Asked about, Search search, long steps) {
        if (search.solutions().signum() == 0) {
            WeightsFinder weights = finder.orElseGet(() -> new WeightsFinder(about.cover(), about.givens()));
            finder = Optional.of(weights);
            try {
                proof = weights.find(steps, about.control()).map(Weights::name);
            } catch (SearchStopped e) {
                return; // the control knows why
            }
            if (proof.isPresent()) {
                about.control().conclude();
            }
            if (!weights.isDone()) {
                return;
            }
        }
        asked = Optional.empty();
    }
}
