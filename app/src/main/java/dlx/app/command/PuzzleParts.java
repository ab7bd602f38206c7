package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Console;
import dlx.app.option.PluginOptions;
import dlx.app.run.PuzzleRun;

/** The parts of a command that reads puzzles, for the constructor of its base class. */
record PuzzleParts(PluginOptions plugins, Console console, PuzzleRun run) {

    @Inject
    PuzzleParts {}
}
