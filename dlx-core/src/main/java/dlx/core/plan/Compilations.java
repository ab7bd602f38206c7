package dlx.core.plan;

import dlx.api.CoverData;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.internal.Waiting;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Compilations of one cover, by kind of request; each is made at its first use. They contain all options, or only those
 * that givens leave. Thread-safe.
 */
public final class Compilations {

    private final CoverData cover;
    private final Givens contained;
    private final ReducedProblems forms;
    private final Map<SearchRequest.Kind, Compilation> byKind = new ConcurrentHashMap<>();
    /** Compilations by engine name and reduction level: "slots REDUCED". */
    private final OnceMap<String, Compilation> byPart;

    private final Waiting waiting;

    /** The last compilations {@link #below} givens. */
    private volatile Optional<Compilations> last = Optional.empty();

    /**
     * Creates an empty set of compilations.
     *
     * @param waiting waits for a compilation that another thread makes
     */
    public Compilations(CoverData cover, Waiting waiting) {
        this(cover, Givens.NONE, waiting);
    }

    private Compilations(CoverData cover, Givens contained, Waiting waiting) {
        this.cover = cover;
        this.contained = contained;
        this.waiting = waiting;
        forms = new ReducedProblems(cover, contained, waiting);
        byPart = new OnceMap<>(waiting);
    }

    /**
     * Returns the compilations of the options that givens leave of this cover. Returns these compilations if the givens
     * remove few nodes: the compilation of the whole serves other givens, too. Keeps the compilations of the last givens
     * only, and none for a part of the givens: an answer must not depend on earlier questions.
     *
     * <p>Time: O(size of the cover), and O(number of givens) for the last givens.
     *
     * @param leastRemoved number of nodes from which on a removal is not small
     */
    public Compilations below(Givens givens, long leastRemoved, StopCheck stop) {
        boolean mayPay = !givens.isEmpty()
                && !givens.relaxes()
                && removed(givens.givenCount(), givens.forbiddenOptions().length) >= leastRemoved;
        if (!mayPay) {
            return this;
        }
        Compilations below = last.filter(made -> made.contained.equals(givens))
                .orElseGet(() -> new Compilations(cover, givens, waiting));
        int nodes = below.forms.nodes(stop);
        last = Optional.of(below);
        return cover.nodeCount() - nodes >= leastRemoved ? below : this;
    }

    /** Estimates the number of nodes that givens remove, from the mean numbers of items and options. */
    private double removed(int given, int forbidden) {
        double length = (double) cover.nodeCount() / Math.max(1, cover.optionCount());
        double uses = (double) cover.nodeCount() / Math.max(1, cover.itemCount());
        return length * (forbidden + length * uses * given);
    }

    /** Returns the way in which threads wait for a compilation that another thread makes. */
    public Waiting waiting() {
        return waiting;
    }

    /**
     * A cover compiled for an engine.
     *
     * @param engine the engine's name
     */
    public record Compilation(String engine, Engine.Compiled compiled) {}

    /** Returns true if the compilation for a kind of request exists. */
    public boolean isMade(SearchRequest.Kind kind) {
        return byKind.containsKey(kind);
    }

    /**
     * Returns the compilation for a kind of request, by the engine that the kind names or, for {@link Engines#AUTO}, by
     * the engine chosen.
     *
     * @param stop called at intervals, also while another thread makes the compilation
     * @throws dlx.api.ModelException if no engine can answer the request
     */
    public Compilation find(SearchRequest.Kind kind, StopCheck stop) {
        Compilation made = byKind.get(kind);
        if (made != null) {
            return made;
        }
        Engines.Choice choice = Engines.choose(forms, kind, stop);
        Engine engine = choice.engine();
        Compilation compilation = byPart.get(
                engine.name() + ' ' + choice.form(),
                stop,
                () -> new Compilation(engine.name(), engine.compile(forms.get(choice.form(), stop), inOrder(0), stop)));
        byKind.putIfAbsent(kind, compilation);
        return compilation;
    }

    /**
     * Returns the compilations with the items and options in an order, also for the engines to which an engine delegates.
     * Only those in the order of the cover are kept.
     *
     * @param order 0 for the order of the cover, else a number that determines another one
     */
    public Engine.OtherCompilations inOrder(int order) {
        return order == 0
                ? (kind, stop) -> find(kind, stop).compiled()
                : (kind, stop) -> {
                    Engines.Choice choice = Engines.choose(forms, kind, stop);
                    Problem problem = forms.get(choice.form(), stop).inOtherOrder(order, stop);
                    return choice.engine().compile(problem, inOrder(order), stop);
                };
    }
}
