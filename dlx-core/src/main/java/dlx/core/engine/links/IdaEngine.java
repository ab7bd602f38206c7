package dlx.core.engine.links;

import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.search.SearchQuestion;
import java.util.Optional;
import java.util.stream.IntStream;

/** The engine of iterative deepening: a repeated cover with fewest options. For lessons; {@code prices} is faster. */
public final class IdaEngine implements Engine {

    /** An engine without state. */
    public IdaEngine() {}

    @Override
    public String name() {
        return "ida";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.BEST) {
            return Optional.of("finds best covers only");
        }
        if (kind.branching() != Branching.MRV) {
            return Optional.of("knows the strategy mrv only");
        }
        if (kind.onPath()) {
            return Optional.of("begins at the root only");
        }
        if (!isRepeated(problem, stop)) {
            return Optional.of("covers every item once at least and any number of times, and knows no secondary items");
        }
        if (IntStream.range(1, problem.options()).anyMatch(k -> problem.weight(k) != problem.weight(0))) {
            return Optional.of("looks for fewest options: all must have the same weight");
        }
        return Optional.empty();
    }

    private static boolean isRepeated(Problem problem, StopCheck stop) {
        int[] options = problem.optionCounts(stop);
        return IntStream.range(0, options.length)
                .allMatch(i -> problem.primary[i] && problem.atLeast[i] == 1 && problem.atMost[i] >= options[i]);
    }

    /** It shows the steps of the only search it knows. */
    @Override
    public SearchMode modeOfSteps() {
        return SearchMode.BEST;
    }

    @Override
    public boolean reduces() {
        return false; // its tree is that of the lesson
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
        long weight = problem.options() == 0 ? 1 : problem.weight(0);
        boolean fewest = problem.options() == 0 || (question.goal() == Goal.LEAST ? weight > 0 : weight < 0);
        if (!fewest) {
            throw cannot("looks for fewest options: each must cost something");
        }
        if (question.howMany() > 1) {
            throw cannot("finds one best cover or all of them");
        }
    }

    private static ModelException cannot(String reason) {
        return ModelException.coded("engine_cannot", "the cover cannot be searched: the engine ida " + reason);
    }
}
