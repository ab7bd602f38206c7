package dlx.testkit;

import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Runs a model as {@code dlx} does and returns the output for the messages of failed tests. */
final class Dlx {

    /** Maximum number of nodes, so that a failure is reported soon even if the puzzle is hard. */
    private static final long NODES = 100_000;

    private static final int MOST_LINES = 12;

    private static final int MOST_CHARACTERS = 120;

    private Dlx() {}

    /** Returns the puzzle's text and the output of {@code dlx solve} for its first puzzle, including errors. */
    static <P, O> String output(LoadedModel<P, O> model, String text, Map<String, String> settings) {
        String set = settings.entrySet().stream()
                .map(setting -> " --set " + setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining());
        return "the puzzle:\n" + indented(text) + "\n`dlx solve " + model.id() + set + "` prints:\n"
                + indented(answer(model, text, settings));
    }

    private static <P, O> String answer(LoadedModel<P, O> model, String text, Map<String, String> settings) {
        try {
            PuzzleText lines = PuzzleText.of(
                    "<stdin>",
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                    settings,
                    warning -> {});
            Optional<P> puzzle = model.next(lines);
            return puzzle.isEmpty()
                    ? "warning: <stdin>: does not contain a puzzle"
                    : answer(model, puzzle.get(), model.solver(puzzle.get()));
        } catch (PuzzleSyntaxException e) {
            return String.valueOf(e.getMessage());
        } catch (DlxException e) {
            return "puzzle 1: " + e.getMessage();
        }
    }

    private static <P, O> String answer(LoadedModel<P, O> model, P puzzle, Solver<O> solver) {
        StringBuilder drawn = new StringBuilder();
        SearchReport report = solver.toBuilder()
                .solutionLimit(1)
                .nodeLimit(NODES)
                .build()
                .forEach((options, length) -> {
                    drawn.append(model.render(puzzle, Solution.of(solver.cover(), 1, Arrays.copyOf(options, length))));
                    return Visit.STOP;
                });
        return report.solutions().signum() > 0
                ? drawn.toString()
                : report.isComplete() ? "puzzle 1: no solution" : "nothing in " + NODES + " nodes";
    }

    /**
     * Returns the first {@link #MOST_LINES} lines of a text, indented. Control characters are escaped, as
     * {@code \}{@code u0007}.
     */
    static String indented(String text) {
        String lines = text.lines().limit(MOST_LINES).map(Dlx::indentedLine).collect(Collectors.joining("\n"));
        return text.lines().skip(MOST_LINES).findAny().isPresent() ? lines + "\n    ..." : lines;
    }

    private static String indentedLine(String line) {
        String shown = line.codePoints()
                .limit(MOST_CHARACTERS)
                .mapToObj(c -> Character.isISOControl(c) ? String.format("\\u%04x", c) : Character.toString(c))
                .collect(Collectors.joining("", "    ", ""));
        return line.codePointCount(0, line.length()) > MOST_CHARACTERS ? shown + "..." : shown;
    }
}
