package dlx.commands.option;

import dlx.commands.line.UsageException;
import java.util.Arrays;
import java.util.List;

/** A format of answers. */
public enum Format {
    /** Text, as the model draws it. */
    TEXT,
    /** JSON, an object per line. */
    JSON,
    /** Option numbers from 1, one solution per line. */
    OPTIONS,
    /** Pictures of the model, as SVG. */
    SVG,
    /** Pictures of the model, as PNG. */
    PNG,
    /** A page in one file. */
    HTML;

    /**
     * Returns the format that was typed.
     *
     * @param fitting the formats that the command can write
     * @throws UsageException if the command cannot write the format
     */
    public static Format of(String typed, Format... fitting) {
        List<String> names = Arrays.stream(fitting).map(Format::word).toList();
        if (!names.contains(typed)
                && Arrays.stream(values()).anyMatch(format -> format.word().equals(typed))) {
            throw new UsageException("--format " + typed + ": not supported by this command; expected "
                    + String.join(", ", names).replaceFirst(", (\\w+)$", " or $1"));
        }
        return UsageException.known("format", typed, List.of(fitting), Format::word);
    }

    /** Returns true if the format is a picture. Standard output takes one picture. */
    public boolean isPicture() {
        return this == SVG || this == PNG;
    }

    /** Returns the word for the format on the command line, which is also the extension of its files. */
    public String word() {
        return switch (this) {
            case TEXT -> "text";
            case JSON -> "json";
            case OPTIONS -> "options";
            case SVG -> "svg";
            case PNG -> "png";
            case HTML -> "html";
        };
    }
}
