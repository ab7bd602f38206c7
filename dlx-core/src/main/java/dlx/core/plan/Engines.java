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
import dlx.core.engine.local.LocalEngine;
import dlx.core.engine.masks.MasksEngine;
import dlx.core.engine.memo.MemoEngine;
import dlx.core.engine.orbits.OrbitEngine;
import dlx.core.engine.orbits.SymmetricEngine;
import dlx.core.engine.prices.PricesEngine;
import dlx.core.engine.slots.SlotsEngine;
import dlx.core.engine.sweep.DiagramEngine;
import dlx.core.engine.sweep.SweepEngine;
import dlx.core.search.RootReduction;
import java.util.List;
import java.util.Optional;

/** All engines. Chooses the engine that answers a request, and the level of reduction of its cover. */
public final class Engines {

    /** The setting that leaves the choice to {@link #auto}. */
    public static final String AUTO = "auto";

    /** Name of the engine that can answer every request. */
    public static final String REFERENCE = LinksEngine.NAME;

    /**
     * Maximum number of nodes of a cover that is reduced, or for which {@link #auto} considers engines other than
     * {@code links} and {@code prices}.
     */
    private static final int MOST_NODES = 1 << 21;

    /**
     * Maximum number of words of a state for which slots are faster than masks. Twice this number if the items fill two
     * words.
     */
    private static final int FEW_WORDS = 64;

    /**
     * Maximum number of words of a state with which masks of more than 64 items are known to be faster than
     * {@code links}.
     */
    private static final int MANY_WORDS = 1 << 12;

    private static final Engine LINKS = new LinksEngine();
    private static final KeyedEngine SLOTS = new SlotsEngine();
    private static final KeyedEngine MASKS = new MasksEngine();
    private static final Engine MEMO =
            new MemoEngine((problem, stop) -> suitMasks(problem, SearchMode.COUNT, stop) ? MASKS : SLOTS);

    private static final Engine SWEEP = new SweepEngine(MEMO);
    private static final Engine DIAGRAM = new DiagramEngine(Engines::usual);
    private static final Engine PRICES = new PricesEngine();

    private static final Engine LEARN = new LearnEngine();

    private static final List<Engine> ALL = List.of(
            LINKS,
            SLOTS,
            MASKS,
            LEARN,
            new LocalEngine(),
            MEMO,
            SWEEP,
            new OrbitEngine(Engines::usual),
            new SymmetricEngine(Engines::usual),
            DIAGRAM,
            PRICES,
            new IdaEngine());

    private final ReducedProblems forms;
    private final SearchRequest.Kind kind;
    private final StopCheck stop;

    private Engines(ReducedProblems forms, SearchRequest.Kind kind, StopCheck stop) {
        this.forms = forms;
        this.kind = kind;
        this.stop = stop;
    }

    /** An engine, and the level of reduction of the cover that it compiles. */
    record Choice(Engine engine, ReductionLevel form) {}

    /** Returns the names of all engines, {@link #REFERENCE} first. */
    public static List<String> names() {
        return ALL.stream().map(Engine::name).toList();
    }

    /** Returns true if the setting for the engine permits to draw solutions from a diagram, without listing them. */
    public static boolean drawsFreely(String name) {
        return name.equals(AUTO) || name.equals(DiagramEngine.NAME);
    }

    /** Returns the mode of a search that is followed step by step with a named engine; ALL for other names. */
    public static SearchMode modeOfSteps(String name) {
        return ALL.stream()
                .filter(engine -> engine.name().equals(name))
                .map(Engine::modeOfSteps)
                .findFirst()
                .orElse(SearchMode.ALL);
    }

    /**
     * Returns the engine and the reduction level for a kind of request.
     *
     * @throws IllegalArgumentException if no engine has the name in the kind
     * @throws ModelException if no engine, or not the named engine, can answer the kind of request
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
                        "engine: \"" + name + "\"; expected auto or one of " + String.join(", ", names())));
        cannot(engine).ifPresent(reason -> {
            throw cannotSearch("the engine " + name + ' ' + reason);
        });
        return engine;
    }

    /**
     * Chooses the engine: the first condition that is true decides. The figures are in
     * {@code docs/develop/benchmarks.md}, "Which engine when".
     */
    private Engine auto() {
        if (kind.stepped() || kind.onPath() || kind.branching() == Branching.ASKED) {
            return LINKS; // only links supports strategies of callers; its steps and paths are those of the literature
        }
        if (kind.constrained()) {
            return can(LEARN) ? LEARN : LINKS;
        }
        if (kind.mode() == SearchMode.BEST && can(PRICES)) {
            return PRICES;
        }
        if (forms.nodes(stop) > MOST_NODES) {
            return LINKS; // the compilations of the engines below would not fit into memory
        }
        if (kind.branching() == Branching.LEFTMOST) {
            // slots are faster for all solutions; of one or two, links reports the options in the order of choice
            boolean all =
                    kind.mode() == SearchMode.ALL || kind.mode() == SearchMode.ANY || kind.mode() == SearchMode.COUNT;
            return all && can(SLOTS) ? SLOTS : LINKS;
        }
        if (kind.mode() == SearchMode.ANY && can(DIAGRAM)) {
            return DIAGRAM; // it begins with the engines below, and changes to a diagram if that seems faster
        }
        if (kind.mode() == SearchMode.COUNT && can(MEMO)) {
            return MEMO;
        }
        if (suitMasks(problem(MASKS), kind.mode(), stop) && can(MASKS)) {
            return MASKS;
        }
        return can(SLOTS) ? SLOTS : LINKS;
    }

    /** Returns the engine that searches the tree of a problem with at most {@link #MOST_NODES} nodes. */
    public static Engine usual(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (suitMasks(problem, kind.mode(), stop)
                && MASKS.cannot(problem, kind, stop).isEmpty()) {
            return MASKS;
        }
        return SLOTS.cannot(problem, kind, stop).isEmpty() ? SLOTS : LINKS;
    }

    /**
     * Returns true if masks suit a problem: it has few items, and more options than suit slots. With more than 64
     * items, masks suit only searches for all solutions: slots are better at finding one, because they restart.
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

    /** Returns the level of reduction of the cover that an engine compiles for this kind of request. */
    private ReductionLevel form(Engine engine) {
        boolean wanted =
                kind.reduction() == RootReduction.ON || kind.reduction() == RootReduction.AUTO && engine.reduces();
        boolean may = !kind.relaxes() // a reduction assumes every demand
                && kind.branching() != Branching.ASKED // a strategy of the caller receives the items of the cover
                && kind.branching() != Branching.LEFTMOST // without the dropped items another item is leftmost
                && forms.nodes(stop) <= MOST_NODES;
        if (!wanted || !may) {
            return ReductionLevel.PLAIN;
        }
        // with multiplicities, dropping options misleads MRV: four times the nodes of partridge-5;
        // a count that is left to us is often done before the options that lead nowhere are found
        boolean soon = kind.mode() == SearchMode.COUNT && kind.engine().equals(AUTO);
        return kind.isOrdered() || forms.cover().hasMultiplicities() || !engine.reducesFreely() || soon
                ? ReductionLevel.REDUCED
                : ReductionLevel.REDUCED_FREELY;
    }

    private boolean can(Engine engine) {
        return cannot(engine).isEmpty();
    }

    private Optional<String> cannot(Engine engine) {
        return kind.constrained() && !engine.keepsConstraint()
                ? Optional.of("does not keep the constraint that the cover does not state")
                : engine.cannot(problem(engine), kind, stop);
    }

    private Problem problem(Engine engine) {
        return forms.get(form(engine), stop);
    }

    private static ModelException cannotSearch(String reason) {
        return ModelException.coded("engine_cannot", "the cover cannot be searched: " + reason);
    }
}
