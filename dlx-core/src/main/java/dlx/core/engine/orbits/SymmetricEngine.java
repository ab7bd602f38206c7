package dlx.core.engine.orbits;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeEngine;
import dlx.core.engine.VerifiedSearch;
import java.util.List;
import java.util.Optional;

/** Finds a solution that a symmetry of the cover maps to itself; cannot prove that no solution exists. */
public final class SymmetricEngine implements Engine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "symmetric";

    private final TreeEngine usual;

    /**
     * Creates an engine.
     *
     * @param usual returns the engine that searches for solutions under a symmetry
     */
    public SymmetricEngine(TreeEngine usual) {
        this.usual = usual;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.FIRST) {
            return Optional.of(
                    "finds one solution that a symmetry keeps; it cannot find all, nor keep the fixed order of"
                            + " lists, limits and checkpoints");
        }
        return VerifiedSearch.cannot(problem, kind, "orbits of a symmetry");
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return (request, control) -> new SymmetricSearch(problem, usual, request, control, List.of());
    }
}
