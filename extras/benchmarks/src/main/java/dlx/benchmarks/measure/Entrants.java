package dlx.benchmarks.measure;

import dlx.api.ModelException;
import dlx.core.Solver;
import java.util.List;

/** Which engines can answer what. */
final class Entrants {

    static final String AUTO = "auto";

    private Entrants() {}

    /** Those of the wanted engines, all if none is named, that can answer the question about a puzzle. */
    static List<String> of(List<String> wanted, Solver<?> puzzle, Question question) {
        List<String> known = Solver.engines();
        return (wanted.isEmpty() ? known : wanted)
                .stream()
                        .filter(engine -> engine.equals(AUTO) || known.contains(engine))
                        .filter(engine -> isAble(engine, puzzle, question))
                        .toList();
    }

    /** The engine that searches when nobody names one. */
    static String chosen(Solver<?> puzzle, Question question) {
        return question.ask(puzzle.nodeLimit(1)).engine();
    }

    private static boolean isAble(String engine, Solver<?> puzzle, Question question) {
        try {
            question.ask(puzzle.engine(engine).nodeLimit(1));
            return true;
        } catch (ModelException e) {
            return false;
        }
    }
}
