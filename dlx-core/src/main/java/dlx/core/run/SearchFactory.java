package dlx.core.run;

import dlx.api.CheckpointException;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.digest.Sha256;
import dlx.core.derived.BestSearch;
import dlx.core.derived.CanonicalSearch;
import dlx.core.derived.ObservedSearch;
import dlx.core.derived.StepSource;
import dlx.core.derived.SymmetryGroup;
import dlx.core.draw.DiagramSampleSearch;
import dlx.core.draw.SampleSearch;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.JobSpec;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreePartsSearch;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.TreeSearchFactory;
import dlx.core.engine.sweep.DiagramSearch;
import dlx.core.plan.Compilations;
import dlx.core.plan.Compilations.Compilation;
import dlx.core.plan.Engines;
import dlx.core.plan.OnceMap;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.proof.ProofWriter;
import dlx.core.search.Checkpoint;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.view.SolutionCheck;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Makes searches of questions: compiles what they need, starts an engine, and puts what is not the business of engines
 * on top of it (symmetries, the best, samples). Immutable; what was compiled is shared.
 *
 * @param givens what holds before each search
 * @param generators of the symmetries up to which solutions count; empty for none
 * @param group what the generators generate, made at its first use
 */
public record SearchFactory<O>(
        Cover<O> cover,
        Givens givens,
        Settings settings,
        Compilations compilations,
        Collection<UnaryOperator<O>> generators,
        OnceMap<String, SymmetryGroup> group) {

    /** There is one group only. */
    private static final String GROUP = "group";

    /**
     * A search that is ready to begin.
     *
     * @param onPath whether it begins after the root, where it would have asked for its limits
     * @param identity which search it is, where that may be asked
     */
    public record Prepared(
            Search search, String engine, long buildNanos, boolean onPath, Checkpoint.Identity identity) {}

    /** The same searches with other settings. */
    public SearchFactory<O> with(Consumer<Settings> change) {
        return new SearchFactory<>(cover, givens, settings.with(change), compilations, generators, group);
    }

    /** The same searches by an engine that can do them, whatever was named. */
    public SearchFactory<O> byAnyEngine() {
        return with(s -> s.engine = Engines.AUTO);
    }

    /** The same searches with other givens instead of these. */
    public SearchFactory<O> instead(Givens other) {
        return new SearchFactory<>(cover, other, settings, compilations, generators, group);
    }

    /** The same searches up to symmetries; with none, every solution counts. */
    public SearchFactory<O> upTo(Collection<UnaryOperator<O>> symmetries) {
        return new SearchFactory<>(
                cover, givens, settings, compilations, symmetries, new OnceMap<>(compilations.waiting()));
    }

    /**
     * Returns a factory that searches the sufficient options only; this factory if they are all options, or if givens, symmetries,
     * checkpoints, a listener or a path need all options.
     *
     * <p>Time: O(number of options).
     */
    public SearchFactory<O> amongSufficient() {
        if (settings.sufficient.isEmpty()
                || !givens.isEmpty()
                || !generators.isEmpty()
                || settings.isKept()
                || settings.listener.isPresent()
                || settings.path.length > 0) {
            return this;
        }
        int[] others = IntStream.range(0, cover.optionCount())
                .filter(settings.sufficient.get().negate())
                .toArray();
        return others.length == 0 ? this : instead(Givens.NONE.forbidden(others));
    }

    /** The nodes and items of the cover: the most that one node of a search may cost. */
    int size() {
        return cover.nodeCount() + cover.itemCount();
    }

    /** A control for a search that is asked for now and reports to nobody. */
    public SearchControl control() {
        return settings.control(size(), search -> {});
    }

    /** A reporter, unless nobody listens to it. */
    SearchControl.ProgressWatch watch(ProgressReporter reporter) {
        return settings.progress.isPresent() || settings.improvements.isPresent() ? reporter : search -> {};
    }

    /** Compiles for a question; what {@code stop} throws ends it. */
    public Compilation prepare(SearchQuestion question, StopCheck stop) {
        checkDescribed();
        if (!generators.isEmpty()) {
            symmetries(stop);
        }
        return compilations.find(kind(question), stop);
    }

    /** Stops what is asked about a cover that was never described to its end. */
    private void checkDescribed() {
        if (settings.stopped.isPresent()) {
            throw new SearchStopped(settings.stopped.get());
        }
    }

    /** Writes a proof within the limits that are set. */
    public SearchReport prove(Claim claim, ProofForm form, Appendable to) throws IOException {
        if (settings.stopped.isPresent()) {
            return SearchReport.builder(Outcome.UNKNOWN, settings.stopped.get()).build();
        }
        return ProofWriter.of(cover.data(), givens)
                .limits(settings.limits)
                .nodeLimit(settings.nodeLimit)
                .memory(settings.memoMemory)
                .form(form)
                .threads(settings.workforce)
                .write(claim, to);
    }

    /** Whether what a question needs has been made. */
    public boolean isMade(SearchQuestion question) {
        return compilations.isMade(kind(question)) && (generators.isEmpty() || group.isMade(GROUP));
    }

    /** Makes the search of a question. */
    public Prepared search(SearchQuestion question, SearchControl control) {
        long begin = System.nanoTime();
        boolean made = isMade(question);
        Compilation compilation = prepare(question, control);
        long nanos = made ? 0 : System.nanoTime() - begin;
        List<int[]> maps = generators.isEmpty()
                ? List.of()
                : symmetries(control).keeping(givens, question instanceof SearchQuestion.Best, control);
        SearchRequest request = request(question, maps);
        Checkpoint.Identity identity = settings.isKept() ? identity(question, maps) : Checkpoint.Identity.NONE;
        settings.resumed.ifPresent(checkpoint -> {
            checkpoint.check(identity);
            check(checkpoint);
        });
        Search search = EngineWay.portfolio(this, question, compilation.engine(), request, control)
                .orElseGet(() -> start(compilation.compiled(), request, control));
        if (search instanceof Optimizer optimizer) {
            optimizer.begin(settings.known, OptionalLong.empty());
            settings.resumed.ifPresent(
                    c -> optimizer.begin(c.kept(), c.bound(), new Remaining(c.parts(), c.counted())));
        } else {
            long found = settings.resumed.map(Checkpoint::solutions).orElse(0L);
            search = maps.isEmpty() ? search : new CanonicalSearch(search, maps, control, found);
            search = answering(question, search, request, control);
        }
        return new Prepared(search, compilation.engine(), nanos, settings.path.length > 0, identity);
    }

    /** Refuses parts that no search leaves, and solutions that are none: of the cover, whatever is given. */
    private void check(Checkpoint checkpoint) {
        checkpoint.check(cover.data());
        Givens relaxed = Givens.NONE.relaxed(givens.relaxedItems());
        for (int[] solution : checkpoint.kept()) {
            SolutionCheck.flaw(cover, relaxed, Arrays.stream(solution).boxed().toList())
                    .ifPresent(flaw -> {
                        throw new CheckpointException("checkpoint: what is kept as a solution " + flaw);
                    });
        }
    }

    /**
     * What may be doubted about the search of a question: that there is anything to find. Empty where the engine was chosen by name,
     * or somebody follows the search, and wants to see it to its end.
     */
    public Optional<EmptinessCheck.Doubted> doubted(SearchQuestion question, SearchControl control) {
        boolean finds = !(question instanceof SearchQuestion.Count || question instanceof SearchQuestion.Sample);
        if (!finds || !mayEndEarly()) {
            return Optional.empty();
        }
        long known = question instanceof SearchQuestion.Unique ? 1 : 0;
        return Optional.of(
                new EmptinessCheck.Doubted(control, compilations, request(kind(SearchMode.COUNT, false)), known));
    }

    /** Whether weights may prove that there is nothing to find: not beside solutions that are known, for which no givens count. */
    public boolean mayEndByWeights() {
        return mayEndEarly() && settings.known.isEmpty();
    }

    /** Not where the engine was chosen by name, or somebody follows the search, and wants to see it to its end. */
    private boolean mayEndEarly() {
        return settings.engine.equals(Engines.AUTO) && settings.listener.isEmpty() && settings.path.length == 0;
    }

    /** What there is to say where a limit ended a question before its search could begin: what was in hand before. */
    public Search stopped(SearchQuestion question, SearchControl control) {
        Search before =
                new FinishedSearch(settings.resumed.map(Checkpoint::tally).orElse(Tally.ZERO));
        if (!(question instanceof SearchQuestion.Best best)) {
            return before;
        }
        BestSearch inHand = new BestSearch(before, control, cover.data(), best);
        settings.resumed.ifPresent(checkpoint -> inHand.begin(checkpoint.kept()));
        inHand.begin(settings.known);
        return inHand;
    }

    /** What decides on the solutions of a question, and on their order. */
    private Checkpoint.Identity identity(SearchQuestion question, List<int[]> maps) {
        StringBuilder symmetries = new StringBuilder();
        maps.forEach(map -> symmetries.append(Arrays.toString(map)));
        String given = givens + Arrays.toString(settings.path);
        return new Checkpoint.Identity(
                cover.data().fingerprint(),
                question + "; engine " + settings.engine + "; strategy " + settings.strategy + "; reduction "
                        + settings.reduction
                        + (given.equals(Givens.NONE + "[]") ? "" : "; given " + Sha256.of(given))
                        + (maps.isEmpty() ? "" : "; symmetries " + Sha256.of(symmetries.toString())));
    }

    /** An engine, and what makes its walks of one tree. */
    public record Cut(String engine, TreeSearchFactory trees) {}

    /**
     * What makes walks of the tree of a question, which can be cut anywhere.
     *
     * @param question all solutions, or their number
     * @throws ModelException if the engine does not walk, or its walks cannot be cut
     */
    public Cut cut(SearchQuestion question, SearchControl control) {
        checkDescribed();
        if (!generators.isEmpty() || settings.path.length > 0 || settings.listener.isPresent()) {
            throw uncut("with symmetries, a path or a listener; expected none of them");
        }
        SearchRequest.Kind kind = kind(question);
        if (settings.engine.equals(Engines.AUTO) && question instanceof SearchQuestion.Count) {
            // a count may know better ways than to walk: the tree is that of the engine which lists the solutions
            kind = kind.engine(compilations
                    .find(kind(new SearchQuestion.All(Long.MAX_VALUE)), control)
                    .engine());
        }
        Compilation compilation = compilations.find(kind, control);
        SearchRequest request = request(kind);
        boolean trees =
                compilation.compiled().start(request, control) instanceof TreeSearch tree && tree.isRepeatable();
        if (!trees || Engines.modeOfSteps(compilation.engine()) != SearchMode.ALL) {
            throw uncut("by the engine " + compilation.engine() + " with the strategy " + settings.strategy
                    + "; expected links, slots or masks, and a strategy that does not learn on its way");
        }
        return new Cut(compilation.engine(), (part, own) ->
                (TreeSearch) compilation.compiled().start(request.given(part), own));
    }

    private static ModelException uncut(String how) {
        return ModelException.coded("engine_cannot", "the search cannot be cut into pieces " + how);
    }

    /** Steps that are ready to begin. */
    public record ReadySteps(StepSource stepper, String engine, long buildNanos) {}

    /** Makes the steps of a search for all solutions, or for what else the engine looks for. */
    public ReadySteps steps(SearchControl control) {
        checkDescribed();
        long begin = System.nanoTime();
        SearchRequest.Kind kind = kind(Engines.modeOfSteps(settings.engine), true);
        boolean made = compilations.isMade(kind);
        Compilation compilation = compilations.find(kind, control);
        long nanos = made ? 0 : System.nanoTime() - begin;
        TreeSearch tree = (TreeSearch) compilation.compiled().start(request(kind), control);
        try {
            return new ReadySteps(new StepSource(tree, settings.path), compilation.engine(), nanos);
        } catch (NoSuchChoice e) {
            throw e.named(cover);
        }
    }

    private Search start(Engine.Compiled compiled, SearchRequest request, SearchControl control) {
        Search search = resumedCount(compiled, request, control).orElseGet(() -> compiled.start(request, control));
        if (!(search instanceof Optimizer)
                && settings.resumed.filter(Checkpoint::isComplete).isPresent()) {
            return new FinishedSearch(settings.resumed.get().counted()); // an optimizer knows by itself that it is done
        }
        try {
            if (settings.listener.isPresent()) {
                return new ObservedSearch((TreeSearch) search, settings.listener.get(), settings.path);
            }
            if (settings.path.length > 0) {
                ((TreeSearch) search).descend(settings.path);
                return search;
            }
        } catch (NoSuchChoice e) { // the strategy is asked on the way down a path, too
            throw e.named(cover);
        }
        if (search instanceof TreeSearch tree) {
            return isCut(tree)
                    ? new TreePartsSearch(
                            (part, own) -> (TreeSearch) compiled.start(request.given(part), own),
                            control,
                            work(request))
                    : search;
        }
        return search;
    }

    /** A count that goes on with some parts; empty for other questions, and where everything remains. */
    private Optional<Search> resumedCount(Engine.Compiled compiled, SearchRequest request, SearchControl control) {
        return settings.resumed
                .filter(from -> request.kind().mode() == SearchMode.COUNT
                        && !from.parts().equals(List.of(Subproblem.WHOLE)))
                .flatMap(from -> compiled.start(request, from.parts(), from.counted(), control));
    }

    /** Whether a search is to know its parts: for several threads, or because it will be gone on with. */
    private boolean isCut(TreeSearch tree) {
        return tree.isRepeatable() && (settings.workforce.count() > 1 || settings.isKept());
    }

    private JobSpec work(SearchRequest request) {
        boolean collects = request.kind().mode() != SearchMode.COUNT;
        SplitPolicy cutting = request.handOvers().cutting();
        return new JobSpec(
                settings.resumed.map(Checkpoint::parts).orElse(List.of(Subproblem.WHOLE)),
                settings.resumed.map(Checkpoint::counted).orElse(Tally.ZERO),
                settings.workforce,
                collects,
                settings.checkpoints.isPresent() ? cutting.thrifty() : cutting);
    }

    private Search answering(SearchQuestion question, Search search, SearchRequest request, SearchControl control) {
        if (question instanceof SearchQuestion.Best best) {
            BestSearch all = new BestSearch(search, control, cover.data(), best);
            settings.resumed.ifPresent(checkpoint -> all.begin(checkpoint.kept()));
            all.begin(settings.known.stream().map(request::leastImage).toList());
            return all;
        }
        if (question instanceof SearchQuestion.Sample sample) {
            return search instanceof DiagramSearch all && generators.isEmpty()
                    ? new DiagramSampleSearch(all, control, sample, settings.memoMemory)
                    : new SampleSearch(search, control, sample);
        }
        return search;
    }

    /**
     * What an engine is asked to find. Of solutions up to symmetry it must show every one: one that may begin anew would
     * show some twice, and one that counts shows none.
     */
    private SearchMode mode(SearchQuestion question) {
        if (question instanceof SearchQuestion.Best) {
            return SearchMode.BEST;
        }
        if (question instanceof SearchQuestion.All all && all.anyOrder()) {
            return SearchMode.ANY;
        }
        if (question instanceof SearchQuestion.Sample && Engines.drawsFreely(settings.engine)) {
            return SearchMode.ANY;
        }
        if (!generators.isEmpty()) {
            return SearchMode.ALL;
        }
        if (question instanceof SearchQuestion.First) {
            return SearchMode.FIRST;
        }
        if (question instanceof SearchQuestion.Unique) {
            return SearchMode.UNIQUE;
        }
        return question instanceof SearchQuestion.Count ? SearchMode.COUNT : SearchMode.ALL;
    }

    private SearchRequest.Kind kind(SearchQuestion question) {
        return kind(mode(question), settings.listener.isPresent());
    }

    private SearchRequest.Kind kind(SearchMode mode, boolean stepped) {
        return new SearchRequest.Kind(
                settings.engine,
                mode,
                Branching.of(settings.strategy),
                stepped,
                settings.path.length > 0,
                givens.relaxes(),
                settings.reduction);
    }

    private SearchRequest request(SearchRequest.Kind kind) {
        return request(kind, Optional.empty(), List.of());
    }

    private SearchRequest request(SearchQuestion question, List<int[]> maps) {
        SearchRequest.Kind kind = kind(question);
        return question instanceof SearchQuestion.Best best ? request(kind, Optional.of(best), maps) : request(kind);
    }

    private SearchRequest request(SearchRequest.Kind kind, Optional<SearchQuestion.Best> best, List<int[]> maps) {
        return new SearchRequest(
                kind,
                givens,
                settings.strategy,
                settings.memoMemory,
                settings.workforce,
                settings.handOvers,
                best,
                maps);
    }

    private SymmetryGroup symmetries(StopCheck stop) {
        return group.get(GROUP, stop, () -> SymmetryGroup.of(cover, generators, stop));
    }
}
