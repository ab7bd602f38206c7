package dlx.app.command;

import dlx.app.console.Console;
import dlx.app.option.PluginOptions;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/** Base of the commands that load models: they have {@code --plugins}. */
abstract class PluginCommand implements Callable<Integer> {

    @Mixin
    final PluginOptions plugins;

    final Console console;

    PluginCommand(PluginOptions plugins, Console console) {
        this.plugins = plugins;
        this.console = console;
    }

    final void print(String line) {
        console.print(line + '\n');
    }
}
