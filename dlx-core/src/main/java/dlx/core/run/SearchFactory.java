package dlx.core.run;

import dlx.api.CheckpointException;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.core.constraint.Statement;
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
import dlx.core.engine.orbits.OrbitEngine;
import dlx.core.engine.orbits.OrbitSearch;
import dlx.core.engine.sweep.DiagramSearch;
import dlx.core.plan.Compilations;
import dlx.core.plan.Compilations.Compilation;
import dlx.core.plan.Engines;
import dlx.core.plan.OnceMap;
import dlx.core.schedule.Contest;
import dlx.core.schedule.Schedule;
import dlx.core.schedule.Starter;
import dlx.core.search.Checkpoint;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.ScheduleRow;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Makes the search of a question: compiles the cover, starts an engine, and adds the work that engines do not do
 * (symmetries, the best, samples). Immutable; the factories of one solver share their compilations.
 *
 * @param givens givens of each search
 * @param generators generators of the symmetries up to which solutions count; empty if every solution counts
 * @param group the group of the generators, made at its first use
 */
public record SearchFactory<O>(
        Cover<O> cover,
        Givens givens,
        Settings settings,
        Compilations compilations,
        Collection<UnaryOperator<O>> generators,
        OnceMap<String, SymmetryGroup> group) {

    /** Key of the only entry of {@link #group}. */
    private static final String GROUP = "group";

    /**
     * A search that is ready to begin.
     *
     * @param control its control
     * @param contest its contest; empty if a limit ended the search before it could begin
     * @param engine name of the engine
     * @param buildNanos nanoseconds for compiling; 0 if the compilation existed
     * @param onPath true if the search begins below the root; only at the root does a search check its limits by
     *     itself
     * @param identity identity of the search for checkpoints; {@link Checkpoint.Identity#NONE} if the settings do
     *     not use checkpoints
     */
    public record Prepared(
            Search search,
            SearchControl control,
            Optional<Contest> contest,
            String engine,
            long buildNanos,
            boolean onPath,
            Checkpoint.Identity identity) {}

    /** Returns a factory with changed settings. */
    public SearchFactory<O> with(Consumer<Settings> change) {
        return new SearchFactory<>(cover, givens, settings.with(change), compilations, generators, group);
    }

    /** Returns a factory that chooses the engine by itself, even if the settings name an engine. */
    public SearchFactory<O> byAnyEngine() {
        return with(s -> s.engine = Engines.AUTO);
    }

    /** Returns a factory of the same puzzle and limits, without symmetries, a limit on solutions, checkpoints and watchers. */
    public SearchFactory<O> plain() {
        return upTo(List.of()).with(s -> {
            s.isOfKinds = false;
            s.isSymmetric = false;
            s.solutionLimit = Long.MAX_VALUE;
            s.checkpoints = Optional.empty();
            s.resumed = Optional.empty();
            s.progress = Optional.empty();
            s.improvements = Optional.empty();
            s.listener = Optional.empty();
            s.path = new int[0];
        });
    }

    /** Returns a factory with other givens in the place of these. */
    public SearchFactory<O> instead(Givens other) {
        return new SearchFactory<>(cover, other, settings, compilations, generators, group);
    }

    /** Returns a factory that counts solutions up to symmetries; every solution if the collection is empty. */
    public SearchFactory<O> upTo(Collection<UnaryOperator<O>> symmetries) {
        return new SearchFactory<>(
                cover, givens, settings, compilations, symmetries, new OnceMap<>(compilations.waiting()));
    }

    /** Returns a factory with another cover, with the same options, in the place of this one. */
    SearchFactory<O> of(Cover<O> other) {
        Compilations own = new Compilations(other.data(), compilations.waiting());
        return new SearchFactory<>(other, givens, settings, own, generators, group);
    }

    /** Returns a factory that counts solutions up to a known group, whose generators are not asked. */
    SearchFactory<O> upTo(SymmetryGroup known) {
        SearchFactory<O> factory = upTo(List.of(UnaryOperator.identity()));
        factory.group.get(GROUP, StopCheck.NEVER, () -> known);
        return factory;
    }

    /**
     * Returns a factory that searches the sufficient options only; this factory if they are all options, or if givens,
     * symmetries, checkpoints, a listener or a path need all options.
     *
     * <p>Time: O(number of options).
     */
    public SearchFactory<O> amongSufficient() {
        if (settings.sufficient.isEmpty()
                || !givens.isEmpty()
                || !generators.isEmpty()
                || settings.isOfKinds
                || settings.isSymmetric
                || settings.isKept()
                || settings.isFollowed()) {
            return this;
        }
        int[] others = IntStream.range(0, cover.optionCount())
                .filter(settings.sufficient.get().negate())
                .toArray();
        return others.length == 0 ? this : instead(Givens.NONE.forbidden(others));
    }

    /** Returns the number of nodes and items of the cover: the maximum cost of one node of a search, in steps. */
    int size() {
        return cover.nodeCount() + cover.itemCount();
    }

    /** Returns a control, without a watch, for a search that begins now. */
    public SearchControl control() {
        return settings.control(size(), search -> {});
    }

    /** Returns the reporter; a watch that does nothing if the settings contain no listener for progress. */
    SearchControl.ProgressWatch watch(ProgressReporter reporter) {
        return settings.progress.isPresent() || settings.improvements.isPresent() ? reporter : search -> {};
    }

    /** Compiles the cover for a question. An exception of {@code stop} ends the compilation. */
    public Compilation prepare(SearchQuestion question, StopCheck stop) {
        checkDescribed();
        if (!generators.isEmpty()) {
            symmetries(stop);
        }
        return compilations.find(kind(question), stop);
    }

    /** Throws {@link SearchStopped} if the description of the cover was stopped. */
    void checkDescribed() {
        if (settings.stopped.isPresent()) {
            throw new SearchStopped(settings.stopped.get());
        }
    }

    /** Returns true if the compilation and the symmetry group that a question needs exist. */
    public boolean isMade(SearchQuestion question) {
        return compilations.isMade(kind(question)) && (generators.isEmpty() || group.isMade(GROUP));
    }

    /**
     * Returns a factory that compiles only what the givens leave of a large cover, for a question whose answer does not
     * depend on the order of the search; else this factory. It must not get other givens.
     *
     * <p>Time: O(size of the cover).
     */
    public SearchFactory<O> belowGivens(SearchQuestion question, StopCheck stop) {
        SearchRequest.Kind kind = kind(question);
        boolean isFree = kind.isForAny() || kind.mode() == SearchMode.COUNT && kind.branching() == Branching.MRV;
        boolean isSearched =
                kind.reduction() != RootReduction.OFF && !kind.engine().equals(Engines.REFERENCE);
        if (!isFree || !isSearched || settings.isKept() || settings.isFollowed()) {
            return this;
        }
        checkDescribed();
        Compilations below = compilations.below(givens, settings.sizes.removal(), stop);
        return new SearchFactory<>(cover, givens, settings, below, generators, group);
    }

    /**
     * Rejects a question for which the cover alone is not enough.
     *
     * @param what the beginning of a sentence: the question
     * @throws ModelException if the cover does not state all demands
     */
    public void needStatedDemands(String what) {
        boolean isStated = !givens.relaxes()
                && settings.statement.filter(Statement::isWhole).isPresent();
        if (settings.constraint.isPresent() && !isStated) {
            throw ModelException.coded(
                    "engine_cannot", what + " the cover alone, and the puzzle has a constraint that it does not state");
        }
    }

    /** Makes the search of a question. */
    public Prepared search(SearchQuestion question, SearchControl control) {
        if (settings.isSymmetric && settings.keptBy.isPresent()) {
            needStatedDemands("solutions that a symmetry keeps are those of");
            return Kinds.keptBy(settings.keptBy.get().apply(control), this, question, control);
        }
        if (settings.isOfKinds || settings.isSymmetric) {
            return Kinds.of(this, control).search(question, control);
        }
        long begin = System.nanoTime();
        return belowGivens(question, control).search(question, control, begin);
    }

    private Prepared search(SearchQuestion question, SearchControl control, long begin) {
        boolean made = isMade(question);
        Compilation compilation = prepare(question, control);
        long nanos = made ? 0 : System.nanoTime() - begin;
        List<int[]> maps = generators.isEmpty()
                ? List.of()
                : symmetries(control).keeping(givens, question instanceof SearchQuestion.Best, control);
        SearchRequest request = request(question, maps);
        Checkpoint.Identity identity =
                settings.isKept() ? settings.identity(cover.data(), givens, question, maps) : Checkpoint.Identity.NONE;
        settings.resumed.ifPresent(checkpoint -> {
            checkpoint.check(identity, cover.data());
            new StatedCover<>(this).flawOf(checkpoint.kept()).ifPresent(flaw -> {
                throw new CheckpointException("checkpoint: a kept solution is wrong: " + flaw);
            });
        });
        Schedule schedule = schedule(question, request, compilation.engine());
        Starter starter = new Starter(
                cover.data(),
                compilations::inOrder,
                compilation.compiled(),
                request,
                request(kind(SearchMode.COUNT, false)),
                settings.resumed.map(Checkpoint::results).orElse(List.of()));
        Contest contest = new Contest(schedule, control, starter);
        SearchControl own = contest.controlOfAnswer();
        Search search = contest.begin(ofLead -> start(compilation.compiled(), request, ofLead));
        if (search instanceof Optimizer optimizer) {
            optimizer.begin(settings.known, OptionalLong.empty());
            settings.resumed.ifPresent(
                    c -> optimizer.begin(c.kept(), c.bound(), new Remaining(c.parts(), c.counted())));
        } else {
            long found = settings.resumed.map(Checkpoint::solutions).orElse(0L);
            search = maps.isEmpty() ? search : new CanonicalSearch(search, maps, own, found);
            search = answering(question, search, request, own);
        }
        return new Prepared(
                search, own, Optional.of(contest), compilation.engine(), nanos, settings.path.length > 0, identity);
    }

    /** Returns the schedule of a question, before its search. */
    public List<ScheduleRow> schedule(SearchQuestion question, String lead) {
        return schedule(question, request(kind(question)), lead).report();
    }

    private Schedule schedule(SearchQuestion question, SearchRequest request, String lead) {
        return Schedule.of(new Schedule.Facts(
                request,
                lead,
                settings.engine.equals(Engines.AUTO) && !settings.isFollowed(),
                settings.known.isEmpty(),
                settings.anyOrder && settings.listener.isEmpty(),
                cover.data().hasMultiplicities(),
                question instanceof SearchQuestion.Sample));
    }

    /**
     * Returns the answer to a question that a limit ended before its search could begin: the tally of the checkpoint
     * and, for the best, the known solutions.
     */
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

    /**
     * An engine and its tree searches, for cutting a search into pieces.
     *
     * @param engine name of the engine
     * @param trees makes tree searches of one tree
     */
    public record Cut(String engine, TreeSearchFactory trees) {}

    /**
     * Returns the tree searches of a question, which can be cut anywhere.
     *
     * @param question all solutions, or their number
     * @throws ModelException if the engine does not search a tree, or its tree cannot be cut
     */
    public Cut cut(SearchQuestion question, SearchControl control) {
        checkDescribed();
        if (!generators.isEmpty()
                || settings.isOfKinds
                || settings.isSymmetric
                || settings.path.length > 0
                || settings.listener.isPresent()) {
            throw uncut("with symmetries, a path or a listener; expected none of them");
        }
        SearchRequest.Kind kind = kind(question);
        if (settings.engine.equals(Engines.AUTO) && question instanceof SearchQuestion.Count) {
            // the engine that counts may not search a tree: cut the tree of the engine that lists the solutions
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
        return new Cut(compilation.engine(), compilation.compiled().trees(request));
    }

    private static ModelException uncut(String how) {
        return ModelException.coded("engine_cannot", "the search cannot be cut into pieces " + how);
    }

    /**
     * Steps that are ready to begin.
     *
     * @param engine name of the engine
     * @param buildNanos nanoseconds for compiling; 0 if the compilation existed
     */
    public record ReadySteps(StepSource stepper, String engine, long buildNanos) {}

    /** Makes the steps of a search for all solutions, or for the mode that the engine supports instead. */
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
        settings.resumed.ifPresent(checkpoint -> search.use(checkpoint.results()));
        if (!(search instanceof Optimizer)
                && settings.resumed.filter(Checkpoint::isComplete).isPresent()) {
            return new FinishedSearch(settings.resumed.get().counted()); // optimizers handle a complete checkpoint
        }
        try {
            if (settings.listener.isPresent()) {
                return new ObservedSearch((TreeSearch) search, settings.listener.get(), settings.path);
            }
            if (settings.path.length > 0) {
                ((TreeSearch) search).descend(settings.path);
                return search;
            }
        } catch (NoSuchChoice e) { // the strategy also chooses items on the path
            throw e.named(cover);
        }
        if (search instanceof TreeSearch tree) {
            return isCut(tree) && !request.kind().isForAny()
                    ? new TreePartsSearch(compiled.trees(request), control, work(request))
                    : search;
        }
        return search;
    }

    /**
     * Returns a count of the parts that a checkpoint left. Empty for other questions, if the whole search remains, or
     * if the engine cannot count parts.
     */
    private Optional<Search> resumedCount(Engine.Compiled compiled, SearchRequest request, SearchControl control) {
        return settings.resumed
                .filter(from -> request.kind().mode() == SearchMode.COUNT
                        && !from.parts().equals(List.of(Subproblem.WHOLE)))
                .flatMap(from -> compiled.start(request, from.parts(), from.counted(), control));
    }

    /** Returns true if a search must record its parts: for several threads, or for checkpoints. */
    private boolean isCut(TreeSearch tree) {
        return tree.isRepeatable() && (settings.workforce.count() > 1 || settings.isKept());
    }

    private JobSpec work(SearchRequest request) {
        boolean collects = request.kind().mode() != SearchMode.COUNT;
        SplitPolicy cutting = request.sizes().cutting();
        return new JobSpec(
                settings.resumed.map(Checkpoint::parts).orElse(List.of(Subproblem.WHOLE)),
                settings.resumed.map(Checkpoint::counted).orElse(Tally.ZERO),
                settings.workforce,
                collects,
                settings.checkpoints.isPresent() ? cutting.thrifty() : cutting);
    }

    Search answering(SearchQuestion question, Search search, SearchRequest request, SearchControl control) {
        if (question instanceof SearchQuestion.Best best) {
            BestSearch all = new BestSearch(search, control, cover.data(), best);
            settings.resumed.ifPresent(checkpoint -> all.begin(checkpoint.kept()));
            all.begin(settings.known.stream().map(request::leastImage).toList());
            return all;
        }
        if (question instanceof SearchQuestion.Sample sample) {
            if (search instanceof OrbitSearch byOrbits) {
                return byOrbits.drawing(sample);
            }
            return search instanceof DiagramSearch all && generators.isEmpty()
                    ? new DiagramSampleSearch(all, control, sample, settings.memoMemory)
                    : new SampleSearch(search, control, sample);
        }
        return search;
    }

    /**
     * Returns the mode of the engine for a question. With symmetries, the engine must report every solution exactly
     * once: a search that restarts reports some twice, and a count does not report solutions.
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
        if (question instanceof SearchQuestion.Sample && settings.engine.equals(OrbitEngine.NAME)) {
            return SearchMode.COUNT;
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

    SearchRequest.Kind kind(SearchMode mode, boolean stepped) {
        return new SearchRequest.Kind(
                settings.engine,
                mode,
                Branching.of(settings.strategy),
                stepped,
                settings.path.length > 0,
                givens.relaxes(),
                settings.reduction,
                settings.constraint.isPresent());
    }

    SearchRequest request(SearchRequest.Kind kind) {
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
                settings.sizes,
                best,
                maps,
                settings.constraint.map(constraint -> constraint.under(givens)));
    }

    private SymmetryGroup symmetries(StopCheck stop) {
        return group.get(GROUP, stop, () -> SymmetryGroup.of(cover, generators, stop));
    }
}
