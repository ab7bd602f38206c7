package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.answer.StepFiles;
import java.util.List;

/** The command {@code dlx path}. */
final class PathCommand extends StepsCommand {

    @Inject
    PathCommand(PuzzleParts parts, StepFiles pictures) {
        super(parts, pictures);
    }

    @Override
    protected List<String> description() {
        return List.of("Easy steps come first: a demand that has one option left, or an option"
                + " that some few demands exclude.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx info sudoku --example | dlx path sudoku",
                "  dlx info sudoku --example | dlx path sudoku --format json");
    }

    @Override
    int steps() {
        return Integer.MAX_VALUE;
    }
}
