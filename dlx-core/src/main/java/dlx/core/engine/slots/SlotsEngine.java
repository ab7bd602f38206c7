package dlx.core.engine.slots;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/** The default engine: tree search over a bit matrix of item x slot. */
public final class SlotsEngine implements KeyedEngine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "slots";

    @Override
    public String name() {
        return NAME;
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
