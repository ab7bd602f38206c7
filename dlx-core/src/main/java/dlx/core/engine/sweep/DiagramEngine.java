package dlx.core.engine.sweep;

import dlx.core.engine.Branching;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/**
 * Finds all solutions in any order, any one or any two, by making a diagram of all of them first, where that is better than
 * going through the tree: {@link DiagramSearch} decides.
 */
public final class DiagramEngine extends SweepingEngine {

    /** The name that people type. */
    public static final String NAME = "diagram";

    /** An engine that leaves to another one what it does not sweep. */
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
        if (kind.stepped()) {
            return Optional.of("does not go step by step");
        }
        if (kind.onPath()) {
            return Optional.of("begins at the root only");
        }
        if (kind.branching() != Branching.MRV) {
            return Optional.of("knows the strategy mrv only");
        }
        return problem.cover.hasMultiplicities() ? Optional.of("knows no multiplicities") : Optional.empty();
    }

    @Override
    Compiled compiled(SweepableProblem problem) {
        return (request, control) -> new DiagramSearch(problem, request, control);
    }
}
