package dlx.core.calls;

import dlx.api.ModelException;
import dlx.core.calls.Asked.Mode;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.World.Subject;
import java.util.Optional;

/**
 * A question that is answered at once.
 *
 * @param count number of best solutions, or of draws
 * @param seed seed of the draws
 */
record Ask(SolverName solver, Topic topic, int count, long seed) implements Call {

    /** The topic of a question. */
    enum Topic {
        COUNT(Mode.COUNT),
        FOR_EACH(Mode.ALL),
        FOR_EACH_OPTIONS(Mode.ALL),
        STREAM(Mode.ALL),
        SOLVE(Mode.FIRST),
        UNIQUE(Mode.UNIQUE),
        BEST(Mode.ALL),
        SAMPLE(Mode.ALL),
        PREPARE(Mode.FIRST),
        GIVENS(Mode.ALL);

        final Mode mode;

        Topic(Mode mode) {
            this.mode = mode;
        }
    }

    @Override
    public boolean isPossible(World world) {
        return world.solvers.containsKey(solver)
                && count > 0
                && world.isClear(world.solvers.get(solver).asked(), topic.mode, false);
    }

    /** Returns true if an exception must be thrown, for a reason that does not change later. */
    boolean isRefused(World world) {
        Asked asked = world.solvers.get(solver).asked();
        return topic != Topic.GIVENS
                && (asked.failing.get() || asked.refuses(topic.mode, false) || !world.truth.areSymmetries(asked));
    }

    @Override
    public boolean isNested() {
        return true;
    }

    @Override
    public void make(World world) {
        Subject subject = world.solvers.get(solver);
        Optional<Class<?>> thrown = thrown(world, subject.asked());
        Questions questions = new Questions(world, subject);
        if (thrown.isEmpty()) {
            questions.ask(this);
            return;
        }
        Object actual = "nothing";
        try {
            questions.touch(topic);
        } catch (RuntimeException e) {
            actual = e;
        }
        String type = thrown.get().getSimpleName();
        Mismatch.unlessTrue("thrown instanceof " + type, thrown.get().isInstance(actual), actual);
    }

    /** Returns the type of the exception that must be thrown: a symmetry is asked before an engine. */
    private Optional<Class<?>> thrown(World world, Asked asked) {
        if (topic == Topic.GIVENS) {
            return Optional.empty();
        }
        if (asked.failing.get() && !asked.plain.options().isEmpty()) {
            return Optional.of(IllegalStateException.class);
        }
        return asked.refuses(topic.mode, false) || !world.truth.areSymmetries(asked)
                ? Optional.of(ModelException.class)
                : Optional.empty();
    }
}
