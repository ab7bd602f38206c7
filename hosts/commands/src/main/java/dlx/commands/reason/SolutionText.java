package dlx.commands.reason;

import dlx.api.Cover;
import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.commands.answer.Answers;
import dlx.commands.console.InputException;
import dlx.commands.line.UsageException;
import dlx.commands.option.GivenOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.Limits;
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

    private static final Pattern PUZZLE = Pattern.compile("(?<!\\\\)\"puzzle\"\\s*:\\s*(\\d+)");

    private static final Pattern WORDS = Pattern.compile("(.*)");

    /** Limit of the search for the solution of a board in which everything is given. */
    private static final long NODES = 10_000;

    private SolutionText() {}

    /**
     * Returns the solutions of a text: lines of option numbers, from 1; objects with {@code options}; or boards as
     * the model draws solutions, if it reads them as the same puzzle with other givens.
     *
     * @param settings the settings of the model with which the puzzle was read
     * @param limits the limits of the description of a board
     * @param name the name of the text, for messages
     * @return the option numbers of each solution, from 0, which may not exist
     * @throws InputException if the text does not contain solutions
     */
    public static <P, O> List<List<Integer>> read(
            PuzzleTask<P, O> task, Map<String, String> settings, Limits limits, String name, String text) {
        boolean isReadable = task.model().can().contains("readable solutions");
        if (!isReadable && looksDrawn(task, text)) {
            throw new InputException(name + ": looks like a drawn solution, and the model "
                    + task.model().id() + " does not read its drawn solutions; expected lines of option numbers"
                    + " (--format options), or JSON objects with \"options\"");
        }
        List<String> problems = new ArrayList<>();
        List<List<Integer>> solutions = drawn(task, settings, limits, text, problems) // boards can consist of digits
                .or(() -> numbers(text, task.number()).filter(numbers -> problems.isEmpty() || exist(numbers, task)))
                .orElseThrow(() -> new InputException(name + ": does not contain a solution of this puzzle"
                        + (problems.isEmpty() ? "" : " (as a board: " + problems.get(0) + ')')
                        + "; expected lines of option numbers, JSON objects with \"options\", or a solution as it is"
                        + " drawn"));
        if (solutions.isEmpty()) {
            throw new InputException(name + ": is empty; expected a solution");
        }
        return solutions;
    }

    /** Returns true if a text has the lines of a board that the model draws, whose digits are not option numbers. */
    private static <P, O> boolean looksDrawn(PuzzleTask<P, O> task, String text) {
        try {
            Solution<O> none = Solution.of(task.solver().cover(), 1);
            List<Integer> drawn = lengths(Answers.text(task.model(), task.puzzle(), none));
            return !drawn.isEmpty() && lengths(text).equals(drawn);
        } catch (DlxException e) {
            return false; // the model draws whole solutions only
        }
    }

    private static List<Integer> lengths(String text) {
        return text.lines().map(String::length).toList();
    }

    private static boolean exist(List<List<Integer>> solutions, PuzzleTask<?, ?> task) {
        int count = task.solver().cover().optionCount();
        return solutions.stream().flatMap(List::stream).allMatch(option -> option >= 0 && option < count);
    }

    /** Returns the solutions of a text whose lines are option numbers or objects; empty if a line is neither. */
    private static Optional<List<List<Integer>>> numbers(String text, int puzzle) {
        try {
            return Optional.of(text.lines()
                    .filter(line -> !line.isBlank() && !isOfAnother(puzzle, line))
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

    /** Returns true for an object that names another puzzle. */
    private static boolean isOfAnother(int puzzle, String line) {
        Matcher named = PUZZLE.matcher(line);
        return line.startsWith("{") && named.find() && !named.group(1).equals(String.valueOf(puzzle));
    }

    /** Returns the solutions of a text that the model reads as the same puzzle with other givens, once or more often. */
    private static <P, O> Optional<List<List<Integer>>> drawn(
            PuzzleTask<P, O> task, Map<String, String> settings, Limits limits, String text, List<String> problems) {
        if (!task.model().can().contains("readable solutions")) {
            return Optional.empty(); // the givens of a board may be a part of what is drawn
        }
        PuzzleText input = PuzzleText.of(
                "solution", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), settings, warning -> {});
        List<List<Integer>> all = new ArrayList<>();
        try {
            for (Optional<P> board = task.model().next(input);
                    board.isPresent();
                    board = task.model().next(input)) {
                Solver<O> other = task.model().solver(board.get(), limits);
                List<String> labels = IntStream.of(taken(other))
                        .mapToObj(other.cover()::label)
                        .toList();
                Cover<O> cover = task.solver().cover(); // the covers of a board and of its solution can differ
                all.add(IntStream.of(GivenOptions.numbers("solution", labels, cover, task.number()))
                        .boxed()
                        .toList());
            }
            return Optional.of(all).filter(boards -> boards.stream().noneMatch(List::isEmpty));
        } catch (DlxException | UsageException e) {
            problems.add(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** Returns the givens of a board. The rest of some models' boards is not givens, but leaves one solution. */
    private static int[] taken(Solver<?> board) {
        int[] givens = board.givens().givenOptions();
        if (givens.length > 0) {
            return givens;
        }
        Uniqueness<?> answer = board.toBuilder().nodeLimit(NODES).build().unique();
        return answer.verdict() == Uniqueness.Verdict.UNIQUE
                ? answer.found().get(0).numbers()
                : givens;
    }
}
