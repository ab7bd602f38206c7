package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.answer.ExplainJson;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Rating;
import dlx.core.explain.SolvingPath;
import java.util.List;

/** The command {@code dlx rate}. */
final class RateCommand extends ExplainingCommand {

    private final LineFormat form = new LineFormat(arguments);

    @Inject
    RateCommand(PuzzleParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "The level is that of the hardest step of dlx path: 1 where each step is forced; one more than the number"
                        + " of demands that must be seen together; 99 where a search is needed. EFFORT tells apart those"
                        + " of one level: at 99 the nodes of the hardest search; at 1 how many options elsewhere it takes at least"
                        + " to leave a demand one option, where that is most (in a sudoku 3 where rows, columns and boxes are"
                        + " enough, 8 where a cell must be looked at); else 0. NAME is what the level is called. unknown: a limit"
                        + " stopped it.",
                "Levels: " + Rating.LEGEND + ".");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  dlx info sudoku --example | dlx rate sudoku");
    }

    @Override
    Format check() {
        return form.check();
    }

    @Override
    <P, O> boolean explain(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        SolvingPath path = solver.ask(Question.path()).path();
        if (isJson()) {
            print(ExplainJson.rating(task.number(), path));
        } else {
            print(
                    path.end() == SolvingPath.End.SOLVED
                            ? path.rating().level() + " " + path.rating().effort() + " "
                                    + path.rating().name()
                            : ExplainJson.verdict(path.end()));
        }
        boolean known = path.end() != SolvingPath.End.STOPPED;
        if (!known) {
            report(task, stoppedBy(path.stopped()));
        }
        return known;
    }
}
