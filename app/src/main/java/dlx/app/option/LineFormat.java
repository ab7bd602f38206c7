package dlx.app.option;

import picocli.CommandLine.Option;

/** The format of answers that are a line each: text or JSON. */
public final class LineFormat {

    @Option(names = "--format", paramLabel = "F", description = "text (default) or json, an object per line.")
    private String formatName = "text";

    private Format format = Format.TEXT;

    /** Refuses what does not exist, before anything is read. */
    public void check() {
        format = Format.of(formatName, Format.TEXT, Format.JSON);
    }

    /** The format that was asked for. */
    public Format format() {
        return format;
    }

    /** Whether that is JSON. */
    public boolean isJson() {
        return format == Format.JSON;
    }
}
