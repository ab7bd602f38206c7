package dlx.core.calls;

import dlx.api.ModelException;
import dlx.core.calls.Asked.Mode;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.World.Subject;
import java.util.Optional;

/**
 * A question that is answered at one go.
 *
 * @param howMany how many of the best, how many draws
 * @param seed of the draws
 */
record Ask(SolverName solver, Topic topic, int howMany, long seed) implements Call {

    /** What is asked. */
    enum Topic {
        COUNT("count()", Mode.COUNT),
        FOR_EACH("forEach(solution -> Visit.CONTINUE)", Mode.ALL),
        FOR_EACH_OPTIONS("forEach((options, length) -> Visit.CONTINUE)", Mode.ALL),
        STREAM("iterator().stream()", Mode.ALL),
        SOLVE("solve()", Mode.FIRST),
        UNIQUE("unique()", Mode.UNIQUE),
        BEST("best()", Mode.ALL),
        SAMPLE("sample(1, 0)", Mode.ALL),
        PREPARE("prepare(Question.first())", Mode.FIRST),
        GIVENS("givens()", Mode.ALL);

        /** The shortest way to ask it. */
        final String java;

        final Mode mode;

        Topic(String java, Mode mode) {
            this.java = java;
            this.mode = mode;
        }
    }

    @Override
    public boolean isPossible(World world) {
        return world.solvers.containsKey(solver)
                && howMany > 0
                && world.isClear(world.solvers.get(solver).asked(), topic.mode, false);
    }

    /** Whether an exception must come, and that is for a reason that stays. */
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
    public void make(World world, Code code) {
        Subject subject = world.solvers.get(solver);
        Optional<Class<?>> thrown = thrown(world, subject.asked());
        Questions questions = new Questions(world, code, solver, subject);
        if (thrown.isEmpty()) {
            questions.ask(this);
            return;
        }
        String name = code.fresh("thrown");
        code.line("Throwable " + name + " = catchThrowable(() -> " + solver + '.' + topic.java + ");");
        Object actual = "nothing";
        try {
            questions.touch(topic);
        } catch (RuntimeException e) {
            actual = e;
        }
        String type = thrown.get().getSimpleName();
        code.that(name + " instanceof " + type, thrown.get().isInstance(actual), actual);
    }

    /** What must be thrown: a symmetry is asked before an engine. */
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
