package dlx.app.command;

import dlx.api.Svg;
import dlx.app.answer.Colorings;
import dlx.app.answer.ExplainJson;
import dlx.app.option.Format;
import dlx.app.option.ReasonFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Explanation;
import dlx.core.explain.Sentences;
import dlx.core.weights.Weights;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "explain",
        description = {
            "Writes why each puzzle has no solution, or not one; of a puzzle with one, how hard it is.",
            "No solution: a smallest set of givens that contradict each other, a coloring that shows it or the demands"
                    + " that cannot all be met and how they contradict each other, and the givens without which there is"
                    + " a solution. Several solutions:"
                    + " where two of them differ, and how few givens more leave one.",
            "As svg or png: the coloring of a puzzle that is impossible by weights, on the board.",
            "Takes 2 seconds at most unless --time is given, and states what was not reached."
        },
        footer = {
            "",
            "Examples:",
            "  echo 6 | dlx explain queens",
            "  echo 3 | dlx explain queens",
            "  dlx info sudoku --example | dlx explain sudoku --format json",
            "  echo 5 | dlx explain langford --format svg"
        })
final class ExplainCommand extends ExplainingCommand {

    @Option(
            names = "--full",
            description = "Writes the contradiction however long it is; else only what fits into 40 lines.")
    private boolean full;

    @Mixin
    private final ReasonFormat form = new ReasonFormat();

    private final Colorings colorings;
    private boolean begun;

    ExplainCommand(Services services) {
        super(services);
        this.colorings = new Colorings(services.console());
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
        Solver<O> solver = task.solver();
        Explanation explanation = solver.ask(Question.explanation()).explanation();
        Sentences words = full ? words(task).full() : words(task);
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
