package dlx.core.engine.slots;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/** A bit matrix of item x slot: the default. */
public final class SlotsEngine implements KeyedEngine {

    private final Optional<LearningSearch.Names> others;

    /** An engine on its own. */
    public SlotsEngine() {
        others = Optional.empty();
    }

    /**
     * An engine that hands over to others where it finds no solution soon.
     *
     * @param sweeping the name of the one that makes a diagram of all solutions, if that is short
     * @param restarting the name of the one that looks for any solution in random orders before
     */
    public SlotsEngine(String sweeping, String restarting) {
        others = Optional.of(new LearningSearch.Names(sweeping, restarting));
    }

    @Override
    public String name() {
        return "slots";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind task, StopCheck stop) {
        if (problem.isBounded() && task.branching() != Branching.MRV) {
            return Optional.of("knows the strategy mrv only where there are multiplicities");
        }
        if (task.branching() == Branching.ASKED) {
            return Optional.of("knows the strategies mrv, first and weights only");
        }
        if (task.branching() == Branching.WEIGHTS && task.isOrdered() && !task.mayRestart()) {
            return Optional.of("keeps the order of solutions with the strategy mrv only");
        }
        if (problem.isBounded()) {
            return BoundedSlots.fits(problem, stop) ? Optional.empty() : Optional.of(noRoom(problem));
        }
        return Rows.fit(problem, words(problem, stop), stop) ? Optional.empty() : Optional.of(noRoom(problem));
    }

    private static String noRoom(Problem problem) {
        return "has no room for " + problem.options() + " options of " + problem.items() + " items";
    }

    /** The number of words of a state: the cost of a node. */
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
            return (task, control) -> new OneWordSearch(slots, rowAt, task, control);
        }
        Rows rows = Rows.of(slots, stop);
        PairRule rule = new PairRule(slots, stop);
        return (task, control) -> new ManyWordsSearch(slots, rows, rule, task, control);
    }

    /** Where this engine was not asked for by name, a search for any solution may try others. */
    @Override
    public Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        Keyed slots = compile(problem, stop);
        if (problem.isBounded()) {
            return slots;
        }
        Optional<LearningSearch.OtherWays> ways = this.others.map(names -> new LearningSearch.OtherWays(names, others));
        return (task, control) -> learns(task.kind())
                ? new LearningSearch(
                        slots, ways.filter(way -> !task.kind().engine().equals(name())), task, control)
                : slots.start(task, control);
    }

    /** Whether any solution, or any two, will do: then failures may decide where to look. */
    static boolean learns(SearchRequest.Kind kind) {
        boolean anyTwo = kind.aim() == SearchMode.UNIQUE && !kind.isOrdered();
        return kind.branching() == Branching.MRV && (kind.mayRestart() || anyTwo);
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
