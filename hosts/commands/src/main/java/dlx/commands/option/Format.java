package dlx.commands.option;

import dlx.commands.line.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A format of answers. */
public enum Format {
    /** As the model draws them. */
    TEXT,
    /** One object per line. */
    JSON,
    /** Option numbers from 1, one solution per line. */
    OPTIONS,
    /** As the model draws them, in SVG. */
    SVG,
    /** As the model draws them, in PNG. */
    PNG,
    /** A page in one file. */
    HTML;

    /**
     * The format that somebody typed.
     *
     * @param fitting those that the command can write
     * @throws UsageException if it is none of them
     */
    public static Format of(String typed, Format... fitting) {
        List<String> names = new ArrayList<>();
        for (Format format : fitting) {
            if (format.word().equals(typed)) {
                return format;
            }
            names.add(format.word());
        }
        if (Arrays.stream(values()).anyMatch(format -> format.word().equals(typed))) {
            throw new UsageException(
                    "--format " + typed + ": this command does not write it; expected " + String.join(" or ", names));
        }
        throw UsageException.unknown("format", typed, names);
    }

    /** Returns true if it is a picture, of which standard output takes one. */
    public boolean isPicture() {
        return this == SVG || this == PNG;
    }

    /** Returns the word for it on the command line, which is also the end of the names of files. */
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
