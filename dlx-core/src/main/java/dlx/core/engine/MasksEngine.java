package dlx.core.engine;

import dlx.core.search.Strategy;
import java.util.Optional;

/** Options as masks of their items, copied from level to level: for few items with many options. */
final class MasksEngine extends Engine {

    @Override
    public String name() {
        return "masks";
    }

    @Override
    Optional<String> cannot(Problem problem, Task task) {
        if (task.isTold()) {
            return Optional.of("does not tell its steps");
        }
        if (task.strategy() != Strategy.MRV) {
            return Optional.of("knows the strategy mrv only");
        }
        if (problem.items() > Masks.MOST_ITEMS) {
            return Optional.of("has room for " + Masks.MOST_ITEMS + " items, and there are " + problem.items());
        }
        return Optional.empty();
    }

    @Override
    boolean reduces() {
        return false; // it walks the tree of links, node for node
    }

    @Override
    Compiled compile(Problem problem) {
        Masks masks = new Masks(problem);
        return (pinned, task, control) -> search(masks, pinned, control);
    }

    static LevelSearch search(Masks masks, dlx.api.Cover<?> pinned, SearchControl control) {
        return masks.isNarrow()
                ? new NarrowMasksSearch(masks, pinned, control)
                : new WideMasksSearch(masks, pinned, control);
    }
}
