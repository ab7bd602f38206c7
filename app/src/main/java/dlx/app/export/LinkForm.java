package dlx.app.export;

import dlx.api.Solution;
import dlx.commands.line.UsageException;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.puzzles.PuzzleWriter;
import dlx.core.search.Givens;
import dlx.formats.LinkProgram;
import dlx.formats.NoLinkException;
import dlx.formats.PuzzleLink;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A link, on one line, that opens a puzzle in another program. It is made from the text of the puzzle as written by its
 * model, including the givens.
 *
 * @param program program that opens the link
 * @param settings settings of the puzzle
 * @param number number of the puzzle, for messages
 */
public record LinkForm(LinkProgram program, Map<String, String> settings, int number) {

    /**
     * Writes a puzzle.
     *
     * @param solver solver of the puzzle, with its givens
     * @param out receives the line
     * @return a sentence about each part that the link omits, for warnings
     * @throws UsageException if the program does not support such puzzles
     */
    public <P, O> List<String> write(LoadedModel<P, O> model, P puzzle, Solver<O> solver, Consumer<String> out) {
        try {
            Givens givens = solver.givens();
            Optional<String> written = PuzzleWriter.given(model, puzzle, solver);
            String text = written.orElseGet(() -> model.render(puzzle, Solution.of(List.of())));
            PuzzleLink link = program.link(model.id(), settings, text);
            out.accept(link.link() + '\n');
            return Stream.of(
                            link.lost().stream(),
                            options(written.isPresent() ? 0 : givens.givenCount(), "given"),
                            options(givens.forbiddenOptions().length, "forbidden"))
                    .flatMap(lost -> lost)
                    .map(lost -> program.title() + " does not support: " + lost)
                    .toList();
        } catch (NoLinkException e) {
            throw new UsageException("--to " + program.word() + ": puzzle " + number + ": " + e.getMessage());
        }
    }

    private static Stream<String> options(int count, String what) {
        return count == 0
                ? Stream.empty()
                : Stream.of(count + (count == 1 ? " option that is " : " options that are ") + what);
    }
}
