package dlx.core.engine.orbits;

import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeEngine;
import dlx.core.engine.VerifiedSearch;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.symmetry.CoverArrays;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;

/** A search that asks for the groups of some rests, and searches others without symmetry. Not thread-safe. */
abstract class RestSearch extends VerifiedSearch {

    /** Maximum number of visits of neighbors for a group, for each node of the cover. */
    private static final long MOST_VISITS = 10_000;

    /** Maximum number of visits of neighbors for one group. */
    private static final long MOST_VISITS_OF_A_GROUP = 50_000_000;

    /** Maximum order of a group that promises little. */
    private static final BigInteger FEW = BigInteger.valueOf(100);

    /** Factors of the share for a group that promises little, and for another one. */
    private static final double LOW = 0.25;

    private static final double HIGH = 16;

    final SearchRequest request;
    final TreeEngine usual;
    final PlainTrials trials = new PlainTrials();
    private long nodes;
    private long visits;

    /**
     * Creates a search that has not begun.
     *
     * @param usual returns the engine that searches without symmetry
     */
    RestSearch(String engine, Problem problem, TreeEngine usual, SearchRequest request, SearchControl control) {
        super(engine, problem, request, control);
        this.usual = usual;
        this.request = request;
    }

    /** A search without symmetry. */
    record Plain(Search search, SearchControl control) {

        /** Returns true if it has come to its end. */
        boolean hasEnded() {
            return control.stopped() == StopReason.EXHAUSTED && !control.isConcluded();
        }
    }

    /** Counts nodes of this search. */
    final void count(long more) {
        nodes += more;
    }

    final void addWork(long more) {
        visits += more;
    }

    final CoverGroup group(CoverArrays arrays, boolean isNamed, long mostVisits) {
        CoverGroup group = CoverGroup.of(arrays, isNamed, mostVisits, this::checkWithinNode);
        visits += group.work();
        return group;
    }

    /** Returns the maximum number of visits of neighbors for a group, by the number of nodes of the cover. */
    static long mostVisits(Rest rest) {
        return Math.min(MOST_VISITS_OF_A_GROUP, MOST_VISITS * rest.nodes());
    }

    /** Returns the factor of a share: a group of a few symmetries saves little; one of many outdoes other searches. */
    static double promise(CoverGroup group) {
        return group.order().compareTo(FEW) > 0 ? HIGH : LOW;
    }

    /** Returns a search of a problem for a number of nodes. */
    final Plain plain(Problem rest, SearchMode mode, long mostNodes) {
        return plain(rest, mode, mostNodes, search -> {});
    }

    final Plain plain(Problem rest, SearchMode mode, long mostNodes, SearchControl.ProgressWatch watch) {
        SearchControl own = control.part(Math.min(mostNodes, control.nodeLimit() - nodes), Integer.MAX_VALUE, watch);
        SearchRequest one = new SearchRequest(request.kind().mode(mode), Givens.NONE, request.strategy(), 0);
        Search search = usual.of(rest, one.kind(), own).compile(rest, own).start(one, own);
        return new Plain(search, own);
    }

    /** Returns a search of a rest for a few nodes. */
    final Plain plain(Rest rest, SearchMode mode) {
        return plain(rest.problem, mode, request.sizes().table());
    }

    /** Counts the nodes of a search without symmetry at a level, and notes if it was worthwhile. */
    final void note(Plain plain, int level, boolean isWorthwhile) {
        note(plain);
        trials.note(level, isWorthwhile);
    }

    /** Counts the nodes of a search without symmetry. */
    final void note(Plain plain) {
        nodes += plain.search().nodes();
        StopReason reason = plain.control().stopped();
        if (reason != StopReason.EXHAUSTED && reason != StopReason.NODES) {
            throw new SearchStopped(reason);
        }
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public final long updates() {
        return visits;
    }
}
