package dlx.core.run;

import dlx.api.ModelException;
import dlx.core.derived.KeptSearch;
import dlx.core.derived.SymmetryGroup;
import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.orbits.FoldedSearch;
import dlx.core.engine.orbits.KindSearch;
import dlx.core.engine.orbits.OrbitEngine;
import dlx.core.engine.orbits.SymmetricEngine;
import dlx.core.engine.orbits.SymmetricSearch;
import dlx.core.plan.Compilations.Compilation;
import dlx.core.plan.Engines;
import dlx.core.search.Checkpoint;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Symmetries;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /**
     * Finds the symmetries.
     *
     * @throws SearchStopped if a limit ends the search for them
     */
    static <O> Kinds<O> of(SearchFactory<O> factory, SearchControl control) {
        factory.checkDescribed();
        Symmetries found =
                CoverGroup.find(new StatedCover<>(factory).symmetric(), factory.givens(), Long.MAX_VALUE, control);
        control.check();
        if (!found.whole()) {
            throw new SearchStopped(StopReason.MEMORY);
        }
        return new Kinds<>(factory, found);
    }

    /** Makes a search for the solutions that one symmetry keeps while it moves one of their options. */
    static SearchFactory.Prepared keptBy(
            int[] symmetry, SearchFactory<?> factory, SearchQuestion question, SearchControl control) {
        factory.checkDescribed();
        check(factory, question, "with a symmetry");
        SearchFactory<?> plain = factory.with(s -> s.isSymmetric = false);
        SearchRequest request = plain.request(plain.kind(SearchMode.ALL, false));
        Problem whole = Problem.whole(factory.cover().data(), control);
        Search all = new FoldedSearch(whole, symmetry, Engines::usual, request, control);
        return prepared(
                plain, question, new KeptSearch(all, List.of(symmetry), control), OrbitEngine.NAME, request, control);
    }

    SearchFactory.Prepared search(SearchQuestion question, SearchControl control) {
        BigInteger numbers =
                symmetries.order().multiply(BigInteger.valueOf(factory.cover().optionCount()));
        boolean areFew = symmetries.order().compareTo(BigInteger.valueOf(FEW)) <= 0
                && numbers.compareTo(BigInteger.valueOf(MOST_NUMBERS)) <= 0;
        boolean isSymmetric = factory.settings().isSymmetric;
        SearchFactory<O> plain = factory.with(s -> {
            s.isOfKinds = false;
            s.isSymmetric = false;
            s.engine = isSymmetric ? Engines.AUTO : s.engine; // orbits does not search the tree of all solutions
        });
        if (areFew && !isSymmetric) {
            SymmetryGroup group = SymmetryGroup.of(factory.cover().data(), symmetries, control);
            return (symmetries.generators().isEmpty() ? plain : plain.upTo(group)).search(question, control);
        }
        check(factory, question, isSymmetric ? "with a symmetry" : "of each kind");
        if (!areFew) {
            factory.needStatedDemands("solutions under more than " + FEW + " symmetries are those of");
        }
        SearchRequest request = plain.request(plain.kind(SearchMode.ALL, false));
        Problem whole = Problem.whole(factory.cover().data(), control);
        if (areFew) {
            List<int[]> maps = SymmetryGroup.of(factory.cover().data(), symmetries, control)
                    .keeping(Givens.NONE, false, control);
            Compilation compilation = plain.compilations().find(request.kind(), control);
            Search all = new KeptSearch(compilation.compiled().start(request, control), maps, control);
            return prepared(plain, question, all, compilation.engine(), request, control);
        }
        if (isSymmetric && question instanceof SearchQuestion.First) {
            Search one = new SymmetricSearch(whole, Engines::usual, request, control, symmetries.generators());
            return prepared(plain, question, one, SymmetricEngine.NAME, request, control);
        }
        if (isSymmetric && !(question instanceof SearchQuestion.Count)) {
            throw cannot(
                    "with a symmetry",
                    "under " + symmetries.order()
                            + " symmetries; expected a question for one of them or for their number");
        }
        Search kinds = new KindSearch(whole, Engines::usual, request, control, symmetries.order(), isSymmetric);
        return prepared(plain, question, kinds, OrbitEngine.NAME, request, control);
    }

    private static SearchFactory.Prepared prepared(
            SearchFactory<?> plain,
            SearchQuestion question,
            Search search,
            String engine,
            SearchRequest request,
            SearchControl control) {
        return new SearchFactory.Prepared(
                plain.answering(question, search, request, control),
                control,
                Optional.empty(),
                engine,
                0,
                false,
                Checkpoint.Identity.NONE);
    }

    private static void check(SearchFactory<?> factory, SearchQuestion question, String which) {
        Settings settings = factory.settings();
        boolean isNamed = !settings.engine.equals(Engines.AUTO) && !settings.engine.equals(OrbitEngine.NAME);
        Map<String, Boolean> excluded = new LinkedHashMap<>();
        excluded.put("with scores", question instanceof SearchQuestion.Best);
        excluded.put("with a checkpoint", settings.isKept());
        excluded.put("with a listener or on a path", settings.isFollowed());
        excluded.put("with relaxed items", factory.givens().relaxes());
        excluded.put("by the engine " + settings.engine, isNamed);
        excluded.forEach((what, isAsked) -> {
            if (isAsked) {
                throw cannot(which, what + (isNamed ? "; expected auto" : ""));
            }
        });
    }

    private static ModelException cannot(String which, String why) {
        return ModelException.coded("engine_cannot", "the cover cannot be searched for solutions " + which + ' ' + why);
    }
}
