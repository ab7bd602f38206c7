package dlx.core.engine.slots;

import dlx.core.engine.AidedSearch;
import dlx.core.engine.Branching;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreePartsSearch;
import java.util.Optional;

/** The default engine: tree search over a bit matrix of item x slot. */
public final class SlotsEngine implements KeyedEngine {

    /**
     * Updates of the engine that learns per update of {@code slots}. One update of {@code learn} costs 10 to 25 updates
     * of {@code slots}; with this share it gets about 10 % of the time.
     */
    private static final double UPDATES_OF_AID = 1.0 / 256;

    /** The share with multiplicities, where one update of {@code learn} costs about 15 updates of {@code slots}. */
    private static final double UPDATES_OF_AID_BOUNDED = 1.0 / 128;

    private final Optional<LearningSearch.Names> others;

    /** Creates an engine that does not use others. */
    public SlotsEngine() {
        others = Optional.empty();
    }

    /**
     * Creates an engine that uses other engines if it does not find a solution soon.
     *
     * @param sweeping name of the engine that makes a diagram of all solutions, if that is small
     * @param restarting name of the engine that searches for any solution in random orders, before the last stage
     * @param learning name of the engine that learns from conflicts, in turn with the last stage
     */
    public SlotsEngine(String sweeping, String restarting, String learning) {
        others = Optional.of(new LearningSearch.Names(sweeping, restarting, learning));
    }

    @Override
    public String name() {
        return "slots";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (problem.isBounded() && kind.branching() != Branching.MRV) {
            return Optional.of("supports the strategy mrv only where there are multiplicities");
        }
        if (kind.branching() == Branching.ASKED) {
            return Optional.of("supports only the strategies mrv (without a seed), first and weights");
        }
        if (kind.branching() == Branching.WEIGHTS && kind.isOrdered() && !kind.mayRestart()) {
            return Optional.of("keeps the order of solutions with the strategy mrv only");
        }
        if (problem.isBounded()) {
            return BoundedSlots.fits(problem, stop) ? Optional.empty() : Optional.of(tooLarge(problem));
        }
        return Rows.fit(problem, words(problem, stop), stop) ? Optional.empty() : Optional.of(tooLarge(problem));
    }

    private static String tooLarge(Problem problem) {
        return "cannot hold " + problem.options() + " options of " + problem.items() + " items";
    }

    /** Returns the number of words of a state: the cost of a node. */
    public static long words(Problem problem, StopCheck stop) {
        return Slots.size(problem, stop);
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public Keyed compile(Problem problem, StopCheck stop) {
        if (problem.isBounded()) {
            return new BoundedSlots(problem, stop);
        }
        Slots slots = new Slots(problem, stop);
        if (slots.isOneWord()) {
            long[][] rowAt = rowsByPlace(slots, stop);
            return (request, control) -> new OneWordSearch(slots, rowAt, request, control);
        }
        Rows rows = Rows.of(slots, stop);
        PairRule rule = new PairRule(slots, stop);
        return (request, control) -> new ManyWordsSearch(slots, rows, rule, request, control);
    }

    /**
     * Compiles a problem, also for other engines: a search for any solution may use them, unless this engine was chosen
     * by name.
     */
    @Override
    public Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        Keyed slots = compile(problem, stop);
        Optional<LearningSearch.OtherWays> ways = this.others.map(names -> new LearningSearch.OtherWays(names, others));
        boolean isBounded = problem.isBounded();
        return (request, control) -> {
            Optional<LearningSearch.OtherWays> allowed =
                    ways.filter(way -> !request.kind().engine().equals(name()));
            if (!request.kind().isForAny()) {
                return slots.start(request, control);
            }
            if (!isBounded) {
                return new LearningSearch(slots, allowed, request, control);
            }
            return allowed.<Search>map(way -> new AidedSearch(
                            own -> treeSearch(slots, request, own),
                            aid(way, request, UPDATES_OF_AID_BOUNDED),
                            request,
                            control))
                    .orElseGet(() -> slots.start(request, control));
        };
    }

    private static Search treeSearch(Keyed slots, SearchRequest request, SearchControl control) {
        return request.threads() == 1
                ? slots.start(request, control)
                : TreePartsSearch.inThreads((part, own) -> slots.start(request.given(part), own), request, control);
    }

    /** Returns the aid of a search that is not limited in nodes: the engine that learns from conflicts. */
    static AidedSearch.Aid aid(LearningSearch.OtherWays ways, SearchRequest request) {
        return aid(ways, request, UPDATES_OF_AID);
    }

    private static AidedSearch.Aid aid(LearningSearch.OtherWays ways, SearchRequest request, double share) {
        return new AidedSearch.Aid(
                ways.names().learning(), ways.others(), request.handOvers().aside(), share);
    }

    private static long[][] rowsByPlace(Slots slots, StopCheck stop) {
        long[][] rows = new long[slots.problem.options()][];
        for (int k = 0; k < rows.length; k++) {
            stop.check();
            rows[k] = slots.row(k);
        }
        long[][] rowAt = new long[slots.size << 6][];
        for (int place = 0; place < rowAt.length; place++) {
            rowAt[place] = rows.length > 0 ? rows[slots.optionAt[place]] : slots.root;
        }
        return rowAt;
    }
}
