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

/** The formula that proofs for VeriPB are about, with a comment that says which option each variable is. */
final class OpbForm {

    private OpbForm() {}

    /** Writes it with an objective where options have weights; or without, and with the variables that solutions are counted by. */
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
            throw new UncheckedIOException(e); // what takes the pieces does not throw it
        }
    }
}
