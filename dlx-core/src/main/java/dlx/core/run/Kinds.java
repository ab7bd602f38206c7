package dlx.core.run;

import dlx.api.ModelException;
import dlx.core.derived.SymmetryGroup;
import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.orbits.KindSearch;
import dlx.core.engine.orbits.OrbitEngine;
import dlx.core.plan.Engines;
import dlx.core.search.Checkpoint;
import dlx.core.search.StopReason;
import dlx.core.search.Symmetries;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Makes searches for one solution of each kind, under all symmetries of a cover that keep the givens. A small group is
 * listed, so that the least solution of each kind is found; a larger one is not, and the first found represents its kind.
 *
 * @param factory makes searches for all solutions
 * @param symmetries the symmetries
 */
record Kinds<O>(SearchFactory<O> factory, Symmetries symmetries) {

    /** Maximum number of symmetries that are listed, and of numbers in the list. */
    private static final long FEW = 1000;

    private static final long MOST_NUMBERS = 1 << 24;

    /** Maximum number of steps for the symmetries. */
    private static final long MOST_VISITS = 1L << 32;

    /**
     * Finds the symmetries.
     *
     * @throws SearchStopped if a limit ends the search for them
     */
    static <O> Kinds<O> of(SearchFactory<O> factory, SearchControl control) {
        factory.checkDescribed();
        Symmetries found = CoverGroup.find(factory.cover().data(), factory.givens(), MOST_VISITS, control);
        control.check();
        if (!found.whole()) {
            throw new SearchStopped(StopReason.MEMORY);
        }
        return new Kinds<>(factory, found);
    }

    SearchFactory.Prepared search(SearchQuestion question, SearchControl control) {
        BigInteger numbers =
                symmetries.order().multiply(BigInteger.valueOf(factory.cover().optionCount()));
        boolean areFew = symmetries.order().compareTo(BigInteger.valueOf(FEW)) <= 0
                && numbers.compareTo(BigInteger.valueOf(MOST_NUMBERS)) <= 0;
        SearchFactory<O> plain = factory.with(s -> s.isOfKinds = false);
        if (areFew) {
            SymmetryGroup group = SymmetryGroup.of(factory.cover().data(), symmetries, control);
            return (symmetries.generators().isEmpty() ? plain : plain.upTo(group)).search(question, control);
        }
        if (question instanceof SearchQuestion.Best
                || factory.settings().isKept()
                || factory.settings().isFollowed()
                || factory.givens().relaxes()
                || !factory.settings().engine.equals(Engines.AUTO)
                        && !factory.settings().engine.equals(OrbitEngine.NAME)) {
            throw ModelException.coded(
                    "engine_cannot",
                    "one solution of each kind cannot be found under " + symmetries.order()
                            + " symmetries with scores, checkpoints, a listener, a path, relaxed items or another engine than "
                            + OrbitEngine.NAME + "; expected none of them");
        }
        SearchRequest request = plain.request(plain.kind(SearchMode.ALL, false));
        Problem whole = Problem.whole(factory.cover().data(), control);
        Search kinds = new KindSearch(whole, Engines::usual, request, control, symmetries.order());
        Search search = plain.answering(question, kinds, request, control);
        return new SearchFactory.Prepared(
                search, control, Optional.empty(), OrbitEngine.NAME, 0, false, Checkpoint.Identity.NONE);
    }
}
