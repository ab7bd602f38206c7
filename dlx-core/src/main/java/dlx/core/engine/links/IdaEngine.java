package dlx.core.engine.links;

import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.search.internal.SearchQuestion;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The engine of iterative deepening, for repeated covers with fewest options. It is for lessons; {@code prices} is
 * faster.
 */
public final class IdaEngine implements Engine {

    @Override
    public String name() {
        return "ida";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.BEST || kind.branching() != Branching.MRV || kind.onPath()) {
            return Optional.of("finds best covers only, from the root and by the strategy mrv");
        }
        int[] options = problem.optionCounts(stop);
        if (!IntStream.range(0, options.length)
                .allMatch(i -> problem.primary[i] && problem.atLeast[i] == 1 && problem.atMost[i] >= options[i])) {
            return Optional.of(
                    "only supports covers whose items are all primary and may be covered any number of times, at"
                            + " least once");
        }
        if (IntStream.range(1, problem.options()).anyMatch(k -> problem.weight(k) != problem.weight(0))) {
            return Optional.of("looks for fewest options: all must have the same weight");
        }
        return Optional.empty();
    }

    /** {@inheritDoc} Only this mode is supported. */
    @Override
    public SearchMode modeOfSteps() {
        return SearchMode.BEST;
    }

    @Override
    public boolean reduces() {
        return false; // a lesson shows the tree of the whole cover
    }

    @Override
    public Walkable compile(Problem problem, StopCheck stop) {
        Links links = new Links(problem, stop);
        return (request, control) -> {
            request.best().ifPresent(question -> checkAnswers(problem, question));
            return new IdaSearch(links, request, control);
        };
    }

    private static void checkAnswers(Problem problem, SearchQuestion.Best question) {
        int sign = question.goal() == Goal.LEAST ? 1 : -1;
        boolean isFewest = problem.options() == 0 || Long.signum(problem.weight(0)) == sign;
        if (!isFewest || question.count() > 1) {
            String reason = isFewest
                    ? "finds one best cover or all of them"
                    : "looks for fewest options: each must cost something";
            throw ModelException.coded("engine_cannot", "the cover cannot be searched: the engine ida " + reason);
        }
    }
}
