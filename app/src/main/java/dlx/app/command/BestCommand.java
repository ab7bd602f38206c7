package dlx.app.command;

import com.google.gson.stream.JsonWriter;
import dlx.api.Goal;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.run.Case;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.Question;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "best",
        description = {
            "Writes a solution of the best score of each puzzle, and the score.",
            "The model defines what a score is, and whether the greatest or the least is the best."
        },
        footer = {"", "Example:", "  dlx info sudoku --example | dlx best sudoku"})
final class BestCommand extends SearchCommand {

    @Mixin
    private final SolutionFormat form = new SolutionFormat();

    @Inject
    BestCommand(Parts parts) {
        super(parts);
    }

    @Override
    void check() {
        form.check(false);
    }

    @Override
    Question question() {
        return new Question.Best(Goal.GREATEST, 1);
    }

    @Override
    Format format() {
        return form.format();
    }

    @Override
    boolean reportsNoSolution() {
        return format() != Format.JSON;
    }

    @Override
    public <P, O> void ask(Case<P, O> asked) {
        Solver<O> solver = answers.solver(asked, search);
        Best<O> best = solver.best();
        if (best.solution().isPresent()) {
            write(asked, best);
        }
        SearchReport report = best.report();
        boolean answered = best.proven() || report.outcome() == Outcome.NO_SOLUTION;
        end(
                asked,
                report,
                answered,
                json -> writeScore(json, best),
                () -> crossCheck.best(asked, run.status(), solver, best));
    }

    private <P, O> void write(Case<P, O> asked, Best<O> best) {
        answers.write(asked, form, best.found().get(0), true);
        if (format() == Format.TEXT) {
            answers.writeLine("score " + best.score());
        } else if (format() == Format.SVG) {
            answers.report("puzzle " + asked.number() + ": score " + best.score());
        }
    }

    private static void writeScore(JsonWriter json, Best<?> best) throws IOException {
        if (best.solution().isPresent()) {
            json.name("score").value(best.score());
            if (best.bound().isPresent()) {
                json.name("bound").value(best.bound().getAsLong());
            }
        }
    }
}
