package dlx.core.engine.leftmost;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/** The strategy {@code first} over at most 128 items: options by the leftmost of their items, and nothing undone. */
public final class LeftmostEngine implements KeyedEngine {

    @Override
    public String name() {
        return "leftmost";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind task, StopCheck stop) {
        if (task.branching() != Branching.LEFTMOST) {
            return Optional.of("knows the strategy first only");
        }
        if (problem.isColored()) {
            return Optional.of("knows no colors");
        }
        if (problem.isBounded()) {
            return Optional.of("knows no multiplicities");
        }
        if (problem.items() > Leftmost.MOST_ITEMS) {
            return Optional.of("has room for " + Leftmost.MOST_ITEMS + " items, and there are " + problem.items());
        }
        return Optional.empty();
    }

    @Override
    public boolean reduces() {
        return false; // it keeps the order of solutions that the strategy has on the cover as it is
    }

    @Override
    public Keyed compile(Problem problem, StopCheck stop) {
        Leftmost leftmost = new Leftmost(problem, stop);
        return (task, control) -> new LeftmostSearch(leftmost, task, control);
    }
}
