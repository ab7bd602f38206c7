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
 * Checks that an engine can answer a question under the options of a command line, by asking about the smallest cover.
 * A question that the engine rejects for this cover is rejected for every cover. Whether the engine can search a larger
 * cover is found out later.
 */
final class EngineFit {

    private EngineFit() {}

    /**
     * Rejects an engine that can never answer.
     *
     * @param option the option that names the engine: {@code --engine}
     * @param settings the settings of the other options
     * @param asking asks a solver; throws {@link ModelException} if the solver cannot answer
     * @throws UsageException if the engine cannot answer; the message names the engines that can
     */
    static void check(
            String option, String engine, UnaryOperator<Solver<String>> settings, Consumer<Solver<?>> asking) {
        if (engine.equals(EngineName.AUTO)) {
            return; // chooses an engine that can answer
        }
        Cover<String> smallest = Cover.of(cover -> cover.option("option", cover.item("item")));
        Solver<String> asked = settings.apply(Solver.inOneThread(smallest));
        Function<String, String> rejection =
                name -> rejection(asked.toBuilder().engine(name).build(), asking);
        String reason = rejection.apply(engine);
        if (!reason.isEmpty()) {
            List<String> able = new ArrayList<>(EngineOptions.names());
            able.removeIf(name -> !rejection.apply(name).isEmpty());
            throw new UsageException(option + ' ' + engine + ": " + reason + "; expected "
                    + String.join(", ", able).replaceFirst(", (\\w+)$", " or $1"));
        }
    }

    /** Returns the reason why a solver cannot answer; empty if it can. */
    private static String rejection(Solver<?> solver, Consumer<Solver<?>> asking) {
        try {
            asking.accept(solver);
            return "";
        } catch (ModelException e) {
            String message = String.valueOf(e.getMessage());
            return message.substring(message.lastIndexOf(": ") + 1).strip(); // without "the cover cannot be searched"
        }
    }
}
