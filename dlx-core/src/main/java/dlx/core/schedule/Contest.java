package dlx.core.schedule;

import dlx.core.engine.Helpers;
import dlx.core.engine.Optimizer;
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

    /** Minimum share of the items in a partial cover that is near a solution. */
    private static final double NEAR = 0.97;

    /** Minimum share of the items in a partial cover whose search gets twice its share. */
    private static final double VERY_NEAR = 0.99;

    private final Schedule schedule;

    /** Control of the whole search. */
    private final SearchControl control;

    private final SearchControl ofLead;
    private final Workforce workforce;
    private final Costs costs;
    private final List<Contender> contenders;
    private final KnownSolutions known = new KnownSolutions();
    private final LeadShare share = new LeadShare();

    /** The search that shows the answers of the contenders, if {@link Schedule#isShared}. */
    private Optional<ScheduledSearch> facade = Optional.empty();

    /** Work of the lead before its first checkpoint: that of an earlier run which it resumes. */
    private long workBefore = -1;

    /** Slices of the present round. */
    private final List<Slice> round = new ArrayList<>();

    /** Threads that take the slices, from the first round on. */
    private Optional<Helpers> helpers = Optional.empty();

    private Helpers.Batch batch = new Helpers.Batch();

    /** Work of the lead at which the next round begins. */
    private long next;

    /** The number of all solutions, once a contender has counted or found them all. */
    private Optional<BigInteger> total = Optional.empty();

    private Optional<Contender> winner = Optional.empty();

    private record Slice(Contender contender, long work) {}

    /**
     * Creates a contest before its lead begins.
     *
     * @param control control of the whole search
     * @param starter starts the searches of the contenders
     * @param workforce the threads that search
     * @param items number of items of the cover
     */
    public Contest(Schedule schedule, SearchControl control, Starter starter, Workforce workforce, int items) {
        this.schedule = schedule;
        this.control = control;
        this.workforce = workforce;
        ofLead = control.part(control.nodeLimit(), Integer.MAX_VALUE, this);
        costs = Costs.ofLead(schedule.lead(), items);
        int wanted = Math.max(1, schedule.wanted());
        contenders = schedule.contenders().stream()
                .map(row -> new Contender(row, starter, control, Costs.of(row.engine(), items), wanted))
                .toList();
        plan();
    }

    /** Returns the control of the lead. */
    public SearchControl lead() {
        return ofLead;
    }

    void show(ScheduledSearch search) {
        facade = Optional.of(search);
    }

    @Override
    public void look(Search lead) {
        if (facade.isPresent()) {
            control.look(facade.get());
            takeTurns(lead);
            facade.get().considerAlone(lead);
        } else if (!schedule.isShared()) {
            control.look(lead);
            takeTurns(lead);
        }
    }

    @Override
    public void improved(Search lead) {
        control.improved(lead);
    }

    /** Begins a round at a checkpoint of the lead if slices are due, after the end of the round before. */
    private void takeTurns(Search lead) {
        if (next == Long.MAX_VALUE && round.isEmpty() || winner.isPresent()) {
            return;
        }
        long all = costs.of(lead.nodes(), lead.updates(), lead.lookups());
        workBefore = workBefore < 0 ? all : workBefore;
        long work = all - workBefore;
        if (work >= next) {
            try {
                endRound(lead);
                if (winner.isEmpty()) {
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
        return contenders.stream().filter(contender -> contender.state() == Contender.State.SEARCHING);
    }

    private void beginRound(Search lead, long work) {
        if (schedule.wanted() == 0 && !schedule.counts() && lead.solutions().signum() > 0) {
            leave(); // the others would only show that nothing exists, or find a first solution
            return;
        }
        share.note(lead, work);
        active().filter(contender -> contender.next <= work).forEach(contender -> {
            double more = contender.row.share() * factor(contender) * (work - contender.last);
            contender.last = work;
            contender.next = Math.max(work + 1, (long) (contender.row.growth() * work));
            if (more >= 1) {
                round.add(new Slice(contender, (long) more));
            }
        });
        plan(); // before a helper changes the state of a contender
        if (isTogether() && !round.isEmpty()) {
            Helpers team = helpers.orElseGet(() -> workforce.helpers(() -> check(lead)));
            helpers = Optional.of(team);
            batch = new Helpers.Batch();
            for (Slice slice : round) {
                team.add(batch, () -> {
                    slice.contender().take(slice.work(), Long.MAX_VALUE, team::check);
                    team.wakeOwner();
                });
            }
        }
    }

    /**
     * Returns the factor of the share of a contender: less while the lead comes to its end or the contender does not
     * come near a solution, more while the lead is stuck or the contender is very near.
     */
    private double factor(Contender contender) {
        Row.Role role = contender.row.role();
        if (role != Row.Role.SEARCHES && role != Row.Role.GUESSES) {
            return 1;
        }
        double near = contender.nearness() >= NEAR ? 1 : 0.125;
        boolean isVeryNear = contender.nearness() >= VERY_NEAR && contender.nearness() < 1; // 1 before it is known
        return (isVeryNear ? 2 : near) * share.factor();
    }

    /** Several threads would share the nodes of a limit by chance. */
    private boolean isTogether() {
        return workforce.count() > 1 && control.nodeLimit() == Long.MAX_VALUE;
    }

    private void endRound(Search lead) {
        helpers.ifPresent(team -> team.await(batch));
        for (Slice slice : round) {
            if (helpers.isEmpty()) {
                slice.contender().take(slice.work(), nodesLeft(lead), () -> check(lead));
            }
            judge(slice.contender(), lead);
            if (winner.isPresent()) {
                ofLead.conclude();
                break;
            }
        }
        round.clear();
        if (control.nodeLimit() < Long.MAX_VALUE) {
            ofLead.limitNodes(control.nodeLimit() - nodes());
        }
    }

    private long nodesLeft(Search lead) {
        long limit = control.nodeLimit();
        return limit == Long.MAX_VALUE ? limit : Math.max(0, limit - lead.nodes() - nodes());
    }

    /** Looks on and checks the limits in the thread of the lead, which is at a checkpoint, while contenders search. */
    private void check(Search lead) {
        control.look(facade.<Search>map(search -> search).orElse(lead));
        if (!control.mayContinue()) {
            throw new SearchStopped(control.stopped());
        }
    }

    private void judge(Contender contender, Search lead) {
        contender.found().forEach(known::add);
        int wanted = schedule.wanted();
        boolean isDone = contender.state() == Contender.State.CONCLUDED;
        if (lead instanceof Optimizer best && !contender.found().isEmpty()) {
            best.takeOver(contender.found().get(0));
        } else if (wanted > 0 && known.size() >= wanted) {
            winner = Optional.of(contender);
        } else if (isDone) {
            total = Optional.of(contender.solutions());
            boolean isAll = schedule.counts()
                    || total.get().equals(foundBy(lead))
                            && (total.get().signum() == 0 || !(lead instanceof Optimizer)); // which proves a bound, too
            winner = isAll ? Optional.of(contender) : Optional.empty();
        } else if (!schedule.counts()
                && contender.row.role() == Row.Role.COUNTS
                && contender.solutions().compareTo(BigInteger.valueOf(Math.max(0, wanted - 1))) > 0) {
            contender.leave(); // there is a solution, and a count does not name it
        }
        if (wanted > 0 && winner.isEmpty() && isDecided()) {
            winner = Optional.of(contender); // its solution is the last of those that another has counted
        }
        if (winner.isEmpty() && contender.state() != Contender.State.SEARCHING) {
            contender.leave();
        }
    }

    /** Returns the number of solutions known so far: those of a facade are all known. */
    private BigInteger foundBy(Search lead) {
        return facade.isPresent() ? BigInteger.valueOf(known.size()) : lead.solutions();
    }

    // ---- the answer

    /** Returns true if nothing remains to be found: a contender has ended the lead, or all solutions are known. */
    boolean isDecided() {
        return winner.isPresent()
                || total.filter(BigInteger.valueOf(known.size())::equals).isPresent();
    }

    /**
     * Returns true if another search should take the place of a tree search for one or two solutions: no contender may
     * take further slices, or the lead is likely to come to its end before them.
     */
    boolean isLeadAlone(Search lead) {
        return schedule.wanted() > 0
                && lead instanceof TreeSearch
                && lead.nodes() >= schedule.alone()
                && (next == Long.MAX_VALUE && round.isEmpty() || share.isNearItsEnd())
                && !isDecided();
    }

    boolean counts() {
        return schedule.counts();
    }

    KnownSolutions known() {
        return known;
    }

    Optional<BigInteger> total() {
        return total;
    }

    /** Returns the engine that ended the lead; empty if the lead has its own answer, or weights have ended it. */
    Optional<String> engine() {
        return winner.filter(contender -> contender.row.role() != Row.Role.REFUTES)
                .map(contender -> contender.search().flatMap(Search::engine).orElse(contender.row.engine()));
    }

    /** Returns the order of the sweep that ended the lead. */
    Optional<String> order() {
        return winner.flatMap(Contender::search).flatMap(Search::order);
    }

    /** Returns the name of the weights that ended the lead. */
    private Optional<String> proof() {
        return winner.flatMap(Contender::search)
                .flatMap(search -> search instanceof WeightsSearch weights ? weights.proof() : Optional.empty());
    }

    /** Returns the number of nodes of all contenders so far. */
    long nodes() {
        return contenders.stream().mapToLong(Contender::nodes).sum();
    }

    /** Returns the number of updates of all contenders so far. */
    long updates() {
        return contenders.stream().mapToLong(Contender::updates).sum();
    }

    /** Returns the numbers of a contender that learns. */
    Optional<Learned> learned() {
        return contenders.stream()
                .flatMap(contender -> contender.learned().stream())
                .findFirst();
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
        boolean isAdded = facade.isPresent();
        BigInteger ofTheLead = facade.map(ScheduledSearch::foundByLead).orElseGet(whole::solutions);
        rows.add(schedule.leadingRow()
                .report(
                        winner.isEmpty() && isAnswered ? "answered" : "searches",
                        ofTheLead.min(BigInteger.valueOf(Long.MAX_VALUE)).longValue(),
                        whole.nodes() - (isAdded ? nodes() : 0),
                        whole.updates() - (isAdded ? updates() : 0)));
        contenders.forEach(contender ->
                rows.add(contender.report(winner.filter(contender::equals).isPresent())));
        report.schedule(rows).proof(proof());
        engine().ifPresent(name -> report.engine(name).order(order()));
        if (engine().isPresent() && !isAdded) {
            report.tally(new Tally(counted.solutions(), counted.nodes() + nodes(), counted.updates() + updates()));
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
