package dlx.commands.answer;

import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.line.UsageException;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.model.LoadedModel;

/** Writes solutions as pictures. */
public final class Pictures {

    /** The maximum length of a description, in characters. */
    private static final int LONGEST = 2000;

    /** The expression {@code \R}, which regular expressions of browsers do not have. */
    private static final String LINE_END = "\\r\\n|[\\n\\x0b\\f\\r\\x85\\u2028\\u2029]";

    private final PictureOut out;

    Pictures(PictureOut out) {
        this.out = out;
    }

    /**
     * Draws a solution and writes it.
     *
     * @throws UsageException if the model draws nothing, or if the picture has no place to go
     */
    <P, O> void write(PuzzleTask<P, O> task, PictureFormat form, Solution<O> solution) {
        String format = form.format().word();
        Svg picture = task.model()
                .picture(task.puzzle(), solution)
                .map(drawn -> titled(task.model(), task.puzzle(), task.number(), solution, drawn))
                .orElseThrow(() -> new UsageException("--format " + format + ": the model "
                        + task.model().id() + " draws no pictures; expected text, json or options"));
        out.write(task, form, "puzzle-" + task.number() + "-solution-" + solution.number(), picture);
    }

    /** Returns a picture of a solution with a title and a description, if its model has not given it some. */
    public static <P, O> Svg titled(LoadedModel<P, O> model, P puzzle, long number, Solution<O> solution, Svg picture) {
        if (!picture.isTitled()) {
            String title = model.title().replaceAll("\\s+", " ");
            picture.titled(
                    title + ": puzzle " + number + ", solution " + solution.number(),
                    description(model.render(puzzle, solution), solution));
        }
        return picture;
    }

    /** Describes the picture to those who cannot see it: the solution as text, if that is short enough to be listened to. */
    private static String description(String rendered, Solution<?> solution) {
        String text = rendered.strip().replaceAll(LINE_END, " / ");
        return text.length() <= LONGEST ? text : solution.options().size() + " options are chosen";
    }
}
