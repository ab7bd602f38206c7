package dlx.app.command;

import dlx.api.JudgeProblem;
import dlx.api.ModelException;
import dlx.app.plugin.PluginModels;
import dlx.commands.line.UsageException;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The judge problems of models, by id. If two models claim an id, the model loaded first has it, which may be a bundled
 * model, and the other claim is reported.
 */
final class JudgeProblems {

    private final Map<String, Entry<?, ?>> entries = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    /** A problem and the model that answers it. */
    record Entry<P, O>(LoadedModel<P, O> model, JudgeProblem<P, O> problem) {}

    private JudgeProblems() {}

    /** Returns the problems of all models. */
    static JudgeProblems of(PluginModels models) {
        JudgeProblems all = new JudgeProblems();
        models.find(model -> {
            all.addAll(model);
            return false;
        });
        return all;
    }

    /** Returns the problems of the models up to the one that answers a problem, without asking later models. */
    static JudgeProblems upTo(PluginModels models, String id) {
        JudgeProblems first = new JudgeProblems();
        models.find(model -> {
            first.addAll(model);
            return first.entries.containsKey(id);
        });
        return first;
    }

    /** Returns all problems in the order of their ids. */
    Collection<Entry<?, ?>> all() {
        return entries.values();
    }

    /** Returns the messages about models that cannot list their problems and about ids claimed twice. */
    List<String> problems() {
        return problems;
    }

    /**
     * Returns the problem with an id.
     *
     * @throws UsageException if none of the models answers the problem
     */
    Entry<?, ?> get(String id) {
        Entry<?, ?> entry = entries.get(id);
        if (entry == null) {
            throw UsageException.unknown("judge problem", id, entries.keySet());
        }
        return entry;
    }

    private <P, O> void addAll(LoadedModel<P, O> model) {
        try {
            model.judgeProblems().forEach(problem -> add(new Entry<>(model, problem)));
        } catch (ModelException e) {
            problems.add(e.getMessage());
        }
    }

    private void add(Entry<?, ?> entry) {
        Entry<?, ?> holder = entries.putIfAbsent(entry.problem().id(), entry);
        if (holder != null) {
            problems.add(entry.model().origin() + ": the model " + entry.model().id() + " claims the judge problem "
                    + entry.problem().id() + ", which "
                    + holder.model().id() + " already answers and keeps");
        }
    }
}
