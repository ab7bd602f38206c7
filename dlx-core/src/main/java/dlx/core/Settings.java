package dlx.core;

import dlx.api.Goal;
import dlx.core.engine.Engines;
import dlx.core.engine.SearchControl;
import dlx.core.search.CancellationToken;
import dlx.core.search.Progress;
import dlx.core.search.SearchListener;
import dlx.core.search.Strategy;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * What a {@link Solver} was told.
 *
 * @param timeLimit in nanoseconds
 */
record Settings(
        String engine,
        Strategy strategy,
        Goal goal,
        long solutionLimit,
        long nodeLimit,
        OptionalLong timeLimit,
        CancellationToken token,
        Consumer<Progress> progress,
        SearchListener listener) {

    static final Consumer<Progress> NO_PROGRESS = p -> {};

    static final Settings DEFAULT = new Settings(
            Engines.AUTO,
            Strategy.MRV,
            Goal.GREATEST,
            Long.MAX_VALUE,
            Long.MAX_VALUE,
            OptionalLong.empty(),
            new CancellationToken(),
            NO_PROGRESS,
            SearchControl.NOBODY);

    Settings withEngine(String name) {
        return new Settings(name, strategy, goal, solutionLimit, nodeLimit, timeLimit, token, progress, listener);
    }

    Settings withStrategy(Strategy other) {
        return new Settings(engine, other, goal, solutionLimit, nodeLimit, timeLimit, token, progress, listener);
    }

    Settings withGoal(Goal other) {
        return new Settings(engine, strategy, other, solutionLimit, nodeLimit, timeLimit, token, progress, listener);
    }

    Settings withSolutionLimit(long most) {
        return new Settings(engine, strategy, goal, most, nodeLimit, timeLimit, token, progress, listener);
    }

    Settings withNodeLimit(long most) {
        return new Settings(engine, strategy, goal, solutionLimit, most, timeLimit, token, progress, listener);
    }

    Settings withTimeLimit(long nanos) {
        return new Settings(
                engine, strategy, goal, solutionLimit, nodeLimit, OptionalLong.of(nanos), token, progress, listener);
    }

    Settings withToken(CancellationToken other) {
        return new Settings(engine, strategy, goal, solutionLimit, nodeLimit, timeLimit, other, progress, listener);
    }

    Settings withProgress(Consumer<Progress> watcher) {
        return new Settings(engine, strategy, goal, solutionLimit, nodeLimit, timeLimit, token, watcher, listener);
    }

    Settings withListener(SearchListener other) {
        return new Settings(engine, strategy, goal, solutionLimit, nodeLimit, timeLimit, token, progress, other);
    }
}
