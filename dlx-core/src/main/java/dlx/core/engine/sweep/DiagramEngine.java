package dlx.core.engine.sweep;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeEngine;
import java.util.Optional;

/**
 * Finds all solutions in any order, or one or two, from a diagram of all solutions, if that is better than a tree
 * search. {@link DiagramSearch} decides.
 */
public final class DiagramEngine extends SweepingEngine {

    /** Name of the engine in the options of commands. */
    public static final String NAME = "diagram";

    /** Creates an engine that leaves to another one the problems that it does not sweep. */
    public DiagramEngine(TreeEngine usual) {
        super(usual);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        boolean anyOrder =
                kind.mode() == SearchMode.ANY || kind.mode() == SearchMode.FIRST || kind.mode() == SearchMode.UNIQUE;
        if (!anyOrder) {
            return Optional.of("finds solutions in any order only");
        }
        return kind.needsTree("supports only the strategy mrv, without a seed")
                .or(() -> problem.cover.hasMultiplicities()
                        ? Optional.of("does not support multiplicities")
                        : Optional.empty());
    }

    @Override
    Compiled compiled(SweepableProblem problem) {
        return (request, control) -> new DiagramSearch(problem, request, control);
    }
}
