package dlx.app.trace;

import static dlx.app.trace.Step.NONE;

import dlx.app.trace.Step.Kind;
import dlx.core.Solver;
import dlx.core.search.SearchListener;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Tells the steps of one search, up to a number of steps. */
public final class Tracer implements SearchListener {

    private final Consumer<Step> audience;
    private final long most;
    private final List<Integer> items = new ArrayList<>();
    private final List<Integer> options = new ArrayList<>();
    private int steps;
    private long nodes = 1;
    private long solutions;

    private Tracer(Consumer<Step> audience, long most) {
        this.audience = audience;
        this.most = most;
    }

    /**
     * What is known when the telling has ended.
     *
     * @param steps how many were told
     * @param solutions how many of them were solutions
     * @param nodes the root and the options tried in them
     * @param ended how the telling ended
     */
    public record End(int steps, long solutions, long nodes, Ending ended) {}

    /** How the telling of a search ended. The words are those of {@code --format json}: a promise. */
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

    /**
     * Searches, and tells every step as it is made.
     *
     * @param most the greatest number of steps
     * @param audience called with each step
     */
    public static <O> End trace(Solver<O> solver, long most, Consumer<Step> audience) {
        Tracer tracer = new Tracer(audience, most);
        Ending ended;
        try {
            ended = switch (solver.listener(tracer).count().stopped()) {
                case EXHAUSTED -> Ending.COMPLETE;
                case SOLUTION_LIMIT -> Ending.LIMIT;
                default -> Ending.INTERRUPTED;
            };
        } catch (Enough e) {
            ended = Ending.STEPS;
        }
        return new End(tracer.steps, tracer.solutions, tracer.nodes, ended);
    }

    @Override
    public void itemChosen(int level, int item, int optionsLeft) {
        items.add(item);
        tell(Kind.CHOOSE, level, item, NONE, NONE, optionsLeft);
    }

    @Override
    public void optionTaken(int level, int option) {
        tell(Kind.TAKE, level, items.get(level), option, NONE, 0);
        nodes++;
        options.add(option);
    }

    @Override
    public void deadEnd(int level, int option, int item) {
        tell(Kind.DEAD_END, level, items.get(level), option, item, 0);
        nodes++;
    }

    @Override
    public void solution(int level) {
        tell(Kind.SOLUTION, level, NONE, NONE, NONE, solutions + 1);
        solutions++;
    }

    @Override
    public void optionDropped(int level, int option) {
        options.remove(level);
        tell(Kind.DROP, level, items.get(level), option, NONE, 0);
    }

    @Override
    public void itemGivenBack(int level, int item) {
        items.remove(level);
        tell(Kind.GIVE_BACK, level, item, NONE, NONE, 0);
    }

    private void tell(Kind kind, int level, int item, int option, int stuck, long count) {
        if (steps >= most) {
            throw new Enough();
        }
        steps++;
        audience.accept(
                new Step(steps, kind, level, item, option, stuck, count, Collections.unmodifiableList(options)));
    }

    /** Ends the search from within: a step more than was asked for. */
    private static final class Enough extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Enough() {
            super("enough", null, false, false);
        }
    }
}
