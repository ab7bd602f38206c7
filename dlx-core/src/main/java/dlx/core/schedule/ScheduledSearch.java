package dlx.core.schedule;

import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Learned;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A search for one or two solutions, or for their number, by the lead of a schedule and its contenders. Returns the
 * solutions of the lead, and at its end those that only contenders have found.
 */
final class ScheduledSearch extends ForwardingSearch {

    private final Contest contest;
    private final Findings findings;

    /** The control of the lead. */
    private SearchControl own;

    /** Nodes and updates of the lead before another search has taken its place. */
    private Tally before = Tally.ZERO;

    /** Number of solutions that were shown. */
    private long shown;

    /** The solution at which the search is paused, if a contender has found it. */
    private Optional<int[]> aside = Optional.empty();

    /**
     * Creates a search that has not begun.
     *
     * @param contest the contest of the lead
     * @param lead the lead, which has not begun, under its own control
     */
    ScheduledSearch(Contest contest, Search lead) {
        super(lead);
        this.contest = contest;
        findings = contest.findings;
        own = contest.ofLead;
    }

    @Override
    public boolean advance() {
        aside = Optional.empty();
        while (!findings.isDecided() && advanceLead()) {
            if (contest.schedule.counts() || findings.show(delegate().options())) {
                shown++;
                return true;
            }
        }
        if (!findings.isDecided()) {
            contest.control.end(own.stopped());
        }
        aside = findings.next();
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
        Search lead = delegate();
        SearchControl next = contest.control.part(
                contest.nodesLeft(lead.nodes()), Integer.MAX_VALUE, search -> contest.control.look(this));
        Optional<Search> instead =
                lead instanceof TreeSearch tree ? contest.starter.instead(tree, next) : Optional.empty();
        contest.leave();
        if (instead.isPresent()) {
            before = new Tally(BigInteger.ZERO, lead.nodes(), lead.updates());
            own = next;
            forwardTo(instead.get());
        }
    }

    /** Returns the counts of the lead, and of the search that has taken its place. */
    Tally ofLead() {
        return before.plus(
                new Tally(delegate().solutions(), delegate().nodes(), delegate().updates()));
    }

    @Override
    public BigInteger solutions() {
        return contest.schedule.counts() ? findings.total.orElseGet(delegate()::solutions) : BigInteger.valueOf(shown);
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
        return before.nodes() + super.nodes() + contest.counted().nodes();
    }

    @Override
    public long updates() {
        return before.updates() + super.updates() + contest.counted().updates();
    }

    @Override
    public Tally tally() {
        return before.plus(super.tally()).plus(contest.counted());
    }

    @Override
    public Optional<Learned> learned() {
        return contest.learned().or(super::learned);
    }

    @Override
    public List<String> results() {
        return contest.results();
    }

    /** {@inheritDoc} Only the lead of a count has parts; the contenders begin anew after it was resumed. */
    @Override
    public Optional<Remaining> rest() {
        if (!contest.schedule.counts()) {
            return Optional.empty();
        }
        return findings.isDecided() ? Optional.of(new Remaining(List.of(), tally())) : super.rest();
    }
}
