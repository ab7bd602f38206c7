package dlx.core.engine;

import dlx.api.Cover;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import java.util.EnumMap;
import java.util.Map;

/** One description of a cover in the forms that engines compile, each made when it is asked for. Thread-safe. */
public final class Forms {

    /** A cover with more nodes than this is searched as it is. */
    static final int MOST_NODES = 1 << 21;

    private final Cover<?> cover;
    private final Map<Form, Problem> made = new EnumMap<>(Form.class);

    /** The forms of a cover; its pins are left out. */
    public Forms(Cover<?> cover) {
        this.cover = cover;
    }

    Cover<?> cover() {
        return cover;
    }

    /** The form that an engine compiles for a task. */
    public Form choose(Engine engine, Task task) {
        boolean seen = task.isTold() || task.strategy() != Strategy.MRV && task.strategy() != Strategy.WEIGHTS;
        boolean wanted =
                task.reduction() == RootReduction.ON || task.reduction() == RootReduction.AUTO && engine.reduces();
        if (seen || !wanted || cover.nodeCount() > MOST_NODES) {
            return Form.PLAIN;
        }
        return task.question().isOrdered() ? Form.REDUCED : Form.REDUCED_FREELY;
    }

    synchronized Problem get(Form form) {
        Problem problem = made.get(form);
        if (problem == null) {
            problem = form == Form.PLAIN ? Problem.of(cover) : Reduction.of(get(Form.PLAIN), form == Form.REDUCED);
            made.put(form, problem);
        }
        return problem;
    }

    /** Compiles a form for an engine that can search it. */
    public Engine.Compiled compile(Engine engine, Form form) {
        return engine.compile(get(form));
    }
}
