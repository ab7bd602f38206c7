package dlx.commands.reason;

import dlx.commands.answer.PuzzleLoop;
import dlx.commands.answer.StepFiles;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.commands.line.PlanRunner;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.explain.Deduction;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import jakarta.inject.Inject;
import java.util.List;

/** Shows some or all steps of the path to a solution. */
public record StepsRunner(ReasonLoop reasons, PuzzleLoop loop, StepFiles pictures)
        implements PlanRunner<StepsRunner.Plan> {

    /** The sentences of a step. */
    public enum Detail {
        /** The step with its number and its reason, in one line. */
        NUMBERED,
        /** The step alone. */
        BRIEF,
        /** The step and its reason. */
        FULL
    }

    /**
     * The steps to show.
     *
     * @param explaining the puzzles
     * @param form the format of the steps
     * @param steps the maximum number of steps
     * @param detail the sentences of a step, as text
     */
    public record Plan(ReasonLoop.Plan explaining, PictureFormat form, int steps, Detail detail) {}

    @Inject
    public StepsRunner {}

    @Override
    public int run(Plan plan) {
        return reasons.explain(plan.explaining(), plan, this::show);
    }

    private <P, O> boolean show(PuzzleTask<P, O> read, Plan plan) {
        PuzzleTask<P, O> task = read.with(read.solver().stated());
        Sentences words = ReasonLoop.words(task);
        SolvingPath path = task.solver().ask(Question.path(plan.steps()));
        boolean isCut = path.steps().size() == plan.steps(); // the path may be longer than the steps asked for
        switch (plan.form().format()) {
            case SVG -> pictures.write(task, path, words, plan.form());
            case JSON -> writeObjects(task, path, words, isCut);
            default -> writeText(task, path, words, plan.detail());
        }
        if (!isCut) {
            writeEnd(task, words, path, plan.form().format() == Format.TEXT);
        }
        return isCut || path.end() != SolvingPath.End.STOPPED;
    }

    private void writeObjects(PuzzleTask<?, ?> task, SolvingPath path, Sentences words, boolean isCut) {
        ReasonJson reasons = new ReasonJson(task.solver().cover());
        int number = 0;
        for (Deduction step : path.steps()) {
            int k = ++number;
            loop.print(JsonMembers.answer("step", task.number(), json -> reasons.step(json, k, step, words)));
        }
        if (!isCut) {
            loop.print(JsonMembers.answer("rating", task.number(), json -> ReasonJson.rating(json, path)));
        }
    }

    private void writeText(PuzzleTask<?, ?> task, SolvingPath path, Sentences words, Detail detail) {
        reasons.heading(task);
        int number = 0;
        for (Deduction step : path.steps()) {
            number++;
            List<String> lines = switch (detail) {
                case NUMBERED -> List.of(number + ". " + words.sentence(step));
                case BRIEF -> List.of(words.brief(step));
                case FULL -> words.lines(step);
            };
            lines.forEach(loop::print);
        }
    }

    /** Writes the sentence after the last step, as an answer in text format, else as a report. */
    private void writeEnd(PuzzleTask<?, ?> task, Sentences words, SolvingPath path, boolean isText) {
        String end = words.end(path);
        switch (path.end()) {
            case SOLVED -> {
                if (isText) {
                    loop.print(end);
                }
            }
            case SEVERAL, NONE -> {
                String where = "; dlx explain " + task.model().id()
                        + (path.end() == SolvingPath.End.NONE ? " shows why" : " shows where they differ");
                if (isText) {
                    loop.print(end + where);
                } else {
                    loop.report(task, end + where);
                }
            }
            case STOPPED -> loop.report(task, end);
        }
    }
}
