package dlx.app.option;

import dlx.app.console.OutputFolder;
import dlx.app.console.UsageException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Base of the formats of answers that may be pictures, which need a folder where there are several. */
public abstract class PictureFormat {

    private Format format = Format.TEXT;

    /** The format and the folder that were typed. */
    abstract String typed();

    abstract Optional<String> output();

    abstract Format[] fitting();

    /**
     * Refuses what does not exist or does not fit, before anything is read.
     *
     * @param several whether a puzzle may have more than one picture
     * @return the format that was asked for
     */
    public final Format check(boolean several) {
        format = Format.of(typed(), fitting());
        if (output().isPresent() && !format.isPicture()) {
            String pictures = Arrays.stream(fitting())
                    .filter(Format::isPicture)
                    .map(Format::word)
                    .collect(Collectors.joining(" and "));
            throw new UsageException(
                    "--output is for --format " + pictures + "; the format " + typed() + " goes to standard output");
        }
        if (several && format.isPicture() && output().isEmpty()) {
            throw new UsageException("--format " + typed()
                    + ": standard output takes one picture; expected --output DIR where there may be several");
        }
        return format;
    }

    /** The format that was asked for; called after {@link #check}. */
    public final Format format() {
        return format;
    }

    /** The folder for pictures; nothing if the only one goes to standard output. */
    public final Optional<OutputFolder> folder() {
        return output().map(OutputFolder::new);
    }
}
