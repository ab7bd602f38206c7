package dlx.core.engine.orbits;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeEngine;
import dlx.core.engine.VerifiedEngine;
import java.util.List;

/** Finds a solution that a symmetry of the cover maps to itself; cannot prove that no solution exists. */
public final class SymmetricEngine extends VerifiedEngine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "symmetric";

    private final TreeEngine usual;

    /**
     * Creates an engine.
     *
     * @param usual returns the engine that searches for solutions under a symmetry
     */
    public SymmetricEngine(TreeEngine usual) {
        super(
                NAME,
                "finds one solution that a symmetry keeps; it cannot find all, nor keep",
                "orbits of a symmetry",
                SearchMode.FIRST);
        this.usual = usual;
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return (request, control) -> new SymmetricSearch(problem, usual, request, control, List.of());
    }
}
