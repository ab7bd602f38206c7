package dlx.commands.check;

import dlx.api.ModelException;
import dlx.core.EngineName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Asks a second engine to confirm an answer. The reference engine {@code links} comes first; for a best score, the
 * engines that prove by bounds do.
 */
public final class SecondEngine {

    /**
     * The engines that prove a best score by bounds. Such an engine and an engine that enumerates confirm each other.
     */
    private static final List<String> PROVERS = List.of(EngineName.PRICES, EngineName.IDA);

    private SecondEngine() {}

    /**
     * Asks the engines that may confirm an answer, until an engine answers.
     *
     * @param engines the names of all engines
     * @param first the name of the engine that gave the answer
     * @param question asks the engine of a name; throws {@link ModelException} if this engine cannot answer
     * @return the answer; empty if no engine can answer
     */
    public static <A> Optional<A> ask(Collection<String> engines, String first, Function<String, A> question) {
        return askFirst(List.of(EngineName.LINKS), engines, first, question);
    }

    /**
     * Asks the engines that may confirm a best score. Engines that prove by bounds come before the reference, which may
     * take very long to visit every solution. For repeated covers, {@code prices} and {@code ida} confirm each other;
     * for exact covers, {@code prices} and {@code links}.
     */
    public static <A> Optional<A> askForBest(Collection<String> engines, String first, Function<String, A> question) {
        List<String> preferred = new ArrayList<>(PROVERS);
        preferred.add(EngineName.LINKS);
        return askFirst(preferred, engines, first, question);
    }

    private static <A> Optional<A> askFirst(
            List<String> preferred, Collection<String> engines, String first, Function<String, A> question) {
        List<String> candidates = new ArrayList<>(preferred);
        candidates.retainAll(engines);
        engines.stream().filter(engine -> !preferred.contains(engine)).forEach(candidates::add);
        candidates.remove(first);
        for (String engine : candidates) {
            try {
                return Optional.of(question.apply(engine));
            } catch (ModelException e) {
                // this engine cannot answer; the next engine may
            }
        }
        return Optional.empty();
    }
}
