package dlx.commands.option;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.commands.line.UsageException;
import dlx.core.EngineName;
import dlx.core.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Checks that an engine can ever answer a question under the options of a command line, by asking it about the smallest
 * cover: a question that it refuses there, it refuses everywhere. Whether it can search a certain cover is known only later.
 */
final class EngineFit {

    private EngineFit() {}

    /**
     * Refuses an engine that can never answer.
     *
     * @param option the option that names the engine: {@code --engine}
     * @param settings the settings of the other options
     * @param asking asks a solver; throws {@link ModelException} where that cannot answer
     * @throws UsageException if it cannot; the message names those that can
     */
    static void check(
            String option, String engine, UnaryOperator<Solver<String>> settings, Consumer<Solver<?>> asking) {
        if (engine.equals(EngineName.AUTO)) {
            return; // takes one that can
        }
        Cover<String> smallest = Cover.of(cover -> cover.option("option", cover.item("item")));
        Solver<String> asked = settings.apply(Solver.inOneThread(smallest));
        Function<String, String> rejection =
                name -> rejection(asked.toBuilder().engine(name).build(), asking);
        String reason = rejection.apply(engine);
        if (!reason.isEmpty()) {
            List<String> able = new ArrayList<>(EngineOptions.names());
            able.removeIf(name -> !rejection.apply(name).isEmpty());
            throw new UsageException(option + ' ' + engine + ": " + reason + "; expected " + String.join(", ", able));
        }
    }

    /** Returns the reason why a solver cannot answer; empty if it can. */
    private static String rejection(Solver<?> solver, Consumer<Solver<?>> asking) {
        try {
            asking.accept(solver);
            return "";
        } catch (ModelException e) {
            String message = String.valueOf(e.getMessage());
            return message.substring(message.lastIndexOf(": ") + 1).strip(); // not "the cover cannot be searched"
        }
    }
}
