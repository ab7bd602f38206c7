package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;

/** The format of answers of one line each: text or JSON. */
public final class LineFormat {

    /** The option that names the format. */
    public static final Parameter<String> FORMAT = Parameter.option(
                    "--format", "F", "Output format: text (default) or json, an object per line.")
            .text("text");

    private LineFormat() {}

    /**
     * Returns the format that was typed.
     *
     * @throws dlx.commands.line.UsageException if the command cannot write the format
     */
    public static Format of(Typed typed) {
        return Format.of(typed.get(FORMAT), Format.TEXT, Format.JSON);
    }
}
