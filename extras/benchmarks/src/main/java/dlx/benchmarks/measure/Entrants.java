package dlx.benchmarks.measure;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.core.Solver;
import java.util.List;

/** Which engines can answer what. */
final class Entrants {

    static final String AUTO = "auto";

    private Entrants() {}

    /** Those of the wanted engines, all if none is named, that can answer the question about the cover. */
    static List<String> of(List<String> wanted, Cover<?> cover, Question question) {
        List<String> known = Solver.engines();
        return (wanted.isEmpty() ? known : wanted)
                .stream()
                        .filter(engine -> engine.equals(AUTO) || known.contains(engine))
                        .filter(engine -> isAble(engine, cover, question))
                        .toList();
    }

    /** The engine that searches when nobody names one. */
    static String chosen(Cover<?> cover, Question question) {
        return question.ask(Solver.of(cover).nodeLimit(1)).engine();
    }

    private static boolean isAble(String engine, Cover<?> cover, Question question) {
        try {
            question.ask(Solver.of(cover).engine(engine).nodeLimit(1));
            return true;
        } catch (ModelException e) {
            return false;
        }
    }
}
