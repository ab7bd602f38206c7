package dlx.app.trace;

import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.search.Step;
import java.util.Optional;

/** Reports the steps of one search, up to a maximum number of steps. */
public final class Tracer {

    private Tracer() {}

    /** A listener that receives the steps. */
    @FunctionalInterface
    public interface Audience {

        /**
         * Receives a step.
         *
         * @param number number of the step, from 1
         */
        void hear(int number, Step step);
    }

    /**
     * The figures of an ended trace.
     *
     * @param steps number of steps reported
     * @param solutions number of steps that were solutions
     * @param nodes number of nodes: the root, each option tried, and each item left as it is
     * @param ended reason of the end
     */
    public record End(int steps, long solutions, long nodes, Ending ended) {}

    /** The reason why a trace ended. The names appear in {@code --format json}, so they must not change. */
    public enum Ending {
        /** The whole tree was searched. */
        COMPLETE,
        /** The maximum number of steps was reached before the end of the search. */
        STEPS,
        /** The maximum number of solutions was found. */
        LIMIT,
        /** The search was cancelled, for example by Ctrl-C. */
        INTERRUPTED
    }

    /** A listener that receives all steps, including the entering of the root, and can read the engine's state. */
    @FunctionalInterface
    public interface Watcher {

        /**
         * Receives a step.
         *
         * @param number number of the step, from 1; 0 for entering the root
         * @param search the search, paused after the step
         */
        void hear(int number, Step step, Steps search);
    }

    /**
     * Searches and reports each step at once, except the entering of the root.
     *
     * @param most maximum number of steps
     * @param audience called with each step
     */
    public static End trace(Solver<?> solver, long most, Audience audience) {
        return watch(solver, most, (number, step, search) -> {
            if (number > 0) {
                audience.hear(number, step);
            }
        });
    }

    /**
     * Searches and reports each step at once, including the entering of the root, with access to the engine's state.
     *
     * @param most maximum number of steps, without the root
     * @param watcher called with each step
     */
    public static End watch(Solver<?> solver, long most, Watcher watcher) {
        Steps search = solver.steps();
        int shown = 0;
        long solutions = 0;
        Optional<Step> step = search.next();
        long nodes = step.isPresent() ? 1 : 0; // 0 if the givens exclude each other
        if (step.isPresent()) {
            watcher.hear(0, step.get(), search);
            step = search.next();
        }
        while (step.isPresent() && shown < most) {
            watcher.hear(++shown, step.get(), search);
            switch (step.get().kind()) {
                case TAKE, DEAD_END, CUT, LEAVE -> nodes++;
                case SOLUTION -> solutions++;
                default -> {}
            }
            step = search.next();
        }
        return new End(shown, solutions, nodes, step.isPresent() ? Ending.STEPS : ending(search));
    }

    private static Ending ending(Steps search) {
        return switch (search.report().stopped()) {
            case EXHAUSTED -> Ending.COMPLETE;
            case SOLUTION_LIMIT -> Ending.LIMIT;
            default -> Ending.INTERRUPTED;
        };
    }
}
