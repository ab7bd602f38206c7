package dlx.app.option;

import java.util.List;
import java.util.Optional;

/** The arguments that name a shape: a model, a file with a puzzle, settings. */
public final class ShapeArguments {

    private final Argument<String> model;
    private final Argument<Optional<String>> file;
    private final Argument<List<String>> settings;

    /** Declares the options. */
    public ShapeArguments(Arguments arguments) {
        model = arguments
                .positional("0", "MODEL", "What the puzzles are; dlx models lists all.")
                .required();
        file = arguments
                .positional(
                        "1",
                        "SHAPE-FILE",
                        "A file whose first puzzle has the shape that is wanted; - is standard input. Without it, the"
                                + " shape is that of the model's example.")
                .text();
        settings = arguments
                .option("--set", "NAME=VALUE", "A setting of the model; dlx info MODEL lists them.")
                .texts();
    }

    /** The id of the model, as it was typed. */
    public String model() {
        return model.get();
    }

    /** The file, if one was named. */
    public Optional<String> file() {
        return file.get();
    }

    /**
     * The same as arguments of a command that reads puzzles.
     *
     * @param unnamed the name of the file if none was given
     */
    public PuzzleArguments puzzles(String unnamed) {
        return new PuzzleArguments(model.get(), List.of(file.get().orElse(unnamed)), settings.get());
    }
}
