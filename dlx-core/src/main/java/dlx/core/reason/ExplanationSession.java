package dlx.core.reason;

import dlx.api.CoverData;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.constraint.Statement;
import dlx.core.engine.Bits;
import dlx.core.engine.Deadline;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Rating;
import dlx.core.explain.Revision;
import dlx.core.explain.SolvingPath;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.symmetry.CoverGroup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Computes explanations, revisions and paths under the limits of a solver. Each asks engines many questions. Each
 * question has its own limit, and all of them share one time limit.
 */
public final class ExplanationSession<O> implements RevisionOracle {

    /** Maximum number of nodes per question, some seconds even for a search that learns from conflicts. */
    private static final long NODES = 2_000_000;

    /** Number of nodes of a search that cost as much as its beginning. */
    private static final long NODES_OF_QUESTION = 256;

    /** Number of nodes after which symmetries cost less than the searches so far, for each node before a table. */
    private static final long NODES_FOR_GROUP = 16;

    /** Number of reads of the cover that cost as much as a short search. */
    private static final long READS_OF_QUESTION = 4;

    private final SearchFactory<O> asked;

    /** Factory for the searches of single questions. */
    private final SearchFactory<O> factory;

    private final SearchControl control;
    private final Deadline deadline;
    private int[] solution = {};

    private long nodes;

    /** Stop reason of the last question without an answer. */
    private StopReason unanswered = StopReason.NODES;

    /**
     * Creates a session under the limits of a factory; its time begins now.
     *
     * @param asked searches of the solver; the session ignores their symmetries, checkpoints and listeners
     */
    public ExplanationSession(SearchFactory<O> asked) {
        this.asked = asked;
        deadline = Deadline.of(asked.settings().limits);
        control = asked.control();
        factory = asked.plain().with(s -> s.nodeLimit = Math.min(s.nodeLimit, NODES));
    }

    /** The first two solutions, or fewer, and the report of their search. */
    private record Found<O>(List<Solution<O>> solutions, SearchReport report) {

        boolean isOnly() {
            return solutions.size() == 1 && report.isComplete();
        }

        boolean isSeveral() {
            return solutions.size() > 1;
        }

        boolean isNone() {
            return solutions.isEmpty() && report.isComplete();
        }
    }

    private Found<O> two(SearchFactory<O> searches) {
        SearchRun<O> run = SearchRun.begin(timed(searches), new SearchQuestion.Unique());
        return new Found<>(run.take(), run.report());
    }

    private Found<O> twoAtLength() {
        return two(factory.with(s -> s.nodeLimit = asked.settings().nodeLimit));
    }

    /**
     * Returns the path to the only solution.
     *
     * @param steps maximum number of steps
     */
    public SolvingPath path(int steps) {
        try {
            Found<O> found = twoAtLength();
            if (found.isOnly()) {
                return path(found.solutions().get(0).numbers(), steps);
            }
            if (found.isNone()) {
                return none(SolvingPath.End.NONE, StopReason.EXHAUSTED);
            }
            return found.isSeveral()
                    ? none(SolvingPath.End.SEVERAL, StopReason.EXHAUSTED)
                    : none(SolvingPath.End.STOPPED, found.report().stopped());
        } catch (SearchStopped e) {
            return none(SolvingPath.End.STOPPED, e.reason());
        }
    }

    /** Explains why there is no solution, why there are several, or how the only solution is found. */
    public Explanation explain() {
        try {
            Colorings colorings = new Colorings(factory.cover(), factory.givens(), control);
            if (asked.settings().stopped.isEmpty() && colorings.any().isPresent()) {
                return none(colorings);
            }
            Found<O> found = twoAtLength();
            if (found.isOnly()) {
                return only(found.solutions().get(0).numbers());
            }
            if (found.isNone()) {
                return none(colorings);
            }
            return found.isSeveral()
                    ? difference(found.solutions())
                    : new Explanation.Unknown(found.report().stopped());
        } catch (SearchStopped e) {
            return new Explanation.Unknown(e.reason());
        }
    }

    private Explanation none(Colorings colorings) {
        return resting(new Explainer(incidence(), factory.givens(), colorings, this, control).noSolution());
    }

    /** Adds the items that stated clauses among the demands rest on. */
    private Explanation.NoSolution resting(Explanation.NoSolution found) {
        Optional<Statement> statement = asked.settings().statement;
        TreeSet<Integer> demands = new TreeSet<>(found.demands());
        found.demands()
                .forEach(item -> statement
                        .flatMap(stated -> stated.axiom(item))
                        .ifPresent(axiom -> Arrays.stream(axiom.items()).forEach(demands::add)));
        return demands.size() == found.demands().size()
                ? found
                : new Explanation.NoSolution(
                        found.givens(),
                        found.givenSize(),
                        found.clash(),
                        List.copyOf(demands),
                        Explanation.Size.UNREDUCED,
                        found.suspects(),
                        found.suspectsKnown(),
                        found.refutation(),
                        found.weights(),
                        found.stopped());
    }

    private Explanation difference(List<Solution<O>> two) {
        return new Difference(
                        factory.cover().optionCount(),
                        factory.givens().givenOptions(),
                        this,
                        new PacedStopCheck(control))
                .explain(two.get(0).numbers(), two.get(1).numbers());
    }

    /**
     * Returns the givens that can be left out, or that must be left out or added so that there is one solution.
     *
     * @param most maximum number of minimal puzzles that are listed
     */
    public Revision revise(int most) {
        try {
            Colorings colorings = new Colorings(factory.cover(), factory.givens(), control);
            Reviser reviser = new Reviser(incidence(), factory.cover().data(), factory.givens(), this, control);
            if (asked.settings().stopped.isEmpty() && colorings.any().isPresent()) {
                return reviser.none(new ColoringOracle(colorings, this));
            }
            Found<O> found = twoAtLength();
            if (found.isNone()) {
                return reviser.none(this);
            }
            if (found.solutions().isEmpty()) {
                return new Revision.Unknown(found.report().stopped());
            }
            int[] first = found.solutions().get(0).numbers();
            if (found.isSeveral()) {
                return reviser.several(first, found.solutions().get(1).numbers());
            }
            return found.isOnly()
                    ? reviser.one(first, most)
                    : new Revision.Unknown(found.report().stopped());
        } catch (SearchStopped e) {
            return new Revision.Unknown(e.reason());
        }
    }

    private Explanation only(int[] found) {
        return new Explanation.Unique(Arrays.stream(found).boxed().toList(), path(found, Integer.MAX_VALUE));
    }

    @Override
    public Reply ask(int[] taken) {
        return ask(factory.instead(givens(taken)));
    }

    private Reply ask(SearchFactory<O> searches) {
        control.check();
        SearchRun<O> run = SearchRun.begin(timed(searches), new SearchQuestion.First());
        List<Solution<O>> found = run.take();
        nodes += run.report().tally().nodes();
        if (found.isEmpty()) {
            return noneIn(run.report());
        }
        solution = found.get(0).numbers();
        return Reply.YES;
    }

    @Override
    public Reply other(int[] taken, int[] only) {
        control.check();
        Found<O> found = two(factory.instead(givens(taken)));
        nodes += found.report().tally().nodes();
        for (Solution<O> one : found.solutions()) {
            int[] options = one.numbers();
            if (!Arrays.equals(options, only)) {
                solution = options;
                return Reply.YES;
            }
        }
        return noneIn(found.report());
    }

    @Override
    public Reply lacking(int[] taken, int lacked) {
        return ask(factory.instead(givens(taken).forbidden(lacked)));
    }

    /** Returns NO if the search was complete, else UNKNOWN because a limit ended it. */
    private Reply noneIn(SearchReport report) {
        if (report.isComplete()) {
            return Reply.NO;
        }
        unanswered = report.stopped();
        return Reply.UNKNOWN;
    }

    @Override
    public int[] solution() {
        return solution;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public Optional<List<int[]>> some(int[] taken, int most) {
        control.check();
        List<int[]> found = new ArrayList<>();
        SearchRun<O> run = enumerating(factory.instead(givens(taken)), new SearchQuestion.All(most));
        while (run.advance()) {
            found.add(Arrays.copyOf(run.options(), run.length()));
        }
        SearchReport report = run.report();
        return report.isComplete() || found.size() == most ? Optional.of(found) : Optional.empty();
    }

    /** Begins a search for several solutions, with any engine if the engine set by the caller cannot enumerate. */
    private SearchRun<O> enumerating(SearchFactory<O> searches, SearchQuestion question) {
        try {
            return SearchRun.begin(timed(searches), question);
        } catch (ModelException e) { // the engine set cannot enumerate, auto can
            return SearchRun.begin(timed(searches.byAnyEngine()), question);
        }
    }

    /** Returns the options that occur in solutions. */
    public PossibleOptions alive() {
        AliveOptions alive = new AliveOptions(factory.cover().optionCount());
        try {
            if (asked.settings().stopped.isPresent()) {
                return alive.answer(asked.settings().stopped.get());
            }
            find(alive);
            return alive.answer(unanswered);
        } catch (SearchStopped e) {
            return alive.answer(e.reason());
        }
    }

    private void find(AliveOptions alive) {
        Found<O> two = two(factory);
        noneIn(two.report());
        two.solutions().forEach(found -> alive.occur(found.numbers()));
        if (two.isNone() || two.isOnly()) {
            alive.areAll();
        } else if (!two.solutions().isEmpty()) {
            findMore(alive);
        }
    }

    /** Asks for a solution with each option that no solution so far has; after some questions, with one of each orbit. */
    private void findMore(AliveOptions alive) {
        int[] given = factory.givens().givenOptions();
        Possible possible = new Possible(incidence(), factory.givens());
        int[] taken = Arrays.copyOf(given, given.length + 1);
        long due = nodes + NODES_FOR_GROUP * factory.settings().sizes.table();
        for (int option = alive.next(0); option >= 0; option = alive.next(option + 1)) {
            if (!possible.mayBe(option)) {
                alive.neverOccurs(option);
                continue;
            }
            taken[given.length] = option;
            switch (ask(taken)) {
                case YES -> alive.occur(solution);
                case NO -> alive.neverOccurs(option);
                case UNKNOWN -> {}
            }
            due -= NODES_OF_QUESTION;
            if (nodes >= due && factory.settings().constraint.isEmpty()) {
                due = Long.MAX_VALUE;
                alive.setOrbits(orbits(alive.unknown()));
            }
        }
    }

    /** Returns the orbits of options. Their work is at most about that of some questions. */
    private int[] orbits(int questions) {
        CoverData cover = factory.cover().data();
        long most = READS_OF_QUESTION * questions * cover.nodeCount();
        return CoverGroup.find(cover, factory.givens(), most, control).orbits();
    }

    /** Returns the options that every solution has, without the givens. The list is a subset if a limit was reached. */
    public List<Integer> forced() {
        List<Integer> forced = new ArrayList<>();
        try {
            if (ask(factory.givens().givenOptions()) != Reply.YES) {
                return forced;
            }
            BitSet candidates = Bits.setOf(solution);
            candidates.andNot(Bits.setOf(factory.givens().givenOptions()));
            for (int k = candidates.nextSetBit(0); k >= 0; k = candidates.nextSetBit(k + 1)) {
                switch (ask(factory.instead(factory.givens().and(Givens.NONE.forbidden(k))))) {
                    case YES -> candidates.and(Bits.setOf(solution));
                    case NO -> forced.add(k);
                    case UNKNOWN -> {}
                }
            }
        } catch (SearchStopped e) {
            return forced; // the options known so far
        }
        return forced;
    }

    private Givens givens(int[] taken) {
        return Givens.of(taken)
                .forbidden(factory.givens().forbiddenOptions())
                .relaxed(factory.givens().relaxedItems());
    }

    private CoverIncidence incidence() {
        return new CoverIncidence(factory.cover().data(), control);
    }

    private SolvingPath path(int[] only, int steps) {
        asked.needStatedDemands("a path is found from");
        return new PathFinder(incidence(), factory.cover()::groupName, factory.givens(), only, control).find(steps);
    }

    /** Returns searches limited to the time left. */
    private SearchFactory<O> timed(SearchFactory<O> searches) {
        return searches.with(s -> s.limits = deadline.left());
    }

    private SolvingPath none(SolvingPath.End end, StopReason stopped) {
        List<Integer> given =
                Arrays.stream(factory.givens().givenOptions()).sorted().boxed().toList();
        return new SolvingPath(List.of(), Rating.NONE, end, stopped, given);
    }
}
