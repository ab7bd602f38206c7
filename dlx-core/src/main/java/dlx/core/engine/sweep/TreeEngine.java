package dlx.core.engine.sweep;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;

/** Chooses the engine for the tree search of a problem that is not swept. */
@FunctionalInterface
public interface TreeEngine {

    /** Returns the engine for a problem and a request. Calls {@code stop} now and then. */
    Engine of(Problem problem, SearchRequest.Kind kind, StopCheck stop);
}
