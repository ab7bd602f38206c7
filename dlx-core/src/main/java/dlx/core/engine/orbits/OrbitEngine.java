package dlx.core.engine.orbits;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeEngine;
import dlx.core.engine.VerifiedSearch;
import java.util.Optional;

/** Counts all solutions, or finds one, by the orbits of options under the symmetries of the cover. */
public final class OrbitEngine implements Engine {

    /** Name of the engine in options and settings. */
    public static final String NAME = "orbits";

    private final TreeEngine usual;

    /**
     * Creates an engine.
     *
     * @param usual returns the engine that searches small rests without symmetry
     */
    public OrbitEngine(TreeEngine usual) {
        this.usual = usual;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.COUNT && kind.mode() != SearchMode.FIRST) {
            return Optional.of(
                    "counts all solutions or finds one; it does not keep the fixed order of lists, limits and"
                            + " checkpoints");
        }
        return VerifiedSearch.cannot(problem, kind, "their orbits");
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return (request, control) -> new OrbitSearch(
                problem, usual, request, control, request.kind().engine().equals(NAME));
    }
}
