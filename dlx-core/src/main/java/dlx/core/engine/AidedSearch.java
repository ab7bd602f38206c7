package dlx.core.engine;

import dlx.core.search.CancellationToken;
import dlx.core.search.Learned;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;

/**
 * A search for any solution, or any two, that dances, and learning from conflicts beside it, in its thread: once the dance has taken
 * long, it rests at a checkpoint while the other has its turn, and again each time it has made twice as many updates. Where the share
 * of the tree that was seen says that the dance comes to an end, it goes on alone. If the other finds what is wanted, or that there is
 * no more, the dance ends, as at the end of its tree.
 */
public final class AidedSearch implements Search {

    /** From one turn to the next, the dance makes so many times the updates. */
    private static final int RARER = 2;

    /** The dance goes on alone where it has seen this share of its tree, and the share grows with its work. */
    private static final double PROMISING = 1.0 / 32;

    /**
     * The share must have grown by this factor since it was looked at last, or by half of what was left; the dance has made
     * twice as many updates since. A share that stays comes from the few options of the first levels alone: the dance is stuck
     * below one of them.
     */
    private static final double GROWTH = 1.25;

    /** The other is looked at so often, in nodes. */
    private static final int BETWEEN = 1 << 6;

    /**
     * The help.
     *
     * @param engine the name of the engine that learns, and goes on under another control
     * @param others what it compiles of the same cover
     * @param first the first turn comes after so many updates of the dance
     * @param share all its turns together have so many updates for each update of the dance, and for each thread of it; updates of two
     *     engines may differ in time
     */
    public record Aid(String engine, Engine.OtherCompilations others, long first, double share) {}

    private final Aid aid;
    private final SearchRequest request;
    private final SearchControl control;
    private final SearchControl ofDance;
    private final Search dance;
    private final int wanted;

    /** Once it has begun; nothing if nobody can do this. */
    private Optional<ResumableSearch> learner = Optional.empty();

    /** What it has found and nobody was shown. */
    private final Queue<int[]> found = new ArrayDeque<>();

    private long next;

    /** The share of its tree that the dance had seen where the last turn was due. */
    private double seen;

    private boolean isAlone;
    private boolean hasConcluded;
    private long shown;

    /** The options of the solution that was shown first, ascending, if another is wanted. */
    private int[] first = new int[0];

    /** The solution where the search rests, if that was found aside. */
    private Optional<int[]> foundAside = Optional.empty();

    /**
     * A search that has not begun.
     *
     * @param dance makes the search that dances
     * @param request {@linkplain SearchRequest.Kind#isForAny for any solution, or any two}
     */
    public AidedSearch(Function<SearchControl, Search> dance, Aid aid, SearchRequest request, SearchControl control) {
        this.aid = aid;
        this.request = request;
        this.control = control;
        wanted = request.kind().mayRestart() ? 1 : 2;
        next = aid.first();
        ofDance = control.part(control.nodeLimit(), Integer.MAX_VALUE, this::lookAt);
        this.dance = dance.apply(ofDance);
    }

    @Override
    public boolean advance() {
        foundAside = Optional.empty();
        boolean isFound = resume();
        if (!isFound && ofDance.stopped() == StopReason.EXHAUSTED) {
            foundAside = nextAside();
            isFound = foundAside.isPresent();
        } else if (!isFound) {
            control.end(ofDance.stopped());
        }
        if (isFound && shown++ == 0 && wanted > 1) {
            first = sorted(options());
        }
        return isFound;
    }

    private boolean resume() {
        try {
            return dance.advance();
        } catch (SearchStopped e) { // while the other engine compiled
            ofDance.end(e.reason());
            return false;
        }
    }

    private int[] options() {
        int[] options = new int[length()];
        copyOptions(options);
        return options;
    }

    private static int[] sorted(int[] options) {
        int[] sorted = options.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /** The next of the solutions found aside that is not the one that was shown; nothing unless the dance was ended. */
    private Optional<int[]> nextAside() {
        while (hasConcluded && !found.isEmpty()) {
            int[] options = found.remove();
            if (shown == 0 || !Arrays.equals(sorted(options), first)) {
                return Optional.of(options);
            }
        }
        return Optional.empty();
    }

    /** At a checkpoint of the dance: takes a turn where one is due, and ends the dance where it needs no more. */
    private void lookAt(Search present) {
        control.look(this);
        if (!isAlone && present.updates() >= next) {
            next = RARER * present.updates();
            double share = present.share();
            boolean isPromising = share >= PROMISING && share >= Math.min(GROWTH * seen, (1 + seen) / 2);
            seen = share;
            if (!isPromising) {
                takeTurn(present);
            }
        }
        if (hasConcluded) {
            ofDance.conclude();
        } else if (control.nodeLimit() < Long.MAX_VALUE) {
            ofDance.lowerNodeLimit(control.nodeLimit() - nodesAside());
        }
    }

    /** Lets the other go on until it has made its share of the updates. */
    private void takeTurn(Search present) {
        if (learner.isEmpty() && !begin()) {
            isAlone = true;
            return;
        }
        ResumableSearch search = learner.get();
        double updates = present.updates() * aid.share() / request.threads();
        long nodesLeft = control.nodeLimit() == Long.MAX_VALUE ? Long.MAX_VALUE : control.nodeLimit() - present.nodes();
        CancellationToken enough = new CancellationToken();
        SearchControl turn = control.trial(nodesLeft, enough, BETWEEN, at -> {
            control.look(this);
            if (!control.mayContinue() || at.updates() >= updates) {
                enough.cancel();
            }
        });
        search.continueUnder(turn);
        while (found.size() < wanted && search.advance()) {
            int[] options = new int[search.length()];
            search.copyOptions(options);
            found.add(options);
        }
        hasConcluded = found.size() == wanted || turn.stopped() == StopReason.EXHAUSTED;
        isAlone = hasConcluded || turn.stopped() != StopReason.CANCELLED;
    }

    private boolean begin() {
        learner = aid.others()
                .ifPossible(request.kind().engine(aid.engine()), control)
                .map(compiled -> compiled.start(request, control))
                .filter(ResumableSearch.class::isInstance)
                .map(ResumableSearch.class::cast);
        return learner.isPresent();
    }

    private long nodesAside() {
        return learner.map(Search::nodes).orElse(0L);
    }

    private long updatesAside() {
        return learner.map(Search::updates).orElse(0L);
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(shown);
    }

    @Override
    public int length() {
        return foundAside.map(options -> options.length).orElseGet(dance::length);
    }

    @Override
    public void copyOptions(int[] into) {
        if (foundAside.isPresent()) {
            System.arraycopy(foundAside.get(), 0, into, 0, foundAside.get().length);
        } else {
            dance.copyOptions(into);
        }
    }

    @Override
    public long nodes() {
        return dance.nodes() + nodesAside();
    }

    @Override
    public long updates() {
        return dance.updates() + updatesAside();
    }

    @Override
    public Tally tally() {
        Tally counted = dance.tally();
        return new Tally(solutions(), counted.nodes() + nodesAside(), counted.updates() + updatesAside());
    }

    @Override
    public double share() {
        return dance.share();
    }

    @Override
    public boolean isOver() {
        return dance.isOver();
    }

    @Override
    public Optional<String> engine() {
        return hasConcluded ? Optional.of(aid.engine()) : dance.engine();
    }

    @Override
    public Optional<Learned> learned() {
        return learner.flatMap(Search::learned);
    }

    @Override
    public Optional<String> order() {
        return dance.order();
    }

    @Override
    public void close() {
        learner.ifPresent(Search::close);
        dance.close();
    }
}
