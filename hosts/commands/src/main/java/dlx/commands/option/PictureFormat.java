package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The format of answers that may be pictures.
 *
 * @param folder the name of the folder for pictures; empty if a single picture goes to standard output
 */
public record PictureFormat(Format format, Optional<String> folder) {

    /** The options of solutions. */
    public static final Options SOLUTIONS = new Options(
            "Output format: text (default); json, an object per line; options, the numbers of the options from 1; svg"
                    + " or png, a picture, if the model draws pictures.",
            Format.TEXT,
            Format.JSON,
            Format.OPTIONS,
            Format.SVG,
            Format.PNG);

    /** The options of explanations. */
    public static final Options REASONS = new Options(
            "Output format: text (default); json, an object per line; svg or png, the coloring that proves a"
                    + " puzzle impossible, if the model draws pictures.",
            Format.TEXT,
            Format.JSON,
            Format.SVG,
            Format.PNG);

    /** The options of symmetries. */
    public static final Options ORBITS = new Options(
            "Output format: text (default); json, an object per line; svg or png, a color for each orbit of"
                    + " places, if the model draws pictures.",
            Format.TEXT,
            Format.JSON,
            Format.SVG,
            Format.PNG);

    /** The options of steps. */
    public static final Options STEPS = new Options(
            "Output format: text (default); json, an object per line; svg, a picture per step, if the model draws pictures.",
            Format.TEXT,
            Format.JSON,
            Format.SVG);

    /** The options {@code --format} and {@code --output} of a kind of answers. Immutable. */
    public static final class Options {

        private final Parameter<String> name;
        private final Parameter<Optional<String>> output;
        private final Format[] fitting;

        private Options(String description, Format... fitting) {
            this.fitting = fitting;
            name = Parameter.option("--format", "F", description).text("text");
            output = Parameter.option(
                            "--output",
                            "DIR",
                            "With " + pictures()
                                    + ": writes each picture to a file in this folder (created if missing), and its name to standard output.")
                    .text();
        }

        /** Returns the parameters. */
        public List<Parameter<?>> parameters() {
            return List.of(name, output);
        }

        /**
         * Returns the format that was typed.
         *
         * @param several true if a puzzle may have more than one picture
         * @throws UsageException if the command cannot write the format, or if several pictures need a folder
         */
        public PictureFormat of(Typed typed, boolean several) {
            String word = typed.get(name);
            Optional<String> folder = typed.get(output);
            Format format = Format.of(word, fitting);
            if (folder.isPresent() && !format.isPicture()) {
                throw new UsageException(
                        "--output is for --format " + pictures() + "; the format " + word + " goes to standard output");
            }
            if (several && format.isPicture() && folder.isEmpty()) {
                throw new UsageException(
                        "--format " + word + ": requires --output DIR, because there may be several pictures");
            }
            return new PictureFormat(format, folder);
        }

        private String pictures() {
            return Arrays.stream(fitting)
                    .filter(Format::isPicture)
                    .map(Format::word)
                    .collect(Collectors.joining(" and "));
        }
    }
}
