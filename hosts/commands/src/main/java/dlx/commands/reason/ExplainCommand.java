package dlx.commands.reason;

import dlx.api.Svg;
import dlx.commands.answer.Colorings;
import dlx.commands.answer.NearestPuzzle;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Console;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Explanation;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.explain.Weights;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Writes why a puzzle does not have exactly one solution, or how hard the puzzle is: {@code dlx explain}. */
public final class ExplainCommand implements PlanRunner<ExplainCommand.Plan> {

    /** Maximum number of minimal puzzles to find. */
    private static final int MINIMAL = 1000;

    private static final Parameter<Boolean> REVISES = Parameter.flag(
            "--minimal",
            "Writes which givens can be left out, and which must be left out, replaced or added for one solution.");

    private static final Parameter<Boolean> FULL = Parameter.flag(
            "--full",
            "Writes long explanations in full. By default a contradiction is cut after 40 lines, and a list after 10 entries.");

    public static final Command<Plan> COMMAND = ReasonLoop.named("explain")
            .about(
                    "Without a solution, writes a smallest set of givens that contradict each other; a coloring (weights"
                            + " of the items that no set of options can match) or the demands that cannot all be met,"
                            + " with the reasons; and the givens without which there is a solution.",
                    "With several solutions, writes where two of them differ, and the fewest additional givens that"
                            + " leave one solution.",
                    "--minimal writes, for one solution, which givens can be left out, each alone and together, and the"
                            + " minimal puzzles, in which every given is needed; for several solutions, which single"
                            + " givens leave one solution; and for no solution, the fewest givens to leave out, and the"
                            + " givens to replace or add.",
                    "--format svg or png draws the coloring or, with --minimal, the nearest puzzle with one solution.",
                    "Takes at most 2 seconds, unless --time is given, and reports the unfinished parts.")
            .with(REVISES, FULL)
            .with(PictureFormat.REASONS.parameters())
            .examples(
                    "echo 6 | dlx explain queens",
                    "echo 3 | dlx explain queens",
                    "dlx info sudoku --example | dlx explain sudoku --format json",
                    "echo 5 | dlx explain langford --format svg",
                    "dlx info sudoku --example | dlx explain --minimal sudoku")
            .planned(ExplainCommand::plan);

    private final ReasonLoop reasons;
    private final PuzzleLoop loop;
    private final Console console;
    private final Colorings colorings;
    private boolean begun;

    /**
     * The plan of a command line.
     *
     * @param explaining the puzzles
     * @param form the format of the answers
     * @param revises true for {@code --minimal}
     * @param isFull true if long explanations are written in full
     */
    public record Plan(ReasonLoop.Plan explaining, PictureFormat form, boolean revises, boolean isFull) {}

    @Inject
    public ExplainCommand(ReasonLoop reasons, PuzzleLoop loop, Console console, Colorings colorings) {
        this.reasons = reasons;
        this.loop = loop;
        this.console = console;
        this.colorings = colorings;
    }

    private static Plan plan(Typed typed) {
        PictureFormat form = PictureFormat.REASONS.of(typed, false);
        ReasonLoop.Plan explaining = ReasonLoop.Plan.of(typed, form.format()).usually(Duration.ofSeconds(2));
        return new Plan(explaining, form, typed.get(REVISES), typed.get(FULL));
    }

    @Override
    public int run(Plan plan) {
        return reasons.explain(plan.explaining(), plan, this::explain);
    }

    private <P, O> boolean explain(PuzzleTask<P, O> task, Plan plan) {
        return plan.revises() ? revise(task, plan) : reason(task, plan);
    }

    private <P, O> boolean reason(PuzzleTask<P, O> read, Plan plan) {
        PuzzleTask<P, O> task = read.with(read.solver().stated());
        Solver<O> solver = task.solver();
        Explanation explanation = solver.ask(Question.explanation());
        Sentences words = plan.isFull() ? ReasonLoop.words(task).full() : ReasonLoop.words(task);
        if (plan.form().format() == Format.JSON) {
            List<String> lines = words.lines(explanation);
            loop.print(JsonMembers.answer(
                    "explanation",
                    task.number(),
                    json -> new ReasonJson(solver.cover()).explanation(json, explanation, lines)));
        } else if (!plan.form().format().isPicture() || !isDrawn(task, explanation, plan.form())) {
            console.print(begun ? "\n" : "");
            words.lines(explanation).forEach(loop::print);
            begun = true;
            if (words.isCut(explanation)) {
                loop.report(task, "the contradiction is long; --full shows all of it");
            }
        }
        return !(explanation instanceof Explanation.Unknown);
    }

    private <P, O> boolean revise(PuzzleTask<P, O> task, Plan plan) {
        Solver<O> solver = task.solver();
        Revision revision = solver.ask(Question.revision(MINIMAL));
        NearestPuzzle<P, O> nearest = NearestPuzzle.of(
                task,
                plan.explaining().puzzles().settings(task.model()),
                revision,
                sentence -> loop.report(task, sentence));
        Sentences words = plan.isFull() ? ReasonLoop.words(task).full() : ReasonLoop.words(task);
        List<String> lines = words.lines(revision);
        if (plan.form().format() == Format.JSON) {
            loop.print(JsonMembers.answer(
                    "revision",
                    task.number(),
                    json -> new ReasonJson(solver.cover()).revision(json, revision, nearest.text(), lines)));
        } else if (plan.form().format().isPicture() && nearest.picture().isPresent()) {
            colorings.write(
                    task,
                    plan.form(),
                    "puzzle-" + task.number() + "-nearest",
                    nearest.picture().get());
        } else {
            console.print(begun ? "\n" : "");
            begun = true;
            if (plan.form().format().isPicture()) {
                loop.report(task, "cannot draw another puzzle with one solution; written as text instead");
            }
            lines.forEach(loop::print);
            nearest.text().ifPresent(text -> console.print("such a puzzle:\n" + text));
            if (words.isCut(revision)) {
                loop.report(task, "the lists are long; --full shows all of them");
            }
            if (solver.givens().givenCount() == 0
                    && task.model().shape(task.puzzle()).isEmpty()) {
                loop.report(
                        task,
                        "the givens of this model are part of its rules; only the givens of --pin can be checked");
            }
        }
        return !(revision instanceof Revision.Unknown);
    }

    /** Draws the weights and returns true, or reports why there is no picture and returns false. */
    private <P, O> boolean isDrawn(PuzzleTask<P, O> task, Explanation explanation, PictureFormat form) {
        Optional<Weights> weights = Colorings.weights(task.solver(), explanation);
        Optional<Svg> picture = weights.flatMap(found -> Colorings.picture(task, found));
        picture.ifPresentOrElse(
                svg -> colorings.write(task, form, svg),
                () -> loop.report(
                        task,
                        weights.isPresent()
                                ? "no picture, because the model "
                                        + task.model().id()
                                        + " does not draw the items of the coloring; written as text instead"
                                : "no picture, because no coloring proves that the puzzle is impossible; written as"
                                        + " text instead"));
        return picture.isPresent();
    }
}
