package dlx.core.engine.masks;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/**
 * The engine that represents options as masks of their items, and sets of options as bits: for few items with many
 * options.
 */
public final class MasksEngine implements KeyedEngine {

    /** Maximum number of items: they fit into two words. */
    public static final int MOST_ITEMS = 2 * Long.SIZE;

    @Override
    public String name() {
        return "masks";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.branching() != Branching.MRV) {
            return Optional.of("supports only the strategy mrv, without a seed");
        }
        if (problem.isColored()) {
            return Optional.of("does not support colors");
        }
        if (problem.isBounded()) {
            return Optional.of("does not support multiplicities");
        }
        if (problem.items() > MOST_ITEMS) {
            return Optional.of("supports at most " + MOST_ITEMS + " items, and there are " + problem.items());
        }
        return Optional.empty();
    }

    @Override
    public boolean reduces() {
        return false; // its tree is that of links, node for node
    }

    @Override
    public Keyed compile(Problem problem, StopCheck stop) {
        Masks masks = new Masks(problem, stop);
        return (request, control) -> new MasksSearch(masks, request, control);
    }
}
