package dlx.core.reason;

import java.util.List;
import java.util.Optional;

/**
 * Oracle that asks for weights before it asks an engine: weights may settle at once a question that a search cannot.
 */
record ColoringOracle(Colorings colorings, SolverOracle engine) implements SolverOracle {

    @Override
    public Reply ask(int[] taken) {
        return colorings.beside(taken).isPresent() ? Reply.NO : engine.ask(taken);
    }

    @Override
    public int[] solution() {
        return engine.solution();
    }

    @Override
    public long nodes() {
        return engine.nodes();
    }

    @Override
    public Optional<List<int[]>> some(int[] taken, int most) {
        return engine.some(taken, most);
    }
}
