package dlx.app.command;

import dlx.app.answer.ExplainJson;
import dlx.app.answer.StepFiles;
import dlx.app.option.Format;
import dlx.app.option.StepFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Deduction;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import java.util.List;

/** Base of the commands that show steps on the way to a solution: some of them, or all. */
abstract class StepsCommand extends ExplainingCommand {

    private final StepFormat form = new StepFormat(arguments);

    private final StepFiles pictures;

    StepsCommand(PuzzleParts parts, StepFiles pictures) {
        super(parts);
        this.pictures = pictures;
    }

    /** How many steps are wanted at most. */
    abstract int steps();

    /** How a step is written as text; steps count from 1. */
    List<String> lines(Sentences words, int number, Deduction step) {
        return List.of(number + ". " + words.sentence(step));
    }

    @Override
    Format check() {
        return form.check(steps() > 1);
    }

    @Override
    final <P, O> boolean explain(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        Sentences words = words(task);
        SolvingPath path = solver.ask(Question.path(steps())).path();
        boolean more = path.steps().size() == steps(); // then the end is only that of the steps asked for
        switch (format()) {
            case SVG -> pictures.write(task, path, words, form);
            case JSON -> {
                for (int i = 0; i < path.steps().size(); i++) {
                    Deduction step = path.steps().get(i);
                    print(ExplainJson.step(task.number(), i + 1, solver.cover(), step, words));
                }
                if (!more) {
                    print(ExplainJson.rating(task.number(), path));
                }
            }
            default -> {
                heading(task);
                for (int i = 0; i < path.steps().size(); i++) {
                    lines(words, i + 1, path.steps().get(i)).forEach(this::print);
                }
            }
        }
        if (!more) {
            end(task, words, path);
        }
        return more || path.end() != SolvingPath.End.STOPPED;
    }

    /** What is said where the steps end: an answer as text, where it is one. */
    private void end(PuzzleTask<?, ?> task, Sentences words, SolvingPath path) {
        String end = words.end(path);
        switch (path.end()) {
            case SOLVED -> {
                if (format() == Format.TEXT) {
                    print(end);
                }
            }
            case SEVERAL, NONE -> {
                String where = "; dlx explain " + task.model().id()
                        + (path.end() == SolvingPath.End.NONE ? " says why" : " says where they differ");
                if (format() == Format.TEXT) {
                    print(end + where);
                } else {
                    report(task, end + where);
                }
            }
            case STOPPED -> report(task, end);
        }
    }
}
