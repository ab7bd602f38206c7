package dlx.app.option;

import dlx.app.console.OutputFolder;
import dlx.app.console.UsageException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The format of solutions, and the folder of their pictures. */
public final class SolutionFormat {

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default); json, an object per line; options, the numbers of the options from 1; svg or"
                    + " png, a picture, where the model draws one.")
    private String formatName = "text";

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description =
                    "With svg and png: writes each picture to a file in this folder, and its name to standard output.")
    private Optional<String> output = Optional.empty();

    private Format format = Format.TEXT;

    /**
     * Refuses what does not exist or does not fit, before anything is read.
     *
     * @param several whether a puzzle may have more than one solution to write
     */
    public void check(boolean several) {
        format = Format.of(formatName, Format.TEXT, Format.JSON, Format.OPTIONS, Format.SVG, Format.PNG);
        if (output.isPresent() && !format.isPicture()) {
            throw new UsageException(
                    "--output is for --format svg and png; the format " + formatName + " goes to standard output");
        }
        if (several && format.isPicture() && output.isEmpty()) {
            throw new UsageException("--format " + formatName
                    + ": standard output takes one picture; expected --output DIR where there may be several");
        }
    }

    /** The format that was asked for. */
    public Format format() {
        return format;
    }

    /** The folder for pictures; nothing if the only one goes to standard output. */
    public Optional<OutputFolder> folder() {
        return output.map(OutputFolder::new);
    }
}
