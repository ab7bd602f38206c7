package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.Svg;
import dlx.app.answer.Colorings;
import dlx.app.answer.ExplainJson;
import dlx.app.answer.NearestPuzzle;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.ReasonFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Explanation;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.weights.Weights;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx explain}. */
final class ExplainCommand extends ExplainingCommand {

    /** So many minimal puzzles are looked for; more are not counted. */
    private static final int MINIMAL = 1000;

    private final Argument<Boolean> minimal = arguments.flag(
            "--minimal", "Writes what can be left out, and what must be left out, replaced or added for one solution.");

    private final Argument<Boolean> full = arguments.flag(
            "--full",
            "Writes all of it, however long: else of a contradiction what fits into 40 lines, of a list the"
                    + " first 10.");

    private final ReasonFormat form = new ReasonFormat(arguments);

    private final Colorings colorings;
    private boolean begun;

    @Inject
    ExplainCommand(PuzzleParts parts, Colorings colorings) {
        super(parts);
        this.colorings = colorings;
    }

    @Override
    protected List<String> description() {
        return List.of(
                "No solution: a smallest set of givens that contradict each other, a coloring that shows it or the demands"
                        + " that cannot all be met and how they contradict each other, and the givens without which there is"
                        + " a solution. Several solutions:"
                        + " where two of them differ, and how few givens more leave one.",
                "With --minimal: which givens can be left out, each alone and together, and the minimal puzzles that are left, none"
                        + " of whose givens can. Several solutions: which single givens leave one. No solution: the fewest"
                        + " givens to leave out, and what to give instead or besides.",
                "As svg or png: the coloring of a puzzle that is impossible by weights, on the board; with --minimal the nearest"
                        + " puzzle with one solution.",
                "Takes 2 seconds at most unless --time is given, and states what was not reached.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 6 | dlx explain queens",
                "  echo 3 | dlx explain queens",
                "  dlx info sudoku --example | dlx explain sudoku --format json",
                "  echo 5 | dlx explain langford --format svg",
                "  dlx info sudoku --example | dlx explain --minimal sudoku");
    }

    @Override
    Format check() {
        return form.check(false);
    }

    @Override
    Optional<Duration> usualTime() {
        return Optional.of(Duration.ofSeconds(2));
    }

    @Override
    <P, O> boolean explain(PuzzleTask<P, O> task) {
        return minimal.get() ? revise(task) : reason(task);
    }

    private <P, O> boolean reason(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        Explanation explanation = solver.ask(Question.explanation()).explanation();
        Sentences words = full.get() ? words(task).full() : words(task);
        if (isJson()) {
            print(ExplainJson.explanation(task, solver.cover(), explanation, words.lines(explanation)));
        } else if (!form.format().isPicture() || !isDrawn(task, explanation)) {
            console.print(begun ? "\n" : "");
            words.lines(explanation).forEach(this::print);
            begun = true;
            if (words.isCut(explanation)) {
                report(task, "the contradiction is long; --full shows all of it");
            }
        }
        return !(explanation instanceof Explanation.Unknown);
    }

    private <P, O> boolean revise(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        Revision revision = solver.ask(Question.revision(MINIMAL)).revision();
        NearestPuzzle<P, O> nearest =
                NearestPuzzle.of(task, puzzles.settings(task.model()), revision, sentence -> report(task, sentence));
        Sentences words = full.get() ? words(task).full() : words(task);
        List<String> lines = words.lines(revision);
        if (isJson()) {
            print(ExplainJson.revision(task, solver.cover(), revision, nearest.text(), lines));
        } else if (form.format().isPicture() && nearest.picture().isPresent()) {
            colorings.write(
                    task,
                    form,
                    "puzzle-" + task.number() + "-nearest",
                    nearest.picture().get());
        } else {
            console.print(begun ? "\n" : "");
            begun = true;
            if (form.format().isPicture()) {
                report(task, "no picture of another puzzle with one solution; in words");
            }
            lines.forEach(this::print);
            nearest.text().ifPresent(text -> console.print("such a puzzle:\n" + text));
            if (words.isCut(revision)) {
                report(task, "the lists are long; --full shows all of them");
            }
            if (solver.givens().takenCount() == 0
                    && task.model().shape(task.puzzle()).isEmpty()) {
                report(task, "the givens of this model are part of its rules; only those of --pin can be looked at");
            }
        }
        return !(revision instanceof Revision.Unknown);
    }

    /** Writes the picture of the weights, or says why there is none: then words must do. */
    private <P, O> boolean isDrawn(PuzzleTask<P, O> task, Explanation explanation) {
        Optional<Weights> weights = Colorings.weights(task.solver(), explanation);
        Optional<Svg> picture = weights.flatMap(found -> Colorings.picture(task, found));
        picture.ifPresentOrElse(
                svg -> colorings.write(task, form, svg),
                () -> report(
                        task,
                        weights.isPresent()
                                ? "no picture, for the model " + task.model().id()
                                        + " draws none of the items that weigh something; in words"
                                : "no picture, for no coloring shows that it is impossible; in words"));
        return picture.isPresent();
    }
}
