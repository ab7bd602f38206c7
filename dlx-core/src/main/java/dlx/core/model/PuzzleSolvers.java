package dlx.core.model;

import dlx.api.Cover;
import dlx.api.ExactCoverModel;
import dlx.api.Goal;
import dlx.api.HasConstraint;
import dlx.api.HasGivens;
import dlx.api.HasGoal;
import dlx.api.HasSufficientOptions;
import dlx.api.HasSymmetries;
import dlx.api.ModelException;
import dlx.core.Solver;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.plan.OnceMap;
import dlx.core.search.Limits;
import dlx.core.search.StopReason;
import dlx.core.search.internal.Waiting;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The solvers of a model's puzzles. Solvers of equal shape share the description and the compiled cover, also across
 * threads. Thread-safe.
 */
final class PuzzleSolvers<P, O> {

    /** The key of the only solver of a shape. */
    private static final String SOLVER = "solver";

    private final ExactCoverModel<P, O> model;
    private final PluginGuard guard;

    /** Maximum of items, options and nodes together; empty for the limit of {@link Cover}. */
    private final OptionalLong greatestSize;

    private final Host<O> host;

    /** The shapes described so far. Replaced when a step was abandoned, because that step may hold a lock for ever. */
    private volatile ShapeCache<P, O> shapes;

    /**
     * The functions with which a host makes solvers of shapes.
     *
     * @param waiting the way in which a thread waits for another thread that describes an equal shape
     * @param made makes a solver of a cover
     */
    record Host<O>(Waiting waiting, Function<Cover<O>, Solver<O>> made) {}

    PuzzleSolvers(ExactCoverModel<P, O> model, PluginGuard guard, OptionalLong greatestSize, Host<O> host) {
        this.model = model;
        this.guard = guard;
        this.greatestSize = greatestSize;
        this.host = host;
        this.shapes = new ShapeCache<>(host.waiting());
    }

    PuzzleSolvers<P, O> greatestSize(long size) {
        return new PuzzleSolvers<>(model, guard, OptionalLong.of(size), host);
    }

    PuzzleSolvers<P, O> guardedBy(PluginGuard other) {
        return new PuzzleSolvers<>(model, other, greatestSize, host);
    }

    /** Returns a solver of a puzzle. The limits apply to the description, and the remaining time to each question. */
    Solver<O> solver(P puzzle, Limits limits) {
        Deadline deadline = Deadline.of(limits);
        try {
            SearchControl stop = new SearchControl(Long.MAX_VALUE, deadline, search -> {}, 0);
            return withConstraint(puzzle, withSufficient(puzzle, described(puzzle, stop))).toBuilder()
                    .limits(deadline.left())
                    .build();
        } catch (ModelException e) {
            if (e.code().equals(LoadedModel.TIME_OUT)) {
                shapes = new ShapeCache<>(host.waiting()); // no thread may wait for a description that was abandoned
            }
            throw e;
        }
    }

    private Solver<O> withSufficient(P puzzle, Solver<O> solver) {
        if (!(model instanceof HasSufficientOptions<P, O> able)) {
            return solver;
        }
        Optional<Predicate<O>> options = guard.run("sufficient", () -> able.sufficient(puzzle));
        PluginGuard each = new PluginGuard(guard.model()); // a thread per option would cost more than the option
        return options.map(o -> solver.toBuilder()
                        .sufficientOptions(option -> each.run("sufficient", () -> o.test(option)))
                        .build())
                .orElse(solver);
    }

    private Solver<O> withConstraint(P puzzle, Solver<O> solver) {
        if (!(model instanceof HasConstraint<P, O> able)) {
            return solver;
        }
        PluginGuard each = new PluginGuard(guard.model()); // searches ask in their own threads
        return solver.toBuilder()
                .constraint(
                        String.valueOf(puzzle),
                        chosen -> each.run("broken", () -> List.copyOf(able.broken(puzzle, chosen))),
                        () -> each.run("structure", () -> List.copyOf(able.structure(puzzle))))
                .build();
    }

    private Solver<O> described(P puzzle, SearchControl stop) {
        Optional<P> shape = shape(puzzle);
        if (shape.isEmpty()) {
            return guard.run("describe", () -> unlessStopped(stop, () -> describe(puzzle, stop)));
        }
        Solver<O> solver = guard.run("describe", () -> unlessStopped(stop, () -> shapeSolver(shape.get(), stop)));
        return solver.isStopped()
                ? solver
                : guard.run("pins", () -> unlessStopped(stop, () -> pinned(solver, givens(puzzle), stop)));
    }

    /**
     * Runs a step of the model. After a stop it returns a stopped solver, because the model may have wrapped the
     * exception.
     */
    private Solver<O> unlessStopped(SearchControl stop, Supplier<Solver<O>> work) {
        try {
            return work.get();
        } catch (SearchStopped e) { // stopped while waiting for another thread
            return Solver.stopped(e.reason());
        } catch (Throwable e) { // rethrown as it is
            if (stop.stopped() == StopReason.EXHAUSTED) {
                throw e;
            }
            return Solver.stopped(stop.stopped());
        }
    }

    /**
     * Returns the solver of a shape. A thread that waits for another thread's description waits under its own limits.
     */
    private Solver<O> shapeSolver(P shape, StopCheck stop) {
        OnceMap<String, Solver<O>> solver = shapes.get(shape);
        stop.check(); // hashCode and equals of the plugin may have used up the time
        return solver.get(SOLVER, stop, () -> describe(shape, stop));
    }

    private Solver<O> describe(P puzzle, StopCheck stop) {
        Cover<O> cover = greatestSize.isPresent()
                ? Cover.of(greatestSize.getAsLong(), stop::check, builder -> model.describe(puzzle, builder))
                : Cover.of(stop::check, builder -> model.describe(puzzle, builder));
        return host
                .made()
                .apply(guard.steps() == StepRunner.DIRECT ? cover : cover.withTextsBy(this::watched))
                .toBuilder()
                .goal(model instanceof HasGoal able ? able.goal() : Goal.GREATEST)
                .build();
    }

    /** Guards the texts of options and items, which hosts request long after the description. */
    private void watched(String step, Runnable work) {
        guard.run(step, () -> {
            work.run();
            return true;
        });
    }

    private static <O> Solver<O> pinned(Solver<O> solver, Collection<O> pins, StopCheck stop) {
        if (!pins.isEmpty()) {
            solver.cover().index(stop::check);
        }
        return solver.toBuilder().given(pins).build();
    }

    Optional<P> shape(P puzzle) {
        return model instanceof HasGivens<P, O> able ? guard.run("shape", () -> able.shape(puzzle)) : Optional.empty();
    }

    /** Returns the pins of a puzzle from the model, unguarded. */
    Collection<O> givens(P puzzle) {
        return model instanceof HasGivens<P, O> able ? able.pins(puzzle) : List.of();
    }

    List<UnaryOperator<O>> symmetries(P puzzle) {
        if (!(model instanceof HasSymmetries<P, O> able)) {
            return List.of();
        }
        P shape = shape(puzzle).orElse(puzzle);
        List<UnaryOperator<O>> maps = guard.run("symmetries", () -> List.copyOf(able.symmetries(shape)));
        PluginGuard each = new PluginGuard(guard.model()); // a thread per option would cost more than the option
        return maps.stream()
                .<UnaryOperator<O>>map(map -> new GuardedSymmetry<>(each, map))
                .toList();
    }

    /** A symmetry whose text is the name from the model, or empty. */
    private record GuardedSymmetry<O>(PluginGuard guard, UnaryOperator<O> map) implements UnaryOperator<O> {

        @Override
        public O apply(O option) {
            return guard.run("symmetries", () -> map.apply(option));
        }

        @Override
        public String toString() {
            return guard.run("symmetries", () -> {
                String unnamed = map.getClass().getName() + '@' + Integer.toHexString(map.hashCode()); // as Object does
                String text = map.toString();
                return text.equals(unnamed) ? "" : text;
            });
        }
    }
}
