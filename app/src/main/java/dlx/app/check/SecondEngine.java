package dlx.app.check;

import dlx.api.ModelException;
import dlx.core.Solver;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the engine that confirms an answer: the reference, or another one where the reference gave the answer. */
public final class SecondEngine {

    private SecondEngine() {}

    /**
     * Asks the engines that may confirm an answer, until one does not refuse.
     *
     * @param engines the names of all engines
     * @param first the one that gave the answer
     * @param question asks the engine of that name; throws {@link ModelException} if that engine cannot answer
     * @return the answer; empty if every engine refused
     */
    public static <A> Optional<A> ask(Collection<String> engines, String first, Function<String, A> question) {
        List<String> candidates = new ArrayList<>(engines);
        if (candidates.remove(Solver.REFERENCE)) {
            candidates.add(0, Solver.REFERENCE);
        }
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
