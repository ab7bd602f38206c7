package dlx.core.engine.slots;

import dlx.core.engine.AidedSearch;
import dlx.core.engine.Engine;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreePartsSearch;
import dlx.core.engine.TreeSearch;
import dlx.core.search.CancellationToken;
import dlx.core.search.Learned;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A search for any solution, or for any two, in stages. Each begins at the root:
 *
 * <ol>
 *   <li>Slots learn from dead ends, for a while: the best that is known for most puzzles that are hard.
 *   <li>Where nothing was found, dancing links try, for a while, on other ways; only in a search for a first solution. Where there
 *       are very many solutions and a wrong choice at the top shows only far below, as with 70 queens and more, slots go
 *       astray for good, and one of some ways chosen at random meets a solution soon.
 *   <li>A sweep goes through the states of the tree along an order of the items, and finds all solutions or that there are none, if it looks
 *       short. States that come again and again are what slots go astray in: they need years to see that dominoes do not
 *       cover a chessboard of 14 x 14 cells without two opposite corners, and a sweep meets 73 672 states.
 *   <li>Slots go to the end, through the tree that follows from what was learned, and learn no more: so all threads that
 *       there may be go through the same tree. Where that takes long, an engine that learns from conflicts has its share of the time
 *       beside them: {@link AidedSearch}.
 * </ol>
 *
 * <p>Without multiplicities: with them slots learn nothing that would help.
 */
final class LearningSearch implements Search {

    /** The most updates on other ways: some tenths of a second. */
    private static final long OTHER_UPDATES = 20_000_000;

    /** A trial of other ways is looked at so often, in nodes. */
    private static final int BETWEEN = 256;

    /** The names of the engines of the stages between. */
    record Names(String sweeping, String restarting, String learning) {}

    /** The same, with who compiles them. */
    record OtherWays(Names names, Engine.OtherCompilations others) {}

    /** Where the search is, in this order; it may end in each. */
    private enum Stage {
        LEARNING,
        ON_OTHER_WAYS,
        SWEEPING,
        TAUGHT
    }

    private final Engine.Keyed slots;
    private final Optional<OtherWays> otherWays;
    private final SearchRequest request;
    private final SearchControl control;

    /** The walk that learns. */
    private final TreeSearch teacher;

    private Stage stage = Stage.LEARNING;

    /** The control of the stage. */
    private SearchControl own;

    private Search search;

    /** What was counted in the stages before; no solution is among it. */
    private Tally before = Tally.ZERO;

    /** How many solutions were shown. */
    private long shown;

    /** The options of the solution that was shown while the search learned, if another is wanted: each later stage may meet it again. */
    private int[] known = new int[0];

    /**
     * A search that has not begun.
     *
     * @param request {@linkplain SearchRequest.Kind#isForAny for any solution, or any two}
     * @param otherWays none: there is no stage between the first and the last, and nobody learns aside
     */
    LearningSearch(Engine.Keyed slots, Optional<OtherWays> otherWays, SearchRequest request, SearchControl control) {
        this.slots = slots;
        this.otherWays = otherWays;
        this.request = request;
        this.control = control;
        own = stage(request.handOvers().learning());
        teacher = slots.start(request, own);
        search = teacher;
    }

    /** The control of a stage of so many nodes at most. */
    private SearchControl stage(long nodes) {
        return control.part(Math.min(nodes, nodesLeft()), Integer.MAX_VALUE, present -> control.look(this));
    }

    private long nodesLeft() {
        return control.nodeLimit() == Long.MAX_VALUE ? Long.MAX_VALUE : control.nodeLimit() - before.nodes();
    }

    @Override
    public boolean advance() {
        try {
            do {
                if (advanceInStage()) {
                    shown++;
                    return true;
                }
            } while (nextStage());
        } catch (SearchStopped e) { // while the other engine compiled
            control.end(e.reason());
        }
        return false;
    }

    private boolean advanceInStage() {
        boolean found = search.advance();
        if (found && stage == Stage.LEARNING && !request.kind().mayRestart()) {
            known = options(); // sorted later: most searches end here
        } else if (found && known.length > 0 && isKnown()) {
            found = search.advance();
        }
        return found;
    }

    private boolean isKnown() {
        int[] options = options();
        Arrays.sort(options);
        Arrays.sort(known);
        return Arrays.equals(options, known);
    }

    private int[] options() {
        int[] options = new int[length()];
        copyOptions(options);
        return options;
    }

    /** Goes over to the next stage; false where the tree has been seen to its end, or the search is stopped. */
    private boolean nextStage() {
        if (own.stopped() == StopReason.EXHAUSTED) {
            return false;
        }
        boolean isSpent = stage != Stage.TAUGHT && control.mayContinue(this);
        if (!isSpent) {
            control.end(own.stopped());
            return false;
        }
        Tally counted = search.tally();
        before = before.plus(new Tally(BigInteger.ZERO, counted.nodes(), counted.updates()));
        boolean begun = false;
        while (!begun) {
            stage = Stage.values()[stage.ordinal() + 1];
            begun = begin();
        }
        return true;
    }

    /** Begins the present stage; false if no engine can do it. */
    private boolean begin() {
        return switch (stage) {
            case LEARNING -> true;
            case ON_OTHER_WAYS -> request.kind().mayRestart() && begin(Names::restarting, this::trial);
            case SWEEPING ->
                !isSwept()
                        && begin(
                                Names::sweeping, () -> stage(request.handOvers().states()));
            case TAUGHT -> {
                beginLast();
                yield true;
            }
        };
    }

    /** True in place of a sweep that was asked for by name and has not found the memory that it needed. */
    private boolean isSwept() {
        String asked = request.kind().engine();
        return otherWays.stream().anyMatch(ways -> ways.names().sweeping().equals(asked));
    }

    private void beginLast() {
        own = stage(Long.MAX_VALUE);
        search = otherWays
                .<Search>map(ways -> new AidedSearch(this::taught, SlotsEngine.aid(ways, request), request, own))
                .orElseGet(() -> taught(own));
    }

    private Search taught(SearchControl control) {
        return request.threads() == 1
                ? pupil(request, control)
                : TreePartsSearch.inThreads((part, own) -> pupil(request.given(part), own), request, control);
    }

    /** Begins a stage of another engine; false where there is none, or no memory for it. */
    private boolean begin(Function<Names, String> who, Supplier<SearchControl> control) {
        Optional<Engine.Compiled> compiled = otherWays.flatMap(ways ->
                ways.others().ifPossible(request.kind().engine(who.apply(ways.names())), this.control));
        if (compiled.isPresent()) {
            own = control.get();
            search = compiled.get().start(request, own);
        }
        return compiled.isPresent();
    }

    /** The control of a stage that ends after some work, too. */
    private SearchControl trial() {
        CancellationToken enough = new CancellationToken();
        return control.trial(Math.min(request.handOvers().otherWays(), nodesLeft()), enough, BETWEEN, trial -> {
            control.look(this);
            if (!control.mayContinue() || trial.updates() >= OTHER_UPDATES) {
                enough.cancel();
            }
        });
    }

    private TreeSearch pupil(SearchRequest part, SearchControl control) {
        TreeSearch pupil = slots.start(part, control);
        pupil.learnFrom(teacher);
        return pupil;
    }

    @Override
    public Tally tally() {
        Tally counted = before.plus(search.tally());
        return new Tally(solutions(), counted.nodes(), counted.updates());
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(shown);
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
        return before.nodes() + search.nodes();
    }

    @Override
    public long updates() {
        return before.updates() + search.updates();
    }

    @Override
    public double share() {
        return isElsewhere() ? 0 : search.share();
    }

    @Override
    public Optional<String> engine() {
        return isElsewhere()
                ? otherWays.map(OtherWays::names).map(stage == Stage.SWEEPING ? Names::sweeping : Names::restarting)
                : search.engine();
    }

    @Override
    public Optional<Learned> learned() {
        return search.learned();
    }

    @Override
    public Optional<String> order() {
        return search.order();
    }

    private boolean isElsewhere() {
        return stage == Stage.SWEEPING || stage == Stage.ON_OTHER_WAYS;
    }

    @Override
    public void close() {
        search.close();
    }
}
