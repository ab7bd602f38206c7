package dlx.core.plan;

import dlx.api.ModelException;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.learn.LearnEngine;
import dlx.core.engine.links.IdaEngine;
import dlx.core.engine.links.LinksEngine;
import dlx.core.engine.masks.MasksEngine;
import dlx.core.engine.memo.MemoEngine;
import dlx.core.engine.prices.PricesEngine;
import dlx.core.engine.slots.SlotsEngine;
import dlx.core.engine.sweep.DiagramEngine;
import dlx.core.engine.sweep.SweepEngine;
import dlx.core.search.RootReduction;
import java.util.List;
import java.util.Optional;

/** All engines, and the one place that decides which of them answers a request, and in which form it gets the cover. */
public final class Engines {

    /** The setting that leaves the choice to {@link #auto}. */
    public static final String AUTO = "auto";

    /** The name of the engine that can answer every request. */
    public static final String REFERENCE = LinksEngine.NAME;

    /** A cover with more nodes than this is searched as it is, by lists. */
    private static final int MOST_NODES = 1 << 21;

    /** Up to this many words of a state, slots are faster than masks; twice as many where the items fill two words. */
    private static final int FEW_WORDS = 64;

    /** With more words than this, masks of many items are not known to be faster than lists. */
    private static final int MANY_WORDS = 1 << 12;

    private static final Engine LINKS = new LinksEngine(LearnEngine.NAME);
    private static final KeyedEngine SLOTS = new SlotsEngine(DiagramEngine.NAME, LinksEngine.NAME, LearnEngine.NAME);
    private static final KeyedEngine MASKS = new MasksEngine();
    private static final Engine MEMO =
            new MemoEngine((problem, stop) -> suitMasks(problem, SearchMode.COUNT, stop) ? MASKS : SLOTS);

    private static final Engine SWEEP = new SweepEngine(MEMO);
    private static final Engine DIAGRAM = new DiagramEngine(Engines::usual);
    private static final Engine PRICES = new PricesEngine();

    private static final Engine LEARN = new LearnEngine();

    private static final List<Engine> ALL =
            List.of(LINKS, SLOTS, MASKS, LEARN, MEMO, SWEEP, DIAGRAM, PRICES, new IdaEngine());

    private final ReducedProblems forms;
    private final SearchRequest.Kind kind;
    private final StopCheck stop;

    private Engines(ReducedProblems forms, SearchRequest.Kind kind, StopCheck stop) {
        this.forms = forms;
        this.kind = kind;
        this.stop = stop;
    }

    /** An engine, and the form in which it compiles the cover. */
    record Choice(Engine engine, ReductionLevel form) {}

    /** The names of all engines, the reference first. */
    public static List<String> names() {
        return ALL.stream().map(Engine::name).toList();
    }

    /** Whether solutions may be drawn without looking at each where this engine was asked for. */
    public static boolean drawsFreely(String name) {
        return name.equals(AUTO) || name.equals(DiagramEngine.NAME);
    }

    /** The names of the engines that look for any solution beside the usual one, each in a way of its own. */
    public static List<String> forAnySolution() {
        return List.of(LinksEngine.NAME, LearnEngine.NAME, SLOTS.name());
    }

    /** What a search looks for that is followed step by step: that of the engine of this name, if there is one. */
    public static SearchMode modeOfSteps(String name) {
        return ALL.stream()
                .filter(engine -> engine.name().equals(name))
                .map(Engine::modeOfSteps)
                .findFirst()
                .orElse(SearchMode.ALL);
    }

    /**
     * Returns the engine and the form for a kind of request.
     *
     * @throws IllegalArgumentException if no engine has the name in the kind
     * @throws ModelException if no engine, or not the one that was named, can answer the kind of request
     */
    static Choice choose(ReducedProblems forms, SearchRequest.Kind kind, StopCheck stop) {
        Engines engines = new Engines(forms, kind, stop);
        Engine engine = kind.engine().equals(AUTO) ? engines.auto() : engines.named();
        return new Choice(engine, engines.form(engine));
    }

    private Engine named() {
        String name = kind.engine();
        Engine engine = ALL.stream()
                .filter(e -> e.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "engine: \"" + name + "\"; expected auto, " + String.join(", ", names())));
        cannot(engine).ifPresent(reason -> {
            throw cannotSearch("the engine " + name + ' ' + reason);
        });
        return engine;
    }

    /**
     * The table by which the engine is chosen: the first line that holds. The figures are in {@code docs/develop/benchmarks.md},
     * "Which engine when".
     */
    private Engine auto() {
        if (kind.stepped() || kind.onPath() || kind.branching() == Branching.ASKED) {
            return LINKS; // only links asks a strategy; and its steps, and so its paths, are those of the books
        }
        if (kind.mode() == SearchMode.BEST && can(PRICES)) {
            return PRICES;
        }
        if (forms.cover().nodeCount() > MOST_NODES) {
            return LINKS; // what the others compile would not fit
        }
        if (kind.branching() == Branching.LEFTMOST) {
            // one solution or two come with their options in the order in which they were chosen
            boolean all =
                    kind.mode() == SearchMode.ALL || kind.mode() == SearchMode.ANY || kind.mode() == SearchMode.COUNT;
            return all && can(SLOTS) ? SLOTS : LINKS;
        }
        if (kind.mode() == SearchMode.COUNT && can(SWEEP)) {
            return SWEEP; // it begins with memo, and goes on so unless a sweep looks shorter
        }
        if (kind.mode() == SearchMode.ANY && can(DIAGRAM)) {
            return DIAGRAM; // it begins with the engines below, and goes on so unless a diagram looks shorter
        }
        if (kind.mode() == SearchMode.COUNT && can(MEMO)) {
            return MEMO;
        }
        if (suitMasks(problem(MASKS), kind.mode(), stop) && can(MASKS)) {
            return MASKS;
        }
        return can(SLOTS) ? SLOTS : LINKS;
    }

    /** The engine that goes through the tree of a problem which has not too many nodes. */
    private static Engine usual(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (suitMasks(problem, kind.mode(), stop)
                && MASKS.cannot(problem, kind, stop).isEmpty()) {
            return MASKS;
        }
        return SLOTS.cannot(problem, kind, stop).isEmpty() ? SLOTS : LINKS;
    }

    /**
     * Whether a problem has the shape for masks: few items, and one with more options than slots suit. With more than 64
     * items only where all solutions are wanted: one of them is better looked for by slots, which begin again.
     */
    private static boolean suitMasks(Problem problem, SearchMode mode, StopCheck stop) {
        boolean all = mode == SearchMode.ALL || mode == SearchMode.ANY || mode == SearchMode.COUNT;
        if (problem.isColored()
                || problem.isBounded()
                || problem.items() > (all ? MasksEngine.MOST_ITEMS : Long.SIZE)) {
            return false;
        }
        long words = SlotsEngine.words(problem, stop);
        return problem.items() <= Long.SIZE ? words > FEW_WORDS : words > 2 * FEW_WORDS && words <= MANY_WORDS;
    }

    /** Returns the form in which an engine compiles the cover for a kind of request. */
    private ReductionLevel form(Engine engine) {
        boolean wanted =
                kind.reduction() == RootReduction.ON || kind.reduction() == RootReduction.AUTO && engine.reduces();
        boolean may = !kind.relaxes() // a reduction leans on every demand
                && kind.branching() != Branching.ASKED // a strategy sees the items as they are
                && kind.branching() != Branching.LEFTMOST // and the leftmost of fewer items is another one
                && forms.cover().nodeCount() <= MOST_NODES;
        if (!wanted || !may) {
            return ReductionLevel.PLAIN;
        }
        // with multiplicities, dropping options misleads MRV: four times the nodes of partridge-5
        return kind.isOrdered() || forms.cover().hasMultiplicities() || !engine.reducesFreely()
                ? ReductionLevel.REDUCED
                : ReductionLevel.REDUCED_FREELY;
    }

    private boolean can(Engine engine) {
        return cannot(engine).isEmpty();
    }

    private Optional<String> cannot(Engine engine) {
        return engine.cannot(problem(engine), kind, stop);
    }

    private Problem problem(Engine engine) {
        return forms.get(form(engine), stop);
    }

    private static ModelException cannotSearch(String reason) {
        return ModelException.coded("engine_cannot", "the cover cannot be searched: " + reason);
    }
}
