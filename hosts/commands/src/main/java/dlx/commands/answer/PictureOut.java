package dlx.commands.answer;

import dlx.api.ModelException;
import dlx.api.Svg;
import dlx.commands.console.Console;
import dlx.commands.console.OutputFiles;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.PictureFormat;
import dlx.commands.run.PuzzleTask;
import java.nio.charset.StandardCharsets;

/** Writes pictures to a folder, or one picture to standard output. */
final class PictureOut {

    private final Console console;
    private final OutputFiles files;
    private boolean written;

    PictureOut(Console console, OutputFiles files) {
        this.console = console;
        this.files = files;
    }

    /**
     * Writes a picture in the format of the command line.
     *
     * @param name the file name without extension
     * @throws UsageException if standard output already contains a picture, or if a terminal would get a PNG file
     */
    void write(PuzzleTask<?, ?> task, PictureFormat form, String name, Svg picture) {
        String format = form.format().word();
        if (form.folder().isPresent()) {
            byte[] document = bytes(task, picture, form.format());
            console.print(files.write(form.folder().get(), name + '.' + format, document) + '\n');
        } else if (written) {
            throw new UsageException("--format " + format + ": cannot write another picture for puzzle " + task.number()
                    + ", because standard output takes one picture; expected --output DIR");
        } else if (form.format() == Format.PNG && console.showsAnswers()) {
            throw new UsageException("--format png: a terminal cannot show it; expected --output DIR, or > FILE");
        } else {
            byte[] document = bytes(task, picture, form.format());
            console.print(document, document.length);
            written = true;
        }
    }

    private byte[] bytes(PuzzleTask<?, ?> task, Svg picture, Format format) {
        if (format != Format.PNG) {
            return picture.toString().getBytes(StandardCharsets.UTF_8);
        }
        try {
            return files.png(picture);
        } catch (ModelException e) {
            throw e.in(task.model().id(), "picture");
        }
    }
}
