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
 * The judge problems of models, by id. Of two claims to one id that of the model that is loaded first wins, which may be
 * a bundled one; the other one is reported.
 */
final class JudgeProblems {

    private final Map<String, Entry<?, ?>> entries = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    /** A problem and the model that answers it. */
    record Entry<P, O>(LoadedModel<P, O> model, JudgeProblem<P, O> problem) {}

    private JudgeProblems() {}

    /** The problems of all models. */
    static JudgeProblems of(PluginModels models) {
        JudgeProblems all = new JudgeProblems();
        models.find(model -> {
            all.addAll(model);
            return false;
        });
        return all;
    }

    /** The problems of the models up to the one that answers a problem; those after it are not touched. */
    static JudgeProblems upTo(PluginModels models, String id) {
        JudgeProblems first = new JudgeProblems();
        models.find(model -> {
            first.addAll(model);
            return first.entries.containsKey(id);
        });
        return first;
    }

    /** All problems in the order of their ids. */
    Collection<Entry<?, ?>> all() {
        return entries.values();
    }

    /** Sentences about models that cannot list their problems, and about ids claimed twice. */
    List<String> problems() {
        return problems;
    }

    /**
     * The problem with an id.
     *
     * @throws UsageException if no model answers it
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
            for (JudgeProblem<P, O> problem : model.judgeProblems()) {
                add(new Entry<>(model, problem));
            }
        } catch (ModelException e) {
            problems.add(e.getMessage());
        }
    }

    private void add(Entry<?, ?> entry) {
        Entry<?, ?> holder = entries.putIfAbsent(entry.problem().id(), entry);
        if (holder != null) {
            problems.add(entry.model().origin() + ": the model " + entry.model().id() + " claims the judge problem "
                    + entry.problem().id() + ", which "
                    + holder.model().id() + " already answers; the latter keeps it");
        }
    }
}
