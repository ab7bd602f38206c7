package dlx.core.engine.sweep;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;

/** Names the engine that goes through the tree of a problem where that is not swept. */
@FunctionalInterface
public interface TreeEngine {

    /** The engine for a problem and a request; {@code stop} is asked now and then. */
    Engine of(Problem problem, SearchRequest.Kind kind, StopCheck stop);
}
