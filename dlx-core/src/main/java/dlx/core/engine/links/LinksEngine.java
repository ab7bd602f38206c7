package dlx.core.engine.links;

import dlx.core.engine.AidedSearch;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreePartsSearch;
import dlx.core.engine.TreeSearch;
import java.util.Optional;

/** The engine of dancing links: the reference, and the fallback for all requests. */
public final class LinksEngine implements Engine {

    /** The name that users type. */
    public static final String NAME = "links";

    /**
     * Number of updates of learning from conflicts for each update of this engine. One update of learning takes a sixth
     * of the time of one here, on the covers that {@code auto} leaves to this engine, which are large. So learning gets
     * most of the time, because a search by links that does not succeed soon seldom succeeds.
     */
    private static final double UPDATES_OF_AID = 32;

    /**
     * Divisor of the updates before learning starts, compared with other engines: it starts after about half a second.
     */
    private static final int SOONER = 16;

    private final Optional<String> learning;

    /** Creates an engine without help by learning. */
    public LinksEngine() {
        learning = Optional.empty();
    }

    /**
     * Creates an engine that is helped by learning in searches for any solution, unless the request names this engine.
     *
     * @param learning the name of the engine that learns from conflicts
     */
    public LinksEngine(String learning) {
        this.learning = Optional.of(learning);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
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
                ? (request, control) -> new BoundedLinksSearch(links, request, control)
                : (request, control) -> new LinksSearch(links, request, control);
    }

    @Override
    public Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        Walkable links = compile(problem, stop);
        if (learning.isEmpty()) {
            return links;
        }
        return (request, control) -> {
            if (!request.kind().isForAny() || request.kind().engine().equals(NAME)) {
                return links.start(request, control);
            }
            AidedSearch.Aid aid = new AidedSearch.Aid(
                    learning.get(), others, Math.max(1, request.handOvers().aside() / SOONER), UPDATES_OF_AID);
            return new AidedSearch(own -> dance(links, request, own), aid, request, control);
        };
    }

    private static Search dance(Walkable links, SearchRequest request, SearchControl control) {
        TreeSearch tree = links.start(request, control);
        return request.threads() > 1 && tree.isRepeatable()
                ? TreePartsSearch.inThreads((part, own) -> links.start(request.given(part), own), request, control)
                : tree;
    }
}
