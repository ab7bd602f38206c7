package dlx.app.option;

/** The format of answers that are a line each: text or JSON. */
public final class LineFormat {

    private final Argument<String> formatName;

    /** Declares the options. */
    public LineFormat(Arguments arguments) {
        formatName = arguments
                .option("--format", "F", "text (default) or json, an object per line.")
                .text("text");
    }

    /**
     * The format that was asked for.
     *
     * @throws dlx.app.console.UsageException if there is no such format
     */
    public Format check() {
        return Format.of(formatName.get(), Format.TEXT, Format.JSON);
    }
}
