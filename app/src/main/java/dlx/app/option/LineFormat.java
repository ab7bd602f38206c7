package dlx.app.option;

import picocli.CommandLine.Option;

/** The format of answers that are a line each: text or JSON. */
public final class LineFormat {

    @Option(names = "--format", paramLabel = "F", description = "text (default) or json, an object per line.")
    private String formatName = "text";

    /**
     * The format that was asked for.
     *
     * @throws dlx.app.console.UsageException if there is no such format
     */
    public Format check() {
        return Format.of(formatName, Format.TEXT, Format.JSON);
    }
}
