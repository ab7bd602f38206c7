package dlx.core.schedule;

import dlx.core.engine.Helpers;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Workforce;
import dlx.core.search.Learned;
import dlx.core.search.ScheduleRow;
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

    private final SearchControl.ProgressWatch other;
    private final List<Contender> contenders = new ArrayList<>();
    private final KnownSolutions known = new KnownSolutions();
    private final LeadShare share = new LeadShare();

    /** The question, once the contest has begun. */
    private Optional<Entry> entry = Optional.empty();

    /** The control of the lead. */
    private Optional<SearchControl> led = Optional.empty();

    /** The lead at its last checkpoint. */
    private Optional<Search> present = Optional.empty();

    /** Work of the lead before its first checkpoint: that of an earlier run which it resumes. */
    private long workBefore = -1;

    /** Slices of the present round. */
    private final List<Slice> round = new ArrayList<>();

    /** Threads that take the slices, from the first round on. */
    private Optional<Helpers> helpers = Optional.empty();

    private Helpers.Batch batch = new Helpers.Batch();

    /** Work of the lead at which the next round begins. */
    private long next = Long.MAX_VALUE;

    /** The number of all solutions, once a contender has counted or found them all. */
    private Optional<BigInteger> total = Optional.empty();

    private Optional<Contender> winner = Optional.empty();

    /** The search that shows the answers of the contenders. */
    private Optional<ScheduledSearch> facade = Optional.empty();

    /**
     * The question of a contest.
     *
     * @param schedule the table
     * @param control control of the whole search
     * @param starter starts the searches of the contenders
     * @param workforce the threads that search
     * @param items number of items of the cover
     */
    public record Entry(Schedule schedule, SearchControl control, Starter starter, Workforce workforce, int items) {}

    private record Slice(Contender contender, long work) {}

    /**
     * Creates a contest without contenders.
     *
     * @param other the watch that looks on besides
     */
    public Contest(SearchControl.ProgressWatch other) {
        this.other = other;
    }

    /** Enters the contenders of a schedule, before the lead begins under the control of the whole search. */
    public void begin(Entry about) {
        entry = Optional.of(about);
        lead(about.control());
        for (Row row : about.schedule().contenders()) {
            Costs costs = Costs.of(row.engine(), about.items());
            contenders.add(new Contender(
                    row,
                    about.starter(),
                    about.control(),
                    costs,
                    Math.max(1, about.schedule().wanted())));
        }
        plan();
    }

    /** Sets the control of the lead: a part of the whole search if {@link ScheduledSearch} shows the answers. */
    void lead(SearchControl control) {
        led = Optional.of(control);
    }

    void show(ScheduledSearch search) {
        facade = Optional.of(search);
    }

    private boolean hasFacade() {
        return about().control() != led.orElseThrow();
    }

    Entry about() {
        return entry.orElseThrow();
    }

    @Override
    public void look(Search search) {
        other.look(search);
        if (entry.isPresent() && !hasFacade()) {
            takeTurns(search);
        }
    }

    @Override
    public void improved(Search search) {
        other.improved(search);
    }

    /** Looks at the lead of a facade, at its checkpoint. */
    void lookAtLead(Search lead) {
        if (facade.isPresent()) {
            about().control().look(facade.get());
            takeTurns(lead);
            facade.get().considerAlone(lead);
        }
    }

    /** Begins a round at a checkpoint of the lead if slices are due, after the end of the round before. */
    private void takeTurns(Search lead) {
        if (next == Long.MAX_VALUE && round.isEmpty() || winner.isPresent()) {
            return;
        }
        present = Optional.of(lead);
        long all = Costs.ofLead(about().schedule().lead(), about().items()).of(lead.nodes(), lead.updates());
        workBefore = workBefore < 0 ? all : workBefore;
        long work = all - workBefore;
        if (work >= next) {
            try {
                endRound(lead);
                if (winner.isEmpty()) {
                    beginRound(lead, work);
                }
            } catch (SearchStopped e) { // the control of the lead has the reason, too
                leave();
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
        if (about().schedule().wanted() == 0
                && !about().schedule().counts()
                && lead.solutions().signum() > 0) {
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
            Helpers team = helpers.orElseGet(() -> about().workforce().helpers(this::check));
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
        return (isVeryNear ? 2 : near) * (share.isPromising() ? 0.125 : 1 + 0.5 * share.stuck());
    }

    /** Several threads would share the nodes of a limit by chance. */
    private boolean isTogether() {
        return about().workforce().count() > 1 && about().control().nodeLimit() == Long.MAX_VALUE;
    }

    private void endRound(Search lead) {
        helpers.ifPresent(team -> team.await(batch));
        for (Slice slice : round) {
            if (helpers.isEmpty()) {
                slice.contender().take(slice.work(), nodesLeft(lead), this::check);
            }
            judge(slice.contender(), lead);
            if (winner.isPresent()) {
                led.orElseThrow().conclude();
                break;
            }
        }
        round.clear();
        if (hasFacade() && about().control().nodeLimit() < Long.MAX_VALUE) {
            led.orElseThrow().limitNodes(about().control().nodeLimit() - nodes());
        }
    }

    private long nodesLeft(Search lead) {
        long limit = about().control().nodeLimit();
        return limit == Long.MAX_VALUE ? limit : Math.max(0, limit - lead.nodes() - nodes());
    }

    /** Looks on and checks the limits in the thread of the lead, which is at a checkpoint, while contenders search. */
    private void check() {
        SearchControl control = about().control();
        facade.<Search>map(search -> search).or(() -> present).ifPresent(other::look);
        if (!control.mayContinue()) {
            throw new SearchStopped(control.stopped());
        }
    }

    private void judge(Contender contender, Search lead) {
        contender.found().forEach(known::add);
        int wanted = about().schedule().wanted();
        boolean isDone = contender.state() == Contender.State.CONCLUDED;
        if (lead instanceof Optimizer best && !contender.found().isEmpty()) {
            best.takeOver(contender.found().get(0));
        } else if (wanted > 0 && known.size() >= wanted) {
            winner = Optional.of(contender);
        } else if (isDone) {
            total = Optional.of(contender.solutions());
            boolean isAll = about().schedule().counts()
                    || total.get().equals(foundBy(lead))
                            && (total.get().signum() == 0 || !(lead instanceof Optimizer)); // which proves a bound, too
            winner = isAll ? Optional.of(contender) : Optional.empty();
        } else if (!about().schedule().counts()
                && contender.row.role() == Row.Role.COUNTS
                && contender.solutions().compareTo(BigInteger.valueOf(Math.max(0, wanted - 1))) > 0) {
            contender.leave(); // there is a solution, and a count does not name it
        }
        if (winner.isEmpty() && contender.state() != Contender.State.SEARCHING) {
            contender.leave();
        }
    }

    /** Returns the number of solutions known so far: those of a facade are all known. */
    private BigInteger foundBy(Search lead) {
        return hasFacade() ? BigInteger.valueOf(known.size()) : lead.solutions();
    }

    // ---- the answer

    /** Returns true if nothing remains to be found: a contender has ended the lead, or all solutions are known. */
    boolean isDecided() {
        return winner.isPresent()
                || total.filter(BigInteger.valueOf(known.size())::equals).isPresent();
    }

    /** Returns true if no contender may take further slices, or the lead is likely to come to its end before them. */
    boolean isLeadAlone(double share) {
        return next == Long.MAX_VALUE && round.isEmpty() || this.share.isPromising() && this.share.seen() >= share;
    }

    KnownSolutions known() {
        return known;
    }

    Optional<BigInteger> total() {
        return total;
    }

    /** Returns the engine that ended the lead; empty if the lead has its own answer, or weights have ended it. */
    public Optional<String> engine() {
        return winner.filter(contender -> contender.row.role() != Row.Role.REFUTES)
                .map(contender -> contender.search().flatMap(Search::engine).orElse(contender.row.engine()));
    }

    /** Returns the order of the sweep that ended the lead. */
    public Optional<String> order() {
        return winner.flatMap(Contender::search).flatMap(Search::order);
    }

    /** Returns the name of the weights that ended the lead. */
    public Optional<String> proof() {
        return winner.flatMap(Contender::search)
                .flatMap(search -> search instanceof WeightsSearch weights ? weights.proof() : Optional.empty());
    }

    /** Returns the number of nodes of all contenders so far. */
    public long nodes() {
        return contenders.stream().mapToLong(Contender::nodes).sum();
    }

    /** Returns the number of updates of all contenders so far. */
    public long updates() {
        return contenders.stream().mapToLong(Contender::updates).sum();
    }

    /** Returns the numbers of a contender that learns. */
    Optional<Learned> learned() {
        return contenders.stream()
                .flatMap(contender -> contender.learned().stream())
                .findFirst();
    }

    /**
     * Returns the table with the figures of all rows, after the end.
     *
     * @param whole the search that the report is about
     */
    public List<ScheduleRow> report(Search whole) {
        if (entry.isEmpty()) {
            return List.of();
        }
        List<ScheduleRow> rows = new ArrayList<>();
        boolean isAdded = hasFacade();
        rows.add(about().schedule()
                .leadingRow()
                .report(
                        winner.isEmpty() && whole.solutions().signum() > 0 ? "answered" : "searches",
                        whole.solutions()
                                .min(BigInteger.valueOf(Long.MAX_VALUE))
                                .longValue(),
                        whole.nodes() - (isAdded ? nodes() : 0),
                        whole.updates() - (isAdded ? updates() : 0)));
        contenders.forEach(contender ->
                rows.add(contender.report(winner.filter(contender::equals).isPresent())));
        return rows;
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
