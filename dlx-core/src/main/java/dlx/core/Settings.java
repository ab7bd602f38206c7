package dlx.core;

import dlx.api.Goal;
import dlx.core.engine.Engines;
import dlx.core.engine.Question;
import dlx.core.engine.Task;
import dlx.core.search.CancellationToken;
import dlx.core.search.Progress;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.Strategy;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** What a {@link Solver} was told. Never written after {@link #with} has returned it. */
final class Settings {

    static final Consumer<Progress> NO_PROGRESS = p -> {};

    static final Settings DEFAULT = new Settings();

    String engine = Engines.AUTO;
    Strategy strategy = Strategy.MRV;
    RootReduction reduction = RootReduction.AUTO;
    Goal goal = Goal.GREATEST;
    long solutionLimit = Long.MAX_VALUE;
    long nodeLimit = Long.MAX_VALUE;

    /** In nanoseconds. */
    OptionalLong timeLimit = OptionalLong.empty();

    /** In bytes. */
    long memoMemory = 512L << 20;

    CancellationToken token = new CancellationToken();
    Consumer<Progress> progress = NO_PROGRESS;
    SearchListener listener = Task.NOBODY;

    private Settings() {}

    /** These settings with a change. */
    Settings with(Consumer<Settings> change) {
        Settings changed = new Settings();
        changed.engine = engine;
        changed.strategy = strategy;
        changed.reduction = reduction;
        changed.goal = goal;
        changed.solutionLimit = solutionLimit;
        changed.nodeLimit = nodeLimit;
        changed.timeLimit = timeLimit;
        changed.memoMemory = memoMemory;
        changed.token = token;
        changed.progress = progress;
        changed.listener = listener;
        change.accept(changed);
        return changed;
    }

    Task task(Question question) {
        return new Task(question, strategy, listener, reduction, memoMemory);
    }
}
