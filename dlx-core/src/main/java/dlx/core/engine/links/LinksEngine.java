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

/** Dancing links: the reference, and the fallback for everything. */
public final class LinksEngine implements Engine {

    /** What people type. */
    public static final String NAME = "links";

    /**
     * An update of learning from conflicts takes a sixth of the time of one of links on the covers that {@code auto} leaves to links:
     * these are large. There learning has the greater share: a dance that finds nothing at once is mostly lost.
     */
    private static final double UPDATES_OF_AID = 32;

    /** They come so much sooner than with other dances, by updates: half a second. */
    private static final int SOONER = 16;

    private final Optional<String> learning;

    /** An engine on its own. */
    public LinksEngine() {
        learning = Optional.empty();
    }

    /**
     * An engine that has help where it was not asked for by name, in a search for any solution.
     *
     * @param learning the name of the one that learns from conflicts
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
