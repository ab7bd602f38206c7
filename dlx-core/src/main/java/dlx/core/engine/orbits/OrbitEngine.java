package dlx.core.engine.orbits;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeEngine;
import dlx.core.engine.VerifiedEngine;

/** Counts all solutions, or finds one, by the orbits of options under the symmetries of the cover. */
public final class OrbitEngine extends VerifiedEngine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "orbits";

    private final TreeEngine usual;

    /**
     * Creates an engine.
     *
     * @param usual returns the engine that searches small rests without symmetry
     */
    public OrbitEngine(TreeEngine usual) {
        super(
                NAME,
                "counts all solutions or finds one; it does not keep",
                "their orbits",
                SearchMode.COUNT,
                SearchMode.FIRST);
        this.usual = usual;
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return (request, control) -> new OrbitSearch(
                problem, usual, request, control, request.kind().engine().equals(NAME));
    }
}
