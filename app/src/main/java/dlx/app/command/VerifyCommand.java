package dlx.app.command;

import com.google.inject.Inject;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.LineFormat;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.reason.SolutionText;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.proof.Proof;
import dlx.core.proof.Verdict;
import dlx.core.search.Limits;
import dlx.core.view.SolutionCheck;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Checks a proof or solutions of a puzzle, and writes the result: {@code dlx verify}. */
final class VerifyCommand implements PlanRunner<VerifyCommand.Plan> {

    private static final Parameter<Optional<String>> PROOF =
            Parameter.option("--proof", "PROOF", "File of the proof to check.").text();

    private static final Parameter<Optional<String>> SOLUTION = Parameter.option(
                    "--solution", "FILE", "File of the solutions to check; - is standard input.")
            .text();

    static final Command<Plan> COMMAND = Command.named("verify")
            .about(
                    "The check does not rely on the engines or on the writer of the proof. The exit code is 0 if the proof or"
                            + " every solution is correct, and 1 otherwise; the line then names the flaw.",
                    "--solution reads solutions: lines of option numbers (--format options), JSON objects (--format"
                            + " json) or, for one solution, its text as a puzzle of the model with everything given.")
            .with(PuzzleArguments.ALL)
            .with(GivenOptions.PARAMETERS)
            .with(PROOF, SOLUTION, LineFormat.FORMAT, PuzzleArguments.PLUGINS)
            .examples(
                    "echo 6 | dlx count queens --proof queens.proof", "echo 6 | dlx verify queens --proof queens.proof")
            .planned(VerifyCommand::plan);

    private final PuzzleLoop loop;
    private final Inputs inputs;
    private boolean isChecked;

    /**
     * A puzzle, and the file to check: a proof or solutions.
     *
     * @param puzzles the puzzle
     * @param given the givens of the command line
     * @param proof name of the file of a proof; empty if solutions are checked
     * @param solutions name of the file of solutions; empty if a proof is checked
     * @param format the format of the verdict
     */
    record Plan(
            PuzzleArguments puzzles,
            GivenOptions given,
            Optional<String> proof,
            Optional<String> solutions,
            Format format) {}

    @Inject
    VerifyCommand(PuzzleLoop loop, Inputs inputs) {
        this.loop = loop;
        this.inputs = inputs;
    }

    private static Plan plan(Typed typed) {
        GivenOptions given = GivenOptions.of(typed);
        if (typed.isGiven(PROOF) == typed.isGiven(SOLUTION)) {
            throw new UsageException("verify: must have either --proof PROOF or --solution FILE, and not both");
        }
        return new Plan(PuzzleArguments.of(typed), given, typed.get(PROOF), typed.get(SOLUTION), LineFormat.of(typed));
    }

    @Override
    public int run(Plan plan) {
        return loop.answer(PuzzleSource.of(plan.puzzles), plan.given, plan.format, plan, this::check);
    }

    private <P, O> void check(PuzzleTask<P, O> task, Plan plan) {
        if (isChecked) {
            throw new UsageException("cannot verify puzzle " + task.number()
                    + " too, because a proof or a solution is about one puzzle; expected one puzzle");
        }
        isChecked = true;
        if (plan.proof.isPresent()) {
            Verdict verdict = check(task.solver(), plan.proof.get());
            write(task, plan, verdict.isProved(), verdict.toString());
        } else {
            checkSolutions(task, plan, plan.solutions.orElseThrow());
        }
    }

    private Verdict check(Solver<?> solver, String file) {
        try (Reader in = new InputStreamReader(inputs.open(file), StandardCharsets.ISO_8859_1)) {
            return Proof.check(solver.cover().data(), solver.givens(), in);
        } catch (IOException e) {
            throw new InputException(Inputs.name(file) + ": cannot be read to its end (" + e.getMessage() + ")");
        }
    }

    private <P, O> void checkSolutions(PuzzleTask<P, O> task, Plan plan, String file) {
        Solver<O> solver = task.solver();
        String text = new String(inputs.readWhole(file), StandardCharsets.UTF_8);
        List<List<Integer>> solutions =
                SolutionText.read(task, plan.puzzles.settings(task.model()), Limits.none(), Inputs.name(file), text);
        for (int k = 0; k < solutions.size(); k++) {
            Optional<String> flaw = SolutionCheck.flaw(solver.cover(), solver.givens(), solutions.get(k));
            int number = k + 1;
            if (flaw.isPresent()) {
                write(task, plan, false, "solution " + number + " is not a solution: " + Printable.message(flaw.get()));
                return;
            }
        }
        long different = solutions.stream()
                .map(s -> s.stream().sorted().toList())
                .distinct()
                .count();
        write(
                task,
                plan,
                true,
                solutions.size() == 1
                        ? "correct: a solution"
                        : "correct: " + solutions.size() + " solutions, " + different + " of them different");
    }

    private void write(PuzzleTask<?, ?> task, Plan plan, boolean right, String sentence) {
        loop.print(
                plan.format == Format.JSON
                        ? JsonMembers.answer(
                                "verdict",
                                task.number(),
                                json -> json.put("proved", right).put("message", sentence))
                        : sentence);
        if (!right) {
            loop.status().failed();
        }
    }
}
