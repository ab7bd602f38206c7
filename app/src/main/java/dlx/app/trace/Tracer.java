package dlx.app.trace;

import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.search.Step;
import java.util.Optional;

/** Tells the steps of one search, up to a number of steps. */
public final class Tracer {

    private Tracer() {}

    /** Hears the steps. */
    @FunctionalInterface
    public interface Audience {

        /** Hears a step; {@code number} counts from 1. */
        void hear(int number, Step step);
    }

    /**
     * The figures of a trace when it has ended.
     *
     * @param steps how many were told
     * @param solutions how many of them were solutions
     * @param nodes the root, and the options tried and items left in them
     * @param ended how the telling ended
     */
    public record End(int steps, long solutions, long nodes, Ending ended) {}

    /** The way a trace ended. The words are those of {@code --format json}: a promise. */
    public enum Ending {
        /** The tree was seen whole. */
        COMPLETE,
        /** There are more steps than were asked for. */
        STEPS,
        /** As many solutions as were asked for. */
        LIMIT,
        /** Ctrl-C. */
        INTERRUPTED
    }

    /** Hears the steps, the one that enters the root too, and sees what the engine holds. */
    @FunctionalInterface
    public interface Watcher {

        /** Hears a step; {@code number} counts from 1, and is 0 at the root. */
        void hear(int number, Step step, Steps search);
    }

    /**
     * Searches, and tells every step as it is made. The first one, that a search enters its root, is no news.
     *
     * @param most the greatest number of steps
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
     * The same from the root on, for those who look into the engine.
     *
     * @param most the greatest number of steps, without the root
     * @param watcher called with each step
     */
    public static End watch(Solver<?> solver, long most, Watcher watcher) {
        Steps search = solver.steps();
        int shown = 0;
        long solutions = 0;
        Optional<Step> step = search.next();
        long nodes = step.isPresent() ? 1 : 0; // none where what is given clashes
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
