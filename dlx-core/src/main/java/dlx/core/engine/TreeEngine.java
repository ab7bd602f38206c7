package dlx.core.engine;

/** Chooses the engine for the tree search of a problem that is not swept. */
@FunctionalInterface
public interface TreeEngine {

    /** Returns the engine for a problem and a request. Calls {@code stop} now and then. */
    Engine of(Problem problem, SearchRequest.Kind kind, StopCheck stop);
}
