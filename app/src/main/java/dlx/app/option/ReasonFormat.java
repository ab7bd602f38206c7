package dlx.app.option;

import java.util.Optional;

/** The format of explanations, and the folder of their pictures. */
public final class ReasonFormat extends PictureFormat {

    private final Argument<String> formatName;
    private final Argument<Optional<String>> output;

    /** Declares the options. */
    public ReasonFormat(Arguments arguments) {
        formatName = arguments
                .option(
                        "--format",
                        "F",
                        "text (default); json, an object per line; svg or png, the coloring of a puzzle that is impossible by"
                                + " weights, where the model draws one.")
                .text("text");
        output = arguments
                .option(
                        "--output",
                        "DIR",
                        "With svg and png: writes each picture to a file in this folder, and its name to standard output.")
                .text();
    }

    @Override
    String typed() {
        return formatName.get();
    }

    @Override
    Optional<String> output() {
        return output.get();
    }

    @Override
    Format[] fitting() {
        return new Format[] {Format.TEXT, Format.JSON, Format.SVG, Format.PNG};
    }
}
