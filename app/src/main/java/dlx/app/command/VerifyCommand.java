package dlx.app.command;

import com.google.inject.Inject;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.LineFormat;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.proof.Verdict;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** Checks a proof about a puzzle, and writes the result: {@code dlx verify}. */
final class VerifyCommand implements PlanRunner<VerifyCommand.Plan> {

    private static final Parameter<String> PROOF =
            Parameter.option("--proof", "PROOF", "File of the proof to check.").required();

    static final Command<Plan> COMMAND = Command.named("verify")
            .about(
                    "The check does not rely on the engines or on the writer of the proof. The exit code is 0 if the proof is"
                            + " correct, and 1 otherwise; the line then names the flaw.")
            .with(PuzzleArguments.ALL)
            .with(GivenOptions.PARAMETERS)
            .with(PROOF, LineFormat.FORMAT, PuzzleArguments.PLUGINS)
            .examples(
                    "echo 6 | dlx count queens --proof queens.proof", "echo 6 | dlx verify queens --proof queens.proof")
            .planned(typed -> new Plan(
                    PuzzleArguments.of(typed), GivenOptions.of(typed), typed.get(PROOF), LineFormat.of(typed)));

    private final PuzzleLoop loop;
    private final Inputs inputs;
    private boolean isChecked;

    /**
     * A puzzle, and the proof to check.
     *
     * @param puzzles the puzzle
     * @param given the givens of the command line
     * @param proof name of the file of the proof
     * @param format the format of the verdict
     */
    record Plan(PuzzleArguments puzzles, GivenOptions given, String proof, Format format) {}

    @Inject
    VerifyCommand(PuzzleLoop loop, Inputs inputs) {
        this.loop = loop;
        this.inputs = inputs;
    }

    @Override
    public int run(Plan plan) {
        return loop.answer(PuzzleSource.of(plan.puzzles), plan.given, plan.format, plan, this::check);
    }

    private <P, O> void check(PuzzleTask<P, O> task, Plan plan) {
        if (isChecked) {
            throw new UsageException("cannot verify puzzle " + task.number()
                    + " too, because a proof is about one puzzle; expected one puzzle");
        }
        isChecked = true;
        Verdict verdict = check(task.solver(), plan.proof);
        loop.print(
                plan.format == Format.JSON
                        ? JsonMembers.answer(
                                "verdict",
                                task.number(),
                                json -> json.put("proved", verdict.isProved()).put("message", verdict.toString()))
                        : verdict.toString());
        if (!verdict.isProved()) {
            loop.status().failed();
        }
    }

    private Verdict check(Solver<?> solver, String file) {
        try (Reader in = new InputStreamReader(inputs.open(file), StandardCharsets.ISO_8859_1)) {
            return solver.check(in);
        } catch (IOException e) {
            throw new InputException(Inputs.name(file) + ": cannot be read to its end (" + e.getMessage() + ")");
        }
    }
}
