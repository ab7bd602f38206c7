package dlx.core.engine.links;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/** The engine of dancing links: the reference, and the fallback for all requests. */
public final class LinksEngine implements Engine {

    /** The name that users type. */
    public static final String NAME = "links";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        return Optional.empty();
    }

    @Override
    public boolean keepsConstraint() {
        return true;
    }

    @Override
    public boolean reduces() {
        return false;
    }

    @Override
    public Walkable compile(Problem problem, StopCheck stop) {
        Links links = new Links(problem, stop);
        return problem.isBounded()
                ? (request, control) -> new BoundedLinksSearch(links, request, control)
                : (request, control) -> new LinksSearch(links, request, control);
    }
}
