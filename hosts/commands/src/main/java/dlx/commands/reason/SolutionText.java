package dlx.commands.reason;

import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.commands.console.InputException;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads solutions of a puzzle, as {@code --format options}, {@code --format json} and the model write them. */
public final class SolutionText {

    /** The member of an object with the option numbers, outside of texts. */
    private static final Pattern OPTIONS = Pattern.compile("(?<!\\\\)\"options\"\\s*:\\s*\\[([^\\]]*)]");

    private static final Pattern WORDS = Pattern.compile("(.*)");

    private SolutionText() {}

    /**
     * Returns the solutions of a text: lines of option numbers, from 1; objects with {@code options}; or boards as
     * the model draws solutions, if it reads them as the same puzzle with other givens.
     *
     * @param settings the settings of the model with which the puzzle was read
     * @param name the name of the text, for messages
     * @return the option numbers of each solution, from 0, which may not exist
     * @throws InputException if the text does not contain solutions
     */
    public static <P, O> List<List<Integer>> read(
            PuzzleTask<P, O> task, Map<String, String> settings, String name, String text) {
        List<List<Integer>> solutions = numbers(text)
                .or(() -> drawn(task, settings, text))
                .orElseThrow(() -> new InputException(
                        name + ": does not contain a solution of this puzzle; expected lines of option"
                                + " numbers, JSON objects with \"options\", or a solution as it is drawn"));
        if (solutions.isEmpty()) {
            throw new InputException(name + ": is empty; expected a solution");
        }
        return solutions;
    }

    /** Returns the solutions of a text whose lines are option numbers or objects; empty if a line is neither. */
    private static Optional<List<List<Integer>>> numbers(String text) {
        try {
            return Optional.of(text.lines()
                    .filter(line -> !line.isBlank())
                    .map(line -> line.startsWith("{") ? OPTIONS.matcher(line) : WORDS.matcher(line))
                    .filter(Matcher::find)
                    .map(found -> found.group(1).isBlank()
                            ? List.<Integer>of()
                            : Arrays.stream(found.group(1).trim().split("[ ,]+"))
                                    .map(word -> Integer.parseInt(word) - 1)
                                    .toList())
                    .toList());
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Returns the solutions of a text that the model reads as the same puzzle with other givens, once or more often. */
    private static <P, O> Optional<List<List<Integer>>> drawn(
            PuzzleTask<P, O> task, Map<String, String> settings, String text) {
        if (!task.model().can().contains("readable solutions")) {
            return Optional.empty(); // the givens of a board may be a part of what is drawn
        }
        PuzzleText boards = PuzzleText.of(
                "solution", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), settings, warning -> {});
        List<List<Integer>> all = new ArrayList<>();
        try {
            for (Optional<P> board = task.model().next(boards);
                    board.isPresent();
                    board = task.model().next(boards)) {
                Solver<O> other = task.model().solver(board.get());
                if (!other.cover().data().equals(task.solver().cover().data())) {
                    return Optional.empty();
                }
                all.add(IntStream.of(other.givens().givenOptions()).boxed().toList());
            }
            return Optional.of(all);
        } catch (DlxException e) {
            return Optional.empty();
        }
    }
}
