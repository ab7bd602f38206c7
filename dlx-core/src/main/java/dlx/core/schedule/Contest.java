package dlx.core.schedule;

import dlx.core.engine.Helpers;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.Workforce;
import dlx.core.search.Learned;
import dlx.core.search.ScheduleRow;
import dlx.core.search.SearchReport;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A search, the lead, with contenders beside it. At checkpoints of the lead where slices are due, the contenders take
 * them: in turn in the thread of the lead, or in other threads while the lead continues to the next round. There the
 * answers are seen, those of the first rows first. Slices are measured by counted work, so the same search has the same
 * answer each time, with any number of threads.
 *
 * <p>The contest concludes the lead once a contender has shown that nothing remains to be found, or has found all that
 * the question asks for.
 */
public final class Contest implements SearchControl.ProgressWatch {

    final Schedule schedule;
    final Starter starter;
    final Findings findings;

    /** Control of the whole search. */
    final SearchControl control;

    final SearchControl ofLead;
    private final Costs costs;
    private final List<Contender> contenders;
    private final LeadShare share = new LeadShare();

    /** The search that shows the answers of the contenders, if {@link Schedule#isShared}. */
    private Optional<ScheduledSearch> facade = Optional.empty();

    /** True once another search is to take the place of the lead, and afterwards. */
    private boolean goesAlone;

    /** Work of the lead before its first checkpoint: that of an earlier run which it resumes. */
    private long workBefore = -1;

    /** The contenders that have a slice in the present round. */
    private final List<Contender> round = new ArrayList<>();

    /** Threads that take the slices, from the first round on. */
    private Optional<Helpers> helpers = Optional.empty();

    private final Helpers.Batch batch = new Helpers.Batch();

    /** Work of the lead at which the next round begins. */
    private long next;

    /**
     * Creates a contest before its lead begins.
     *
     * @param control control of the whole search
     * @param starter starts the searches of the contenders
     */
    public Contest(Schedule schedule, SearchControl control, Starter starter) {
        this.schedule = schedule;
        this.control = control;
        this.starter = starter;
        ofLead = control.part(control.nodeLimit(), Integer.MAX_VALUE, this);
        findings = new Findings(schedule);
        costs = Costs.of(schedule.lead(), starter.cover().itemCount());
        contenders = schedule.contenders().stream()
                .map(row -> new Contender(row, schedule, starter, control))
                .toList();
        plan();
    }

    /**
     * Returns the search for the answer.
     *
     * @param start starts the lead under its control
     */
    public Search begin(Function<SearchControl, Search> start) {
        Search lead = start.apply(ofLead);
        if (schedule.isShared()) {
            facade = Optional.of(new ScheduledSearch(this, lead));
        }
        return whole(lead);
    }

    /** Returns the control of the search for the answer. */
    public SearchControl controlOfAnswer() {
        return schedule.isShared() ? control : ofLead;
    }

    private Search whole(Search lead) {
        return facade.isPresent() ? facade.get() : lead;
    }

    @Override
    public void look(Search lead) {
        if (facade.isEmpty() && schedule.isShared()) {
            return; // it has not begun
        }
        control.look(whole(lead));
        takeTurns(lead);
        if (!goesAlone && isLeadAlone(lead)) {
            goesAlone = true;
            ofLead.pause();
        }
    }

    @Override
    public void improved(Search lead) {
        control.improved(lead);
    }

    /** Begins a round at a checkpoint of the lead if slices are due, after the end of the round before. */
    private void takeTurns(Search lead) {
        if (isOver() || findings.winner.isPresent()) {
            return;
        }
        long all = costs.of(lead.nodes(), lead.updates(), lead.lookups());
        workBefore = workBefore < 0 ? all : workBefore;
        long work = all - workBefore;
        if (work >= next) {
            try {
                endRound(lead);
                if (findings.winner.isEmpty()) {
                    beginRound(lead, work);
                }
            } catch (SearchStopped e) {
                ofLead.end(e.reason());
                next = Long.MAX_VALUE;
                round.clear();
            }
        }
    }

    private void plan() {
        next = active().mapToLong(contender -> contender.next).min().orElse(Long.MAX_VALUE);
    }

    private Stream<Contender> active() {
        return contenders.stream().filter(contender -> contender.state == Contender.State.SEARCHING);
    }

    private void beginRound(Search lead, long work) {
        if (schedule.wanted() == 0 && !schedule.counts() && lead.solutions().signum() > 0) {
            leave(); // the others would only show that nothing exists, or find a first solution
            return;
        }
        share.note(lead, work);
        active().filter(contender -> contender.next <= work).forEach(contender -> {
            if (contender.grant(work, share.factor())) {
                round.add(contender);
            }
        });
        plan(); // before a helper changes the state of a contender
        Workforce workforce = starter.request().workforce();
        // several threads would share the nodes of a limit by chance
        if (workforce.count() > 1 && control.nodeLimit() == Long.MAX_VALUE && !round.isEmpty()) {
            Helpers team = helpers.orElseGet(() -> workforce.helpers(() -> check(lead)));
            helpers = Optional.of(team);
            for (Contender contender : round) {
                team.add(batch, () -> {
                    contender.take(Long.MAX_VALUE, team::check);
                    team.wakeOwner();
                });
            }
        }
    }

    /** Returns true if no contender may take further slices. */
    private boolean isOver() {
        return next == Long.MAX_VALUE && round.isEmpty();
    }

    private void endRound(Search lead) {
        helpers.ifPresent(team -> team.await(batch));
        for (Contender contender : round) {
            if (helpers.isEmpty()) {
                contender.take(nodesLeft(lead.nodes()), () -> check(lead));
            }
            findings.add(contender, lead);
            if (findings.winner.isPresent()) {
                ofLead.conclude();
                break;
            }
        }
        round.clear();
        ofLead.limitNodes(nodesLeft(0));
    }

    /** Returns the number of nodes that the limit leaves after those of the lead and of all contenders. */
    long nodesLeft(long ofLead) {
        long limit = control.nodeLimit();
        return limit == Long.MAX_VALUE
                ? limit
                : Math.max(0, limit - ofLead - counted().nodes());
    }

    /** Looks on and checks the limits in the thread of the lead, which is at a checkpoint, while contenders search. */
    private void check(Search lead) {
        control.look(whole(lead));
        if (!control.mayContinue()) {
            throw new SearchStopped(control.stopped());
        }
    }

    /**
     * Returns true if another search should take the place of a tree search for one or two solutions: no contender may
     * take further slices, or the lead is likely to come to its end before them.
     */
    private boolean isLeadAlone(Search lead) {
        return schedule.wanted() > 0
                && lead instanceof TreeSearch
                && lead.nodes() >= starter.request().sizes().alone()
                && (isOver() || share.isNearItsEnd())
                && !findings.isDecided();
    }

    /** Returns the nodes and updates of all contenders so far. */
    Tally counted() {
        return contenders.stream()
                .map(contender -> new Tally(BigInteger.ZERO, contender.nodes, contender.updates))
                .reduce(Tally.ZERO, Tally::plus);
    }

    /** Returns the numbers of a contender that learns. */
    Optional<Learned> learned() {
        return contenders.stream()
                .flatMap(contender -> contender.learned.stream())
                .findFirst();
    }

    /** Returns the results with which the contenders would come to their ends sooner, or those of an earlier run. */
    List<String> results() {
        List<String> results = contenders.stream()
                .flatMap(contender -> contender.results().stream())
                .toList();
        return results.isEmpty() ? starter.results() : results;
    }

    /**
     * Adds the figures of all rows to a report, and the contribution of a contender to the answer.
     *
     * @param whole the search that the report is about
     * @param counted its counts
     * @param isAnswered true unless a limit ended the search
     */
    public void addTo(SearchReport.Builder report, Search whole, Tally counted, boolean isAnswered) {
        List<ScheduleRow> rows = new ArrayList<>();
        Optional<Contender> winner = findings.winner;
        Tally ofLead = facade.map(ScheduledSearch::ofLead)
                .orElseGet(() -> new Tally(whole.solutions(), whole.nodes(), whole.updates()));
        rows.add(schedule.lead().report(winner.isEmpty() && isAnswered ? "answered" : "searches", ofLead));
        contenders.forEach(contender ->
                rows.add(contender.report(winner.filter(contender::equals).isPresent())));
        report.schedule(rows);
        winner.ifPresent(contender -> contender.addAnswer(report));
        if (facade.isEmpty()
                && winner.filter(c -> c.row.role() != Row.Role.REFUTES).isPresent()) {
            report.tally(counted.plus(counted()));
        }
    }

    /** Lets no contender take further slices. */
    void leave() {
        helpers.ifPresent(Helpers::close);
        helpers = Optional.empty();
        contenders.forEach(Contender::leave);
        round.clear();
        plan();
    }

    /** Ends all contenders and their threads. */
    public void close() {
        next = Long.MAX_VALUE;
        helpers.ifPresent(Helpers::close);
        contenders.forEach(Contender::close);
    }
}
