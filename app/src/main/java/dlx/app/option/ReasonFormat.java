package dlx.app.option;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The format of explanations, and the folder of their pictures. */
public final class ReasonFormat extends PictureFormat {

    @Option(
            names = "--format",
            paramLabel = "F",
            description =
                    "text (default); json, an object per line; svg or png, the coloring of a puzzle that is impossible by"
                            + " weights, where the model draws one.")
    private String formatName = "text";

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description =
                    "With svg and png: writes each picture to a file in this folder, and its name to standard output.")
    private Optional<String> output = Optional.empty();

    @Override
    String typed() {
        return formatName;
    }

    @Override
    Optional<String> output() {
        return output;
    }

    @Override
    Format[] fitting() {
        return new Format[] {Format.TEXT, Format.JSON, Format.SVG, Format.PNG};
    }
}
