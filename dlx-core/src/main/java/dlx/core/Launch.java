package dlx.core;

import dlx.api.Cover;
import dlx.core.engine.Aim;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Interruption;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Stepper;
import dlx.core.engine.Task;
import dlx.core.engine.Walk;
import dlx.core.plan.Compilations;
import dlx.core.plan.Compilations.Compilation;
import dlx.core.plan.Engines;
import dlx.core.plan.Once;
import dlx.core.search.Givens;
import dlx.core.search.Question;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Makes searches of questions: compiles what they need, starts an engine, and puts what is not the business of engines
 * on top of it (symmetries, the best, samples). Immutable; what was compiled is shared.
 *
 * @param givens what holds before each search
 * @param generators of the symmetries up to which solutions count; empty for none
 * @param group what the generators generate, made at its first use
 */
record Launch<O>(
        Cover<O> cover,
        Givens givens,
        Settings settings,
        Compilations compilations,
        Collection<UnaryOperator<O>> generators,
        Once<String, SymmetryGroup> group) {

    /** There is one group only. */
    private static final String GROUP = "group";

    /**
     * A search that is ready to begin.
     *
     * @param onPath whether it begins behind the root, where it would have asked for its limits
     */
    record Ready(Search search, String engine, long buildNanos, boolean onPath) {}

    /** Compiles for a question; what {@code stop} throws ends it. */
    Compilation prepare(Question question, Interruption stop) {
        checkDescribed();
        if (!generators.isEmpty()) {
            symmetries(stop);
        }
        return compilations.find(kind(question), stop);
    }

    /** Stops what is asked about a cover that was never described to its end. */
    private void checkDescribed() {
        if (settings.stopped.isPresent()) {
            throw new SearchStopped(settings.stopped.get());
        }
    }

    /** Whether what a question needs has been made. */
    boolean isMade(Question question) {
        return compilations.isMade(kind(question)) && (generators.isEmpty() || group.isMade(GROUP));
    }

    /** Makes the search of a question. */
    Ready search(Question question, SearchControl control) {
        long begin = System.nanoTime();
        boolean made = isMade(question);
        Compilation compilation = prepare(question, control);
        long nanos = made ? 0 : System.nanoTime() - begin;
        List<int[]> maps = generators.isEmpty()
                ? List.of()
                : symmetries(control).keeping(givens, question instanceof Question.Best, control);
        Task task = task(question, maps);
        Search search = start(compilation.compiled(), task, control);
        if (!(search instanceof Optimizer)) {
            search = maps.isEmpty() ? search : new DistinctSearch(search, maps, control);
            search = answering(question, search, control);
        }
        return new Ready(search, compilation.engine(), nanos, settings.path.length > 0);
    }

    /** Steps that are ready to begin. */
    record ReadySteps(Stepper stepper, String engine, long buildNanos) {}

    /** Makes the steps of a search for all solutions, or for what else the engine looks for. */
    ReadySteps steps(SearchControl control) {
        checkDescribed();
        long begin = System.nanoTime();
        Task.Kind kind = kind(Engines.aimOfSteps(settings.engine), true);
        boolean made = compilations.isMade(kind);
        Compilation compilation = compilations.find(kind, control);
        long nanos = made ? 0 : System.nanoTime() - begin;
        Walk walk = (Walk) compilation.compiled().start(task(kind), control);
        try {
            return new ReadySteps(new Stepper(walk, settings.path), compilation.engine(), nanos);
        } catch (NoSuchChoice e) {
            throw e.named(cover);
        }
    }

    private Search start(Engine.Compiled compiled, Task task, SearchControl control) {
        Search search = compiled.start(task, control);
        try {
            if (settings.listener.isPresent()) {
                return new ToldSearch((Walk) search, settings.listener.get(), settings.path);
            }
            if (settings.path.length > 0) {
                ((Walk) search).descend(settings.path);
            }
        } catch (NoSuchChoice e) { // the strategy is asked on the way down a path, too
            throw e.named(cover);
        }
        return search;
    }

    private Search answering(Question question, Search search, SearchControl control) {
        if (question instanceof Question.Best best) {
            return new BestSearch(search, control, cover.data(), best);
        }
        return question instanceof Question.Sample sample ? new SampleSearch(search, control, sample) : search;
    }

    /**
     * What an engine is asked to find. Of solutions up to symmetry it must show every one: one that may begin anew would
     * show some twice, and one that counts shows none.
     */
    private Aim aim(Question question) {
        if (question instanceof Question.Best) {
            return Aim.BEST;
        }
        if (!generators.isEmpty()) {
            return Aim.ALL;
        }
        if (question instanceof Question.First) {
            return Aim.FIRST;
        }
        if (question instanceof Question.Unique) {
            return Aim.UNIQUE;
        }
        return question instanceof Question.Count ? Aim.COUNT : Aim.ALL;
    }

    private Task.Kind kind(Question question) {
        return kind(aim(question), settings.listener.isPresent());
    }

    private Task.Kind kind(Aim aim, boolean stepped) {
        return new Task.Kind(
                settings.engine,
                aim,
                Branching.of(settings.strategy),
                stepped,
                settings.path.length > 0,
                givens.relaxes(),
                settings.reduction);
    }

    private Task task(Task.Kind kind) {
        return new Task(kind, givens, settings.strategy, settings.memoMemory);
    }

    private Task task(Question question, List<int[]> maps) {
        Task.Kind kind = kind(question);
        return question instanceof Question.Best best
                ? new Task(kind, givens, settings.strategy, settings.memoMemory, Optional.of(best), maps)
                : task(kind);
    }

    private SymmetryGroup symmetries(Interruption stop) {
        return group.get(GROUP, stop, () -> SymmetryGroup.of(cover, generators, stop));
    }
}
