package dlx.core.engine;

import dlx.api.Cover;
import dlx.api.ModelException;
import java.util.List;
import java.util.Optional;

/** All engines, and which one does what. */
public final class Engines {

    /** The setting that leaves the choice to {@link #choose}. */
    public static final String AUTO = "auto";

    /** The name of the engine that can do every task. */
    public static final String REFERENCE = "links";

    private static final Engine LINKS = new LinksEngine();
    private static final SlotsEngine SLOTS = new SlotsEngine();
    private static final Engine MASKS = new MasksEngine();
    private static final Engine MEMO = new MemoEngine(SLOTS);

    private static final List<Engine> ALL = List.of(LINKS, SLOTS, MASKS, MEMO);

    private Engines() {}

    /** The names of all engines, the reference first. */
    public static List<String> names() {
        return ALL.stream().map(Engine::name).toList();
    }

    /**
     * The engine for a task.
     *
     * @param name {@link #AUTO} or the name of an engine
     * @throws IllegalArgumentException if no engine has the name
     * @throws ModelException if no engine, or not the one that was named, can do the task
     */
    public static Engine choose(String name, Forms forms, Task task) {
        if (name.equals(AUTO)) {
            refuseWhatNoEngineKnows(name, forms.cover());
            return auto(forms, task);
        }
        Engine engine = ALL.stream()
                .filter(e -> e.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "engine: \"" + name + "\"; expected auto, " + String.join(", ", names())));
        refuseWhatNoEngineKnows(name, forms.cover());
        cannot(engine, forms, task).ifPresent(reason -> {
            throw cannotSearch("the engine " + name + ' ' + reason);
        });
        return engine;
    }

    /**
     * The table by which the engine is chosen: the first line that holds. The figures are in {@code docs/benchmarks.md},
     * "Which engine when".
     */
    private static Engine auto(Forms forms, Task task) {
        if (!task.isPlain() && cannot(SLOTS, forms, task).isPresent()) {
            return LINKS; // only links asks a strategy and tells its steps
        }
        if (forms.cover().nodeCount() > Forms.MOST_NODES) {
            return LINKS; // what the others compile would not fit
        }
        if (task.question() == Question.COUNT && cannot(MEMO, forms, task).isEmpty()) {
            return MEMO;
        }
        if (Masks.suit(forms.get(forms.choose(MASKS, task)))
                && cannot(MASKS, forms, task).isEmpty()) {
            return MASKS;
        }
        return cannot(SLOTS, forms, task).isEmpty() ? SLOTS : LINKS;
    }

    private static Optional<String> cannot(Engine engine, Forms forms, Task task) {
        return engine.cannot(forms.get(forms.choose(engine, task)), task);
    }

    private static void refuseWhatNoEngineKnows(String name, Cover<?> cover) {
        if (cover.hasColors() || cover.hasMultiplicities()) {
            String what = cover.hasColors() ? "colors" : "multiplicities";
            throw cannotSearch(
                    name.equals(AUTO) ? "no engine knows " + what : "the engine " + name + " knows no " + what);
        }
    }

    private static ModelException cannotSearch(String reason) {
        return new ModelException("the cover cannot be searched: " + reason);
    }
}
