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

/** The command {@code dlx explain}. */
public final class ExplainCommand implements PlanRunner<ExplainCommand.Plan> {

    /** The maximum number of minimal puzzles that are looked for. */
    private static final int MINIMAL = 1000;

    private static final Parameter<Boolean> REVISES = Parameter.flag(
            "--minimal", "Writes what can be left out, and what must be left out, replaced or added for one solution.");

    private static final Parameter<Boolean> FULL = Parameter.flag(
            "--full",
            "Writes all of it, however long: else of a contradiction what fits into 40 lines, of a list the"
                    + " first 10.");

    /** The command. */
    public static final Command<Plan> COMMAND = ReasonLoop.named("explain")
            .about(
                    "No solution: a smallest set of givens that contradict each other, a coloring that shows it or the demands"
                            + " that cannot all be met and how they contradict each other, and the givens without which there is"
                            + " a solution. Several solutions:"
                            + " where two of them differ, and how few givens more leave one.",
                    "With --minimal: which givens can be left out, each alone and together, and the minimal puzzles that are left, none"
                            + " of whose givens can. Several solutions: which single givens leave one. No solution: the fewest"
                            + " givens to leave out, and what to give instead or besides.",
                    "As svg or png: the coloring of a puzzle that is impossible by weights, on the board; with --minimal the nearest"
                            + " puzzle with one solution.",
                    "Takes 2 seconds at most unless --time is given, and states what was not reached.")
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
     * The explanations that are written.
     *
     * @param explaining the puzzles
     * @param form the format of the answers
     * @param revises true if the puzzles are revised
     * @param isFull true if long explanations are written whole
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

    private <P, O> boolean reason(PuzzleTask<P, O> task, Plan plan) {
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
                loop.report(task, "no picture of another puzzle with one solution; in words");
            }
            lines.forEach(loop::print);
            nearest.text().ifPresent(text -> console.print("such a puzzle:\n" + text));
            if (words.isCut(revision)) {
                loop.report(task, "the lists are long; --full shows all of them");
            }
            if (solver.givens().givenCount() == 0
                    && task.model().shape(task.puzzle()).isEmpty()) {
                loop.report(
                        task, "the givens of this model are part of its rules; only those of --pin can be looked at");
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
                                ? "no picture, for the model " + task.model().id()
                                        + " draws none of the items that weigh something; in words"
                                : "no picture, for no coloring shows that it is impossible; in words"));
        return picture.isPresent();
    }
}
