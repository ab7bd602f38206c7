package dlx.app.export;

import dlx.api.Cover;
import dlx.app.console.Printable;
import dlx.core.proof.OpbFormula;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

/** The formula that proofs for VeriPB are about, with a comment that says which option each variable is. */
final class OpbForm {

    private OpbForm() {}

    /** Writes it with an objective where options have weights; or without, and with the variables that solutions are counted by. */
    static void write(StatedPuzzle puzzle, boolean hasObjective, Consumer<String> out) {
        Cover<?> cover = puzzle.cover;
        OpbFormula formula = OpbFormula.of(cover.data(), puzzle.givens);
        try (ChunkedWriter writer = new ChunkedWriter(out)) {
            formula.writeHeader(writer);
            writer.write("* " + Printable.line(puzzle.headline()) + '\n');
            for (int option = 0; option < cover.optionCount(); option++) {
                writer.write("* x" + (option + 1) + " is " + Printable.name(cover.label(option)) + '\n');
            }
            if (!hasObjective) {
                formula.writePreserved(writer);
            } else if (cover.hasWeights()) {
                formula.writeObjective(puzzle.goal, writer);
            }
            formula.writeConstraints(writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // what takes the pieces does not throw it
        }
    }
}
