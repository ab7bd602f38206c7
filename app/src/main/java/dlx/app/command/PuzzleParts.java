package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Console;
import dlx.app.option.PluginOptions;
import dlx.app.run.PuzzleRun;

/** The parts that each command needs which reads puzzles. */
record PuzzleParts(PluginOptions plugins, Console console, PuzzleRun run) {

    @Inject
    PuzzleParts {}
}
