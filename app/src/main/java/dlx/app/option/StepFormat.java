package dlx.app.option;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The format of steps, and the folder of their pictures. */
public final class StepFormat extends PictureFormat {

    @Option(
            names = "--format",
            paramLabel = "F",
            description =
                    "text (default); json, an object per line; svg, a picture per step, where the model draws one.")
    private String formatName = "text";

    @Option(
            names = "--output",
            paramLabel = "DIR",
            description = "With svg: writes each picture to a file in this folder, and its name to standard output.")
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
        return new Format[] {Format.TEXT, Format.JSON, Format.SVG};
    }
}
