package dlx.core.engine.links;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/** Dancing links: the reference, and the fallback for everything. */
public final class LinksEngine implements Engine {

    /** What people type. */
    public static final String NAME = "links";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind task, StopCheck stop) {
        return Optional.empty();
    }

    @Override
    public boolean reduces() {
        return false;
    }

    @Override
    public Walkable compile(Problem problem, StopCheck stop) {
        Links links = new Links(problem, stop);
        return problem.isBounded()
                ? (task, control) -> new BoundedLinksSearch(links, task, control)
                : (task, control) -> new LinksSearch(links, task, control);
    }
}
