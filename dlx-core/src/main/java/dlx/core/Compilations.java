package dlx.core;

import dlx.api.Cover;
import dlx.core.engine.Engine;
import dlx.core.engine.Engines;
import dlx.core.engine.Form;
import dlx.core.engine.Forms;
import dlx.core.engine.Question;
import dlx.core.engine.Task;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A cover compiled for the tasks that came up, each engine at its first use. Thread-safe. */
final class Compilations {

    /** What decides which engine searches, and what it compiles. */
    private record Wish(
            String engine, Question question, boolean mrv, boolean weights, boolean told, RootReduction reduction) {

        Wish(String engine, Task task) {
            this(
                    engine,
                    task.question(),
                    task.strategy() == Strategy.MRV,
                    task.strategy() == Strategy.WEIGHTS,
                    task.isTold(),
                    task.reduction());
        }
    }

    private record Part(String engine, Form form) {}

    private final Forms forms;
    private final Map<Wish, Compilation> byWish = new ConcurrentHashMap<>();
    private final Map<Part, Compilation> byPart = new ConcurrentHashMap<>();

    Compilations(Cover<?> cover) {
        forms = new Forms(cover);
    }

    /**
     * What was asked for.
     *
     * @param nanos what compiling took; 0 if it had been done before
     */
    record Found(Compilation compilation, long nanos) {}

    /** The cover compiled for a task, by an engine or by the one that suits it. */
    Found find(String engineName, Task task) {
        Wish wish = new Wish(engineName, task);
        Compilation made = byWish.get(wish);
        if (made != null) {
            return new Found(made, 0);
        }
        long begin = System.nanoTime();
        Engine engine = Engines.choose(engineName, forms, task);
        Form form = forms.choose(engine, task);
        Compilation compilation = byPart.computeIfAbsent(
                new Part(engine.name(), form),
                part -> new Compilation(part.engine(), forms.compile(engine, part.form())));
        byWish.putIfAbsent(wish, compilation);
        return new Found(compilation, System.nanoTime() - begin);
    }
}
