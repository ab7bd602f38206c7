package dlx.core.engine.memo;

import dlx.core.engine.Aim;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Interruption;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.KeyedWalk;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import java.util.Optional;
import java.util.function.Function;

/**
 * Counts with a {@link MemoTable}, along the walk of another engine. A count has no order of solutions, so the walk may
 * break its ties as suits the table: by {@link FrontierOrder}.
 */
public final class MemoEngine implements Engine {

    private final Function<Problem, KeyedEngine> below;

    /**
     * An engine over others.
     *
     * @param below the engine whose walks suit a problem
     */
    public MemoEngine(Function<Problem, KeyedEngine> below) {
        this.below = below;
    }

    @Override
    public String name() {
        return "memo";
    }

    @Override
    public Optional<String> cannot(Problem problem, Task.Kind task) {
        if (task.aim() != Aim.COUNT) {
            return Optional.of("only counts, and only all solutions");
        }
        if (task.stepped()) {
            return Optional.of("does not go step by step");
        }
        if (task.onPath()) {
            return Optional.of("begins at the root only");
        }
        if (task.branching() != Branching.MRV) {
            return Optional.of("knows the strategy mrv only");
        }
        return below.apply(problem).cannot(problem, task);
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public Compiled compile(Problem problem, Interruption stop) {
        Keyed compiled = below.apply(problem).compile(FrontierOrder.of(problem, stop), stop);
        if (!problem.isBounded()) {
            return (task, control) -> search(compiled, task, control);
        }
        return (task, control) -> new TwoOrdersSearch(
                () -> search(compiled, task.branching(Branching.LEFTMOST), control),
                () -> search(compiled, task, control));
    }

    private static MemoSearch search(Keyed compiled, Task task, SearchControl control) {
        KeyedWalk walk = compiled.start(task, control);
        return new MemoSearch(walk, new MemoTable(task.memoMemory(), walk.hasExactKeys()));
    }
}
