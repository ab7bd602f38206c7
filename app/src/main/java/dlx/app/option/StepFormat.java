package dlx.app.option;

import dlx.app.console.OutputFolder;
import dlx.app.console.UsageException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The format of steps, and the folder of their pictures. */
public final class StepFormat {

    @Option(
            names = "--format",
            paramLabel = "F",
            description =
                    "text (default); json, an object per line; svg, a picture per step, where the model draws one.")
    private String formatName = "text";

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "With svg: writes each picture to a file in this folder, and its name to standard output.")
    private Optional<String> output = Optional.empty();

    private Format format = Format.TEXT;

    /**
     * Refuses what does not exist or does not fit, before anything is read.
     *
     * @param several whether there may be more than one step
     */
    public void check(boolean several) {
        format = Format.of(formatName, Format.TEXT, Format.JSON, Format.SVG);
        if (output.isPresent() && format != Format.SVG) {
            throw new UsageException(
                    "--output is for --format svg; the format " + formatName + " goes to standard output");
        }
        if (several && format == Format.SVG && output.isEmpty()) {
            throw new UsageException(
                    "--format svg: standard output takes one picture; expected --output DIR where there may be"
                            + " several");
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
