package dlx.core.engine.slots;

import dlx.core.engine.Engine;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Task;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A search for any solution: along slots, and where they find none soon, for a while along other ways, on which dancing links
 * begin anew at the root again and again, at random; then along slots to the end.
 *
 * <p>Slots follow what they learn from dead ends, and that is best for most puzzles that are hard. Where there are very many
 * solutions and a wrong choice at the top shows only far below, as with 60 queens and more, they go astray for good, and one
 * of some ways chosen at random meets a solution soon.
 */
final class FirstSearch implements Search {

    /** The nodes of slots before others try: some hundredths of a second. */
    static final long FEW_NODES = 50_000;

    /** The nodes that the others visit, and those that they unlink: some tenths of a second. */
    static final long OTHER_NODES = 40_000;

    private static final long OTHER_UPDATES = 20_000_000;

    /** A trial is looked at so often, in nodes. */
    private static final int BETWEEN = 256;

    private final Engine.Keyed slots;
    private final Engine.Others others;
    private final String other;
    private final Task task;
    private final SearchControl control;
    private final long fewOfOthers;

    /** Of the first stage. */
    private final SearchControl first;

    private Search search;
    private boolean isBegun;
    private boolean isDecided;
    private boolean isOnOtherWays;
    private long nodesBefore;
    private long updatesBefore;

    /**
     * A search that has not begun.
     *
     * @param other the engine that tries other ways, of those that {@code others} knows
     * @param few the nodes of slots before others try
     * @param fewOfOthers the nodes that the others visit
     */
    FirstSearch(
            Engine.Keyed slots,
            Engine.Others others,
            String other,
            Task task,
            SearchControl control,
            long few,
            long fewOfOthers) {
        this.fewOfOthers = fewOfOthers;
        this.slots = slots;
        this.others = others;
        this.other = other;
        this.task = task;
        this.control = control;
        first = trial(Math.min(few, control.nodeLimit()), Long.MAX_VALUE, new CancellationToken());
        search = slots.start(task, first);
    }

    /** Finds one solution: what may come behind it, nobody asks for. */
    @Override
    public boolean advance() {
        if (isBegun) {
            return false;
        }
        isBegun = true;
        try {
            return finds(first) || isUndecided() && onOtherWays() || isUndecided() && toTheEnd();
        } catch (SearchStopped e) { // while the other engine compiled
            control.end(e.reason());
            return false;
        }
    }

    private boolean onOtherWays() {
        Engine.Compiled ways;
        try {
            ways = others.compiled(other, control);
        } catch (SearchStopped e) {
            if (e.reason() == StopReason.MEMORY) { // slots go on with what there is
                return false;
            }
            throw e;
        }
        SearchControl own =
                trial(Math.min(fewOfOthers, control.nodeLimit() - nodes()), OTHER_UPDATES, new CancellationToken());
        begin(ways, own);
        isOnOtherWays = true;
        return finds(own);
    }

    /** The control of a stage that ends when it has done the most that it may. */
    private SearchControl trial(long nodes, long mostUpdates, CancellationToken enough) {
        return control.trial(nodes, enough, BETWEEN, trial -> {
            control.look(this);
            if (!control.mayGoOn() || trial.updates() >= mostUpdates) {
                enough.cancel();
            }
        });
    }

    /** Whether the search that stands ready finds a solution. */
    private boolean finds(SearchControl own) {
        boolean found = search.advance();
        isDecided = found || own.stopped() == StopReason.EXHAUSTED;
        return found;
    }

    /** Whether nothing was found so far, although neither is the tree at its end nor the search stopped. */
    private boolean isUndecided() {
        return !isDecided && control.mayGoOn(this);
    }

    private boolean toTheEnd() {
        SearchControl own = control.part(control.nodeLimit() - nodes(), Integer.MAX_VALUE, s -> control.look(this));
        begin(slots, own);
        isOnOtherWays = false;
        boolean found = search.advance();
        control.end(own.stopped());
        return found;
    }

    private void begin(Engine.Compiled compiled, SearchControl own) {
        nodesBefore = nodes();
        updatesBefore = updates();
        search = compiled.start(task, own);
    }

    @Override
    public BigInteger solutions() {
        return search.solutions();
    }

    @Override
    public int length() {
        return search.length();
    }

    @Override
    public void copyOptions(int[] into) {
        search.copyOptions(into);
    }

    @Override
    public long nodes() {
        return nodesBefore + search.nodes();
    }

    @Override
    public long updates() {
        return updatesBefore + search.updates();
    }

    @Override
    public double share() {
        return isOnOtherWays ? 0 : search.share();
    }

    @Override
    public Optional<String> engine() {
        return isOnOtherWays ? Optional.of(other) : Optional.empty();
    }

    /** On another way, everything: none of them has been to its end. */
    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        return isOnOtherWays ? Optional.of(List.of(Givens.NONE)) : search.remaining(again);
    }

    @Override
    public void close() {
        search.close();
    }
}
