package dlx.app.export;

import dlx.api.Cover;
import dlx.commands.answer.ChunkedWriter;
import dlx.commands.console.Printable;
import dlx.core.proof.OpbFormula;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes the formula that proofs for VeriPB refer to, with a comment for each variable that names its option. */
final class OpbForm {

    private OpbForm() {}

    /**
     * Writes the formula.
     *
     * @param hasObjective true to write the weights as an objective; false to write the variables by which VeriPB
     *     counts solutions
     */
    static void write(StatedPuzzle puzzle, boolean hasObjective, Consumer<String> out) {
        Cover<?> cover = puzzle.cover;
        OpbFormula formula = OpbFormula.of(cover.data(), puzzle.givens);
        Iterable<String> comments = () -> Stream.concat(
                        Stream.of(Printable.line(puzzle.headline())),
                        IntStream.range(0, cover.optionCount())
                                .mapToObj(k -> "x" + (k + 1) + " is " + Printable.name(cover.label(k))))
                .iterator();
        try (ChunkedWriter writer = new ChunkedWriter(out)) {
            if (hasObjective) {
                formula.write(puzzle.goal, comments, writer);
            } else {
                formula.write(comments, writer);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // not expected: the consumer does not throw it
        }
    }
}
