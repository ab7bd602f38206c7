package dlx.core.schedule;

import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Givens;
import dlx.core.search.Learned;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A search for one or two solutions, or for their number, by the lead of a schedule and its contenders. Returns the
 * solutions of the lead, and at its end those that only contenders have found.
 */
public final class ScheduledSearch extends ForwardingSearch {

    private final Contest contest;
    private final SearchControl control;
    private final Starter starter;

    /** The control of the lead. */
    private SearchControl own;

    /** True once another search is to take the place of the lead, and afterwards. */
    private boolean goesAlone;

    /** Counts of the lead before it has gone over. */
    private long nodesBefore;

    private long updatesBefore;
    private long shown;

    /** The solution at which the search is paused, if a contender has found it. */
    private Optional<int[]> aside = Optional.empty();

    /**
     * Creates a search that has not begun.
     *
     * @param contest the contest of the lead
     * @param control the control of this search
     * @param lead the lead, which has not begun, under its own control
     * @param starter starts the search that may take the place of the lead
     */
    public ScheduledSearch(Contest contest, SearchControl control, Search lead, Starter starter) {
        super(lead);
        this.contest = contest;
        this.control = control;
        this.starter = starter;
        own = contest.lead();
        contest.show(this);
    }

    /** Ends the lead at a checkpoint if it is to continue alone. */
    void considerAlone(Search lead) {
        if (!goesAlone && contest.isLeadAlone(lead)) {
            goesAlone = true;
            own.pause();
        }
    }

    @Override
    public boolean advance() {
        aside = Optional.empty();
        while (!contest.isDecided() && advanceLead()) {
            if (contest.counts() || contest.known().show(options())) {
                shown++;
                return true;
            }
        }
        if (!contest.isDecided()) {
            control.end(own.stopped());
        }
        aside = contest.known().next();
        shown += aside.isPresent() ? 1 : 0;
        return aside.isPresent();
    }

    private boolean advanceLead() {
        try {
            boolean found = delegate().advance();
            if (!found && own.isPaused()) {
                goAlone();
                found = delegate().advance();
            }
            return found;
        } catch (SearchStopped e) { // while a contender compiled or searched
            own.end(e.reason());
            return false;
        }
    }

    private void goAlone() {
        own.resume();
        long limit = control.nodeLimit() == Long.MAX_VALUE ? Long.MAX_VALUE : control.nodeLimit() - nodes();
        SearchControl next = control.part(limit, Integer.MAX_VALUE, lead -> control.look(this));
        Search before = delegate();
        Optional<Search> instead = before instanceof TreeSearch tree ? starter.instead(tree, next) : Optional.empty();
        contest.leave();
        if (instead.isPresent()) {
            nodesBefore = before.nodes();
            updatesBefore = before.updates();
            own = next;
            forwardTo(instead.get());
        }
    }

    private int[] options() {
        int[] options = new int[delegate().length()];
        delegate().copyOptions(options);
        return options;
    }

    /** Returns the number of solutions that the lead has found. */
    BigInteger foundByLead() {
        return delegate().solutions();
    }

    @Override
    public BigInteger solutions() {
        return contest.counts() ? contest.total().orElseGet(delegate()::solutions) : BigInteger.valueOf(shown);
    }

    @Override
    public int length() {
        return aside.map(options -> options.length).orElseGet(super::length);
    }

    @Override
    public void copyOptions(int[] into) {
        if (aside.isPresent()) {
            System.arraycopy(aside.get(), 0, into, 0, aside.get().length);
        } else {
            super.copyOptions(into);
        }
    }

    @Override
    public long nodes() {
        return nodesBefore + super.nodes() + contest.nodes();
    }

    @Override
    public long updates() {
        return updatesBefore + super.updates() + contest.updates();
    }

    @Override
    public Tally tally() {
        Tally lead = delegate().tally();
        return new Tally(
                solutions(),
                nodesBefore + lead.nodes() + contest.nodes(),
                updatesBefore + lead.updates() + contest.updates());
    }

    @Override
    public Optional<Learned> learned() {
        return contest.learned().or(super::learned);
    }

    @Override
    public Optional<String> engine() {
        return contest.engine().or(super::engine);
    }

    @Override
    public Optional<String> order() {
        return contest.order().or(super::order);
    }

    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        return Optional.empty();
    }

    /** {@inheritDoc} Only the lead of a count has parts; the contenders begin anew after it was resumed. */
    @Override
    public Optional<Remaining> rest() {
        if (!contest.counts()) {
            return Optional.empty();
        }
        return contest.isDecided() ? Optional.of(new Remaining(List.of(), tally())) : super.rest();
    }

    @Override
    public void close() {
        contest.close();
        super.close();
    }
}
