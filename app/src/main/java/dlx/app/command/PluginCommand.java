package dlx.app.command;

import dlx.app.console.Console;
import dlx.app.option.PluginOptions;

/** Base of the commands that load models: they have {@code --plugins}. */
abstract class PluginCommand extends Command {

    final Console console;

    PluginCommand(PluginOptions plugins, Console console) {
        this.console = console;
        plugins.declare(arguments);
    }

    final void print(String line) {
        console.print(line + '\n');
    }
}
