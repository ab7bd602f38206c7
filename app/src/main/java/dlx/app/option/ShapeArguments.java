package dlx.app.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments that name a shape: a model, a file with a puzzle, settings. */
public final class ShapeArguments {

    @Parameters(index = "0", paramLabel = "MODEL", description = "What the puzzles are; dlx models lists all.")
    private String model = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "SHAPE-FILE",
            description = "A file whose first puzzle has the shape that is wanted; - is standard input. Without it, the"
                    + " shape is that of the model's example.")
    private Optional<String> file = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "A setting of the model; dlx info MODEL lists them.")
    private List<String> settings = new ArrayList<>();

    /** The id of the model, as it was typed. */
    public String model() {
        return model;
    }

    /** The file, if one was named. */
    public Optional<String> file() {
        return file;
    }

    /**
     * The same as arguments of a command that reads puzzles.
     *
     * @param unnamed the name of the file if none was given
     */
    public PuzzleArguments puzzles(String unnamed) {
        return new PuzzleArguments(model, List.of(file.orElse(unnamed)), settings);
    }
}
