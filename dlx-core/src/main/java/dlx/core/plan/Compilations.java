package dlx.core.plan;

import dlx.api.CoverData;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.search.internal.Waiting;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A cover compiled for the requests that came up, each engine at its first use. Thread-safe. */
public final class Compilations {

    private final ReducedProblems forms;
    private final Map<SearchRequest.Kind, Compilation> byKind = new ConcurrentHashMap<>();
    /** By the name of the engine and the form of the cover. */
    private final OnceMap<String, Compilation> byPart;

    private final Waiting waiting;

    /**
     * The compilations of a cover, none of them made.
     *
     * @param waiting how a thread waits for the one that makes what it wants
     */
    public Compilations(CoverData cover, Waiting waiting) {
        this.waiting = waiting;
        forms = new ReducedProblems(cover, waiting);
        byPart = new OnceMap<>(waiting);
    }

    /** How a thread waits for the one that makes what it wants. */
    public Waiting waiting() {
        return waiting;
    }

    /**
     * A cover compiled for an engine.
     *
     * @param engine the engine's name
     */
    public record Compilation(String engine, Engine.Compiled compiled) {}

    /** Whether what a kind of request needs has been compiled. */
    public boolean isMade(SearchRequest.Kind kind) {
        return byKind.containsKey(kind);
    }

    /**
     * The cover compiled for a kind of request, by the engine that it names or the one that suits it.
     *
     * @param stop asked now and then, also while another thread compiles what is wanted here
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
                () -> new Compilation(
                        engine.name(),
                        engine.compile(
                                forms.get(choice.form(), stop),
                                (other, asks) -> find(other, asks).compiled(),
                                stop)));
        byKind.putIfAbsent(kind, compilation);
        return compilation;
    }

    /**
     * The cover in another order compiled for a kind of request, also by the engines that it is handed on to. It is not kept.
     *
     * @param order a number that decides on the order of items and options
     * @throws dlx.api.ModelException if no engine can answer the request
     */
    public Engine.Compiled inOtherOrder(SearchRequest.Kind kind, long order, StopCheck stop) {
        Engines.Choice choice = Engines.choose(forms, kind, stop);
        Problem problem = forms.get(choice.form(), stop).inOtherOrder(order, stop);
        return choice.engine().compile(problem, (other, asks) -> inOtherOrder(other, order, asks), stop);
    }
}
