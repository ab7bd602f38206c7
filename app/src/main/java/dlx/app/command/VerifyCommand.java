package dlx.app.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.inject.Inject;
import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.app.answer.JsonLine;
import dlx.app.console.InputException;
import dlx.app.console.Inputs;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.position.SolutionCheck;
import dlx.core.proof.Proof;
import dlx.core.proof.Verdict;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx verify}. */
final class VerifyCommand extends GivenCommand {

    private final Argument<Optional<String>> proof =
            arguments.option("--proof", "PROOF", "The proof to be checked.").text();

    private final Argument<Optional<String>> solution = arguments
            .option("--solution", "FILE", "Solutions to be checked; - is standard input.")
            .text();

    private final LineFormat form = new LineFormat(arguments);

    private final Inputs inputs;
    private boolean isChecked;

    @Inject
    VerifyCommand(PuzzleParts parts, Inputs inputs) {
        super(parts);
        this.inputs = inputs;
    }

    @Override
    protected List<String> description() {
        return List.of(
                "It trusts neither engines nor whoever wrote the proof. Exit code 0 if it proves what it claims, 1 if not: the"
                        + " line has the word of the proof, what was found there and what was expected.",
                "--solution reads solutions: lines of option numbers (--format options), JSON objects (--format json) or, of"
                        + " one solution, the text that the model reads as a puzzle with everything given.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 6 | dlx count queens --proof queens.proof",
                "  echo 6 | dlx verify queens --proof queens.proof");
    }

    @Override
    Format check() {
        if (proof.get().isPresent() == solution.get().isPresent()) {
            throw new UsageException("verify checks a proof or solutions; expected --proof PROOF or --solution FILE");
        }
        return form.check();
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        if (isChecked) {
            throw new UsageException("a proof or a solution is of one puzzle, and puzzle " + task.number()
                    + " is another; expected one puzzle");
        }
        isChecked = true;
        Solver<O> solver = task.solver();
        if (proof.get().isPresent()) {
            Verdict verdict = check(solver, proof.get().get());
            write(task, verdict.isProved(), verdict.toString());
        } else {
            checkSolutions(task, solver, solution.get().orElseThrow());
        }
    }

    private Verdict check(Solver<?> solver, String file) {
        try (Reader in = new InputStreamReader(inputs.open(file), StandardCharsets.ISO_8859_1)) {
            return Proof.check(solver.cover().data(), solver.givens(), in);
        } catch (IOException e) {
            throw new InputException(Inputs.name(file) + ": it cannot be read to its end (" + e.getMessage() + ")");
        }
    }

    private <P, O> void checkSolutions(PuzzleTask<P, O> task, Solver<O> solver, String file) {
        String text = new String(inputs.readWhole(file), StandardCharsets.UTF_8);
        List<List<Integer>> solutions = numbers(text)
                .or(() -> drawn(task, solver, text))
                .orElseThrow(
                        () -> new InputException(
                                Inputs.name(file) + ": it holds no solution of this puzzle;"
                                        + " expected lines of option numbers, JSON objects with \"options\", or a solution as it is drawn"));
        if (solutions.isEmpty()) {
            throw new InputException(Inputs.name(file) + ": it is empty; expected a solution");
        }
        for (int k = 0; k < solutions.size(); k++) {
            Optional<String> flaw = SolutionCheck.flaw(solver.cover(), solver.givens(), solutions.get(k));
            int number = k + 1;
            if (flaw.isPresent()) {
                write(task, false, "solution " + number + " is none: it " + flaw.get());
                return;
            }
        }
        long different = solutions.stream()
                .map(s -> s.stream().sorted().toList())
                .distinct()
                .count();
        write(
                task,
                true,
                solutions.size() == 1
                        ? "correct: a solution"
                        : "correct: " + solutions.size() + " solutions, " + different + " of them different");
    }

    /** Solutions as lines of numbers or of JSON; empty if some line is neither. */
    private static Optional<List<List<Integer>>> numbers(String text) {
        List<List<Integer>> all = new ArrayList<>();
        try {
            for (String line : text.lines().filter(l -> !l.isBlank()).toList()) {
                if (line.startsWith("{")) {
                    JsonElement options =
                            JsonParser.parseString(line).getAsJsonObject().get("options");
                    if (options != null) {
                        JsonArray numbers = options.getAsJsonArray();
                        List<Integer> solution = new ArrayList<>();
                        numbers.forEach(n -> solution.add(n.getAsInt() - 1));
                        all.add(solution);
                    }
                } else {
                    all.add(Arrays.stream(line.trim().split(" +"))
                            .map(word -> Integer.parseInt(word) - 1)
                            .toList());
                }
            }
            return Optional.of(all);
        } catch (JsonParseException | IllegalStateException | NumberFormatException | UnsupportedOperationException e) {
            return Optional.empty();
        }
    }

    /** A solution as its model draws it, if the model reads that as the same puzzle with everything given. */
    private <P, O> Optional<List<List<Integer>>> drawn(PuzzleTask<P, O> task, Solver<O> solver, String text) {
        try {
            PuzzleText puzzle = PuzzleText.of(
                    "solution",
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                    puzzles.settings(task.model()),
                    warning -> {});
            return task.model()
                    .next(puzzle)
                    .map(task.model()::solver)
                    .filter(other -> other.cover().data().equals(solver.cover().data()))
                    .map(other -> List.of(
                            Arrays.stream(other.givens().taken()).boxed().toList()));
        } catch (DlxException e) {
            return Optional.empty();
        }
    }

    private void write(PuzzleTask<?, ?> task, boolean right, String sentence) {
        print(
                isJson()
                        ? JsonLine.of(
                                "verdict",
                                task.number(),
                                json -> json.put("proved", right).put("message", sentence))
                        : sentence);
        if (!right) {
            run.status().failed();
        }
    }
}
