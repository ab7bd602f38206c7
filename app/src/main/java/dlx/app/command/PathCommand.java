package dlx.app.command;

import dlx.app.answer.StepFiles;
import picocli.CommandLine.Command;

@Command(
        name = "path",
        description = {
            "Writes the way to the only solution of each puzzle, one line per step, then how hard it is.",
            "Easy steps come first: a demand that has one option left, or an option" + " that some few demands exclude."
        },
        footer = {
            "",
            "Examples:",
            "  dlx info sudoku --example | dlx path sudoku",
            "  dlx info sudoku --example | dlx path sudoku --format json"
        })
final class PathCommand extends StepsCommand {

    PathCommand(Services services) {
        super(services, new StepFiles(services.console()));
    }

    @Override
    int steps() {
        return Integer.MAX_VALUE;
    }
}
