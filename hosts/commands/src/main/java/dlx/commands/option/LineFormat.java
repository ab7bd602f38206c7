package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;

/** The format of answers that are a line each: text or JSON. */
public final class LineFormat {

    /** Names the format. */
    public static final Parameter<String> FORMAT = Parameter.option(
                    "--format", "F", "text (default) or json, an object per line.")
            .text("text");

    private LineFormat() {}

    /**
     * Returns the format that was typed.
     *
     * @throws dlx.commands.line.UsageException if there is no such format
     */
    public static Format of(Typed typed) {
        return Format.of(typed.get(FORMAT), Format.TEXT, Format.JSON);
    }
}
