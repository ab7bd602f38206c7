package dlx.core.reason;

import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Rating;
import dlx.core.explain.SolvingPath;
import dlx.core.run.Settings;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Explanations and paths under the limits of a solver: many questions to engines, each with a limit of its own, and all
 * within the time of one.
 */
public final class ExplanationSession<O> implements SolverOracle {

    /** A question takes as many nodes as this at most, a search that learns from its failures included: some seconds. */
    private static final long NODES = 2_000_000;

    private final Solver<O> solver;
    private final Settings settings;
    private final SearchControl control;
    private final long deadline;
    private int[] solution = {};

    private long nodes;

    /** Why a question had no answer last. */
    private StopReason unanswered = StopReason.NODES;

    public ExplanationSession(Solver<O> solver, Settings settings) {
        long begin = System.nanoTime();
        this.settings = settings;
        deadline = begin + settings.timeLimit.orElse(0);
        control = settings.control(solver.cover().nodeCount() + solver.cover().itemCount(), search -> {});
        this.solver = solver.withoutSymmetries().with(s -> {
            s.solutionLimit = Long.MAX_VALUE;
            s.nodeLimit = Math.min(settings.nodeLimit, NODES);
            s.checkpoints = Optional.empty();
            s.resumed = Optional.empty();
            s.progress = Optional.empty();
            s.improvements = Optional.empty();
            s.listener = Optional.empty();
            s.path = new int[0];
        });
    }

    public SolvingPath path(int steps) {
        try {
            if (settings.stopped.isPresent()) {
                return none(SolvingPath.End.STOPPED, settings.stopped.get());
            }
            Uniqueness<O> unique =
                    timed(solver.with(s -> s.nodeLimit = settings.nodeLimit)).unique();
            return switch (unique.verdict()) {
                case NONE -> none(SolvingPath.End.NONE, StopReason.EXHAUSTED);
                case MULTIPLE -> none(SolvingPath.End.SEVERAL, StopReason.EXHAUSTED);
                case UNKNOWN -> none(SolvingPath.End.STOPPED, unique.report().stopped());
                case UNIQUE -> path(unique.found().get(0).numbers(), steps);
            };
        } catch (SearchStopped e) {
            return none(SolvingPath.End.STOPPED, e.reason());
        }
    }

    public Explanation explain() {
        try {
            if (settings.stopped.isPresent()) {
                return new Explanation.Unknown(settings.stopped.get());
            }
            Uniqueness<O> unique =
                    timed(solver.with(s -> s.nodeLimit = settings.nodeLimit)).unique();
            return switch (unique.verdict()) {
                case NONE -> new Explainer(relation(), solver.givens(), this, control).noSolution();
                case UNIQUE -> only(unique.found().get(0).numbers());
                case MULTIPLE ->
                    new Difference(
                                    solver.cover().optionCount(),
                                    solver.givens().taken(),
                                    this,
                                    new PacedStopCheck(control))
                            .explain(
                                    unique.found().get(0).numbers(),
                                    unique.found().get(1).numbers());
                case UNKNOWN -> new Explanation.Unknown(unique.report().stopped());
            };
        } catch (SearchStopped e) {
            return new Explanation.Unknown(e.reason());
        }
    }

    private Explanation only(int[] found) {
        return new Explanation.Unique(Arrays.stream(found).boxed().toList(), path(found, Integer.MAX_VALUE));
    }

    @Override
    public Reply ask(int[] taken) {
        return ask(solver.instead(givens(taken)));
    }

    private Reply ask(Solver<O> question) {
        control.check();
        dlx.core.Answer<O> answer = timed(question).solve();
        nodes += answer.report().tally().nodes();
        answer.found().ifPresent(found -> solution = found.numbers());
        if (answer.found().isPresent()) {
            return Reply.YES;
        }
        return noneIn(answer.report());
    }

    /** Nothing was found: because there is nothing, or because a limit came first. */
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
        SearchReport report = timed(solver.instead(givens(taken)).limit(most)).forEachOptions((options, length) -> {
            found.add(Arrays.copyOf(options, length));
            return Visit.CONTINUE;
        });
        return report.isComplete() || found.size() == most ? Optional.of(found) : Optional.empty();
    }

    /** Which options occur in solutions. */
    public PossibleOptions alive() {
        BitSet alive = new BitSet();
        BitSet unknown = new BitSet();
        unknown.set(0, solver.cover().optionCount());
        try {
            if (settings.stopped.isPresent()) {
                return new PossibleOptions(alive, unknown, settings.stopped.get());
            }
            find(alive, unknown);
            return new PossibleOptions(alive, unknown, unknown.isEmpty() ? StopReason.EXHAUSTED : unanswered);
        } catch (SearchStopped e) {
            return new PossibleOptions(alive, unknown, e.reason());
        }
    }

    private void find(BitSet alive, BitSet unknown) {
        Uniqueness<O> unique = timed(solver).unique();
        noneIn(unique.report());
        for (Solution<O> found : unique.found()) {
            solution = found.numbers();
            occurs(alive, unknown);
        }
        if (unique.verdict() == Uniqueness.Verdict.NONE || unique.verdict() == Uniqueness.Verdict.UNIQUE) {
            unknown.clear();
        } else if (!unique.found().isEmpty()) {
            findMore(alive, unknown);
        }
    }

    /** Asks for each option that no solution so far has. */
    private void findMore(BitSet alive, BitSet unknown) {
        int[] given = solver.givens().taken();
        Possible possible = new Possible(relation(), solver.givens());
        int[] taken = Arrays.copyOf(given, given.length + 1);
        for (int option = unknown.nextSetBit(0); option >= 0; option = unknown.nextSetBit(option + 1)) {
            if (!possible.mayBe(option)) {
                unknown.clear(option);
                continue;
            }
            taken[given.length] = option;
            switch (ask(taken)) {
                case YES -> occurs(alive, unknown);
                case NO -> unknown.clear(option);
                case UNKNOWN -> {}
            }
        }
    }

    /** Notes the options of the last solution. */
    private void occurs(BitSet alive, BitSet unknown) {
        for (int option : solution) {
            alive.set(option);
            unknown.clear(option);
        }
    }

    /** The options that every solution has, beside those given; as far as they are known. */
    public List<Integer> forced() {
        List<Integer> forced = new ArrayList<>();
        try {
            if (settings.stopped.isPresent() || ask(solver.givens().taken()) != Reply.YES) {
                return forced;
            }
            BitSet candidates = set(solution);
            candidates.andNot(set(solver.givens().taken()));
            for (int k = candidates.nextSetBit(0); k >= 0; k = candidates.nextSetBit(k + 1)) {
                switch (ask(solver.given(Givens.NONE.ban(k)))) {
                    case YES -> candidates.and(set(solution));
                    case NO -> forced.add(k);
                    case UNKNOWN -> {}
                }
            }
        } catch (SearchStopped e) {
            return forced; // what is known by then
        }
        return forced;
    }

    private static BitSet set(int[] numbers) {
        BitSet set = new BitSet();
        Arrays.stream(numbers).forEach(set::set);
        return set;
    }

    private Givens givens(int[] taken) {
        return Givens.taking(taken)
                .ban(solver.givens().banned())
                .relax(solver.givens().relaxed());
    }

    private CoverIncidence relation() {
        return new CoverIncidence(solver.cover().data(), control);
    }

    private SolvingPath path(int[] only, int steps) {
        return new PathFinder(relation(), solver.givens(), only, control).find(steps);
    }

    /** The solver with what is left of the time. */
    private Solver<O> timed(Solver<O> some) {
        if (settings.timeLimit.isEmpty()) {
            return some;
        }
        return some.with(s -> s.timeLimit = OptionalLong.of(Math.max(0, deadline - System.nanoTime())));
    }

    private static SolvingPath none(SolvingPath.End end, StopReason stopped) {
        return new SolvingPath(List.of(), Rating.NONE, end, stopped, List.of());
    }
}
