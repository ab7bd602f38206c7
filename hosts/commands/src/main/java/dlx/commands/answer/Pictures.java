package dlx.commands.answer;

import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.line.UsageException;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;

/** Writes solutions as pictures. */
final class Pictures {

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
                .orElseThrow(() -> new UsageException("--format " + format + ": the model "
                        + task.model().id() + " draws no pictures; expected text, json or options"));
        if (!picture.isTitled()) {
            picture.titled(title(task, solution), description(task, solution));
        }
        out.write(task, form, "puzzle-" + task.number() + "-solution-" + solution.number(), picture);
    }

    private static String title(PuzzleTask<?, ?> task, Solution<?> solution) {
        return task.model().title().replaceAll("\\s+", " ") + ": puzzle " + task.number() + ", solution "
                + solution.number();
    }

    /** Returns the text that a screen reader says: the solution, if that is short enough to be listened to. */
    private static <P, O> String description(PuzzleTask<P, O> task, Solution<O> solution) {
        String text = task.model().render(task.puzzle(), solution).strip().replaceAll(LINE_END, " / ");
        return text.length() <= LONGEST ? text : solution.options().size() + " options are chosen";
    }
}
