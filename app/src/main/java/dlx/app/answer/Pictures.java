package dlx.app.answer;

import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.app.console.Console;
import dlx.app.console.UsageException;
import dlx.app.option.Format;
import dlx.app.option.SolutionFormat;
import dlx.app.run.PuzzleTask;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;

/** Writes solutions as pictures: into a folder, or one to standard output. */
final class Pictures {

    /** Of a description, in characters. */
    private static final int LONGEST = 2000;

    private final Console console;
    private boolean written;

    @Inject
    Pictures(Console console) {
        this.console = console;
    }

    /**
     * Draws a solution and writes it.
     *
     * @throws UsageException if the model draws nothing, if this is one picture too many for standard output, or if a
     *     terminal would get bytes that are no text
     */
    <P, O> void write(PuzzleTask<P, O> task, SolutionFormat form, Solution<O> solution) {
        String format = form.format().word();
        Svg picture = task.model()
                .picture(task.puzzle(), solution)
                .orElseThrow(() -> new UsageException("--format " + format + ": the model "
                        + task.model().id() + " draws no pictures; expected text, json or options"));
        if (!picture.isTitled()) {
            picture.titled(title(task, solution), description(task, solution));
        }
        if (form.folder().isPresent()) {
            String name = "puzzle-" + task.number() + "-solution-" + solution.number() + '.' + format;
            console.print(form.folder().get().write(name, bytes(task, picture, form.format())) + '\n');
        } else if (written) {
            throw new UsageException("--format " + format + ": standard output takes one picture, and puzzle "
                    + task.number() + " is another; expected --output DIR");
        } else if (form.format() == Format.PNG && console.showsAnswers()) {
            throw new UsageException("--format png: a terminal cannot show it; expected --output DIR, or > FILE");
        } else {
            byte[] document = bytes(task, picture, form.format());
            console.print(document, document.length);
            written = true;
        }
    }

    private static String title(PuzzleTask<?, ?> task, Solution<?> solution) {
        return task.model().title().replaceAll("\\s+", " ") + ": puzzle " + task.number() + ", solution "
                + solution.number();
    }

    /** For those who cannot see the picture: the solution as text, if that is short enough to be listened to. */
    private static <P, O> String description(PuzzleTask<P, O> task, Solution<O> solution) {
        String text = task.model().render(task.puzzle(), solution).strip().replaceAll("\\R", " / ");
        return text.length() <= LONGEST ? text : solution.options().size() + " options are chosen";
    }

    private static byte[] bytes(PuzzleTask<?, ?> task, Svg picture, Format format) {
        if (format != Format.PNG) {
            return picture.toString().getBytes(StandardCharsets.UTF_8);
        }
        try {
            return Raster.png(picture);
        } catch (ModelException e) {
            throw e.in(task.model().id(), "picture");
        }
    }
}
