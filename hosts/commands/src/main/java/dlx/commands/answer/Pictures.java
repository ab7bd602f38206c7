package dlx.commands.answer;

import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.line.UsageException;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.model.LoadedModel;

/** Writes solutions as pictures. */
public final class Pictures {

    /** Maximum length of a description, in characters. */
    private static final int LONGEST = 2000;

    /** The regular expression {@code \R}, which browsers do not support. */
    private static final String LINE_END = "\\r\\n|[\\n\\x0b\\f\\r\\x85\\u2028\\u2029]";

    private final PictureOut out;

    Pictures(PictureOut out) {
        this.out = out;
    }

    /**
     * Draws a solution and writes the picture.
     *
     * @throws UsageException if the model does not draw pictures, or if standard output cannot take the picture
     */
    <P, O> void write(PuzzleTask<P, O> task, PictureFormat form, Solution<O> solution) {
        String format = form.format().word();
        Svg picture = task.model()
                .picture(task.puzzle(), solution)
                .map(drawn -> titled(task.model(), task.puzzle(), task.number(), solution, drawn))
                .orElseThrow(() -> new UsageException("--format " + format + ": the model "
                        + task.model().id() + " does not draw pictures; expected text, json or options"));
        out.write(task, form, "puzzle-" + task.number() + "-solution-" + solution.number(), picture);
    }

    /** Returns the picture of a solution. Adds a title and a description if the model has not added them. */
    public static <P, O> Svg titled(LoadedModel<P, O> model, P puzzle, long number, Solution<O> solution, Svg picture) {
        if (!picture.isTitled()) {
            String title = model.title().replaceAll("\\s+", " ");
            picture.titled(
                    title + ": puzzle " + number + ", solution " + solution.number(),
                    description(model.render(puzzle, solution), solution));
        }
        return picture;
    }

    /**
     * Returns the description for screen readers: the solution as text, if the text is short, else its number of
     * options.
     */
    private static String description(String rendered, Solution<?> solution) {
        String text = rendered.strip().replaceAll(LINE_END, " / ");
        return text.length() <= LONGEST ? text : solution.options().size() + " options are chosen";
    }
}
