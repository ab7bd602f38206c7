package dlx.commands.reason;

import dlx.api.Cover;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.answer.StopMessage;
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
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.search.Limits;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import dlx.core.view.SolutionCheck.Flaw;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Checks moves or solutions of puzzles: {@code dlx check}. */
public final class CheckCommand implements PlanRunner<CheckCommand.Plan> {

    private static final Parameter<List<String>> MOVE = Parameter.option(
                    "--move",
                    "LABEL",
                    "Checks this option as the only move in addition to the givens; can be repeated. Labels: the values"
                            + " of chosen in --format json.")
            .texts();

    public static final Command<Plan> COMMAND = ReasonLoop.named("check")
            .about(
                    "With --move, writes forced (every solution has the option), possible (some solutions have it),"
                            + " impossible or unknown (after a limit) for each move, and why: the step of dlx path that"
                            + " forces it, or the reasons of dlx explain against it.",
                    "Without --move, the last FILE contains solutions: lines of option numbers (--format options), JSON"
                            + " objects (--format json) or boards, if the model reads its drawn solutions. For each, writes right, or wrong and every demand that is broken.",
                    "The exit code is 4 if a move is impossible or a solution is wrong, and 5 after a limit.")
            .with(MOVE, LineFormat.FORMAT)
            .examples(
                    "echo 6 | dlx check queens --move r1c2 --move r1c3",
                    "echo 1 4 5 | dlx check knuth examples/toy.dlx -")
            .planned(CheckCommand::plan);

    private final PuzzleLoop loop;
    private final Inputs inputs;
    private boolean isChecked;

    /** The lines about solutions, which are written when it is known that there is one puzzle. */
    private final List<String> verdicts = new ArrayList<>();

    /**
     * The plan of a command line.
     *
     * @param checking the puzzle, with the time limit
     * @param moves the labels of the moves; empty if solutions are checked
     * @param solutions name of the file of solutions, which is used without moves
     */
    public record Plan(ReasonLoop.Plan checking, List<String> moves, String solutions) {}

    @Inject
    public CheckCommand(PuzzleLoop loop, Inputs inputs) {
        this.loop = loop;
        this.inputs = inputs;
    }

    private static Plan plan(Typed typed) {
        List<String> moves = typed.get(MOVE);
        ReasonLoop.Plan all = ReasonLoop.Plan.of(typed, LineFormat.of(typed));
        List<String> files = all.puzzles().named();
        if (moves.isEmpty() ? files.size() != 2 || files.equals(List.of("-", "-")) : files.size() > 1) {
            throw new UsageException("check: must have --move LABEL and at most one FILE, or FILE and SOLUTION");
        }
        return moves.isEmpty() ? new Plan(all.first(), moves, files.get(1)) : new Plan(all, moves, "");
    }

    @Override
    public int run(Plan plan) {
        ReasonLoop.Plan what = plan.checking;
        PuzzleSource source = PuzzleSource.of(what.puzzles()).within(what.time());
        int code = loop.answer(source, what.given(), what.format(), plan, this::check);
        verdicts.forEach(loop::print);
        return code;
    }

    private <P, O> void check(PuzzleTask<P, O> task, Plan plan) {
        if (isChecked) {
            throw new UsageException(
                    "cannot check puzzle " + task.number() + " too, because a check is about one puzzle; expected one");
        }
        isChecked = true;
        Check<O> check = new Check<>(
                task.solver(), technique -> task.model().techniqueName(task.puzzle(), technique), plan.checking.time());
        if (task.solver().isStopped()) {
            loop.report(task, "stopped by the time limit before the puzzle was described");
            loop.status().searched(Outcome.UNKNOWN, false, false);
        } else if (plan.moves.isEmpty()) {
            checkSolutions(task, plan, check);
        } else {
            checkMoves(task, plan, check);
        }
    }

    private <P, O> void checkMoves(PuzzleTask<P, O> task, Plan plan, Check<O> check) {
        boolean isKnown = true;
        boolean isPossible = true;
        Cover<O> cover = task.solver().cover();
        for (int option : GivenOptions.numbers("--move", plan.moves, cover, task.number())) {
            Check.Move move = check.move(option);
            String label = Printable.name(cover.label(option));
            if (plan.checking.format() == Format.JSON) {
                loop.print(JsonMembers.answer("move", task.number(), json -> check.write(json, move)));
            } else {
                loop.print(move.word() + ' ' + label);
                move.words().forEach(line -> loop.print("  " + line));
            }
            if (move.stopped() != StopReason.EXHAUSTED) {
                isKnown = false;
                loop.report(
                        task,
                        StopMessage.stoppedBy(move.stopped()) + " before it was known whether " + label + " is "
                                + (move.verdict() == Check.Verdict.POSSIBLE ? "forced" : "possible"));
            }
            isPossible &= move.verdict() != Check.Verdict.IMPOSSIBLE;
        }
        loop.status().searched(isPossible ? Outcome.SOLVED : Outcome.NO_SOLUTION, isKnown, true);
    }

    private <P, O> void checkSolutions(PuzzleTask<P, O> task, Plan plan, Check<O> check) {
        Map<String, String> settings = plan.checking.puzzles().settings(task.model());
        String text = new String(inputs.readWhole(plan.solutions), StandardCharsets.UTF_8);
        Limits limits = plan.checking.time().map(Limits::of).orElseGet(Limits::none);
        int number = 0;
        boolean isRight = true;
        for (List<Integer> options : SolutionText.read(task, settings, limits, Inputs.name(plan.solutions), text)) {
            List<Flaw> flaws = check.flaws(options);
            int k = ++number;
            isRight &= flaws.isEmpty();
            if (plan.checking.format() == Format.JSON) {
                verdicts.add(
                        JsonMembers.answer("check", task.number(), json -> check.write(json.put("number", k), flaws)));
            } else {
                verdicts.add(flaws.isEmpty() ? "right" : "wrong");
                flaws.forEach(flaw -> verdicts.add("  " + Printable.message(flaw.sentence())));
            }
        }
        loop.status().searched(isRight ? Outcome.SOLVED : Outcome.NO_SOLUTION, true, true);
    }
}
