package dlx.commands.check;

import dlx.api.ModelException;
import dlx.core.EngineName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the engine that confirms an answer: the reference, or another one where the reference gave the answer. */
public final class SecondEngine {

    /** The engines that prove a best score by bounds: one of them and one that enumerates confirm each other. */
    private static final List<String> PROVERS = List.of(EngineName.PRICES, EngineName.IDA);

    private SecondEngine() {}

    /**
     * Asks the engines that may confirm an answer, until one does not refuse.
     *
     * @param engines the names of all engines
     * @param first the name of the engine that gave the answer
     * @param question asks the engine of that name; throws {@link ModelException} if that engine cannot answer
     * @return the answer; empty if every engine refused
     */
    public static <A> Optional<A> ask(Collection<String> engines, String first, Function<String, A> question) {
        return askFirst(List.of(EngineName.LINKS), engines, first, question);
    }

    /**
     * Asks the engines that may confirm a best score. An engine that proves by bounds is asked before the reference, which may
     * need ages to look at every solution. (Both of them can search repeated covers; for exact ones one confirms the
     * reference, and the reference that one.)
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
                // it says that it cannot; the next one may
            }
        }
        return Optional.empty();
    }
}
