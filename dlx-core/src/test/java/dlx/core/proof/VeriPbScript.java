package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.covers.PlainCover;
import dlx.core.search.Givens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** The checker in Python of VeriPB's form, {@code docs/proofs/check_veripb.py}. */
final class VeriPbScript implements AutoCloseable {

    private static final String ANSWER =
            "print('proved: %s' % script.Checker(script.Formula(asked['formula'])).check(asked['proof'])[0])";

    private final PythonProcess python;

    private VeriPbScript(PythonProcess python) {
        this.python = python;
    }

    static Optional<VeriPbScript> start() {
        return PythonProcess.start("check_veripb", ANSWER).map(VeriPbScript::new);
    }

    /** Returns the formula of a cover, with an objective, or with the line by which solutions are counted. */
    static String formula(PlainCover cover, Goal goal, boolean hasObjective) {
        return formula(cover.cover().data(), cover.givens(), goal, hasObjective);
    }

    static String formula(CoverData cover, Givens givens, Goal goal, boolean hasObjective) {
        try {
            StringBuilder text = new StringBuilder();
            OpbFormula formula = OpbFormula.of(cover, givens);
            if (hasObjective) {
                formula.write(goal, List.of("a cover"), text);
            } else {
                formula.write(List.of("a cover"), text);
            }
            return text.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String says(String formula, String proof) {
        return python.says(
                "{\"formula\":" + PythonProcess.quoted(formula) + ",\"proof\":" + PythonProcess.quoted(proof) + "}");
    }

    @Override
    public void close() throws IOException {
        python.close();
    }
}
