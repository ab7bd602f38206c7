package dlx.app.command;

import dlx.app.console.Console;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;
import jakarta.inject.Inject;
import jakarta.inject.Provider;

/** Base of the commands that are about models, and read no puzzles. */
abstract class ModelCommand extends PluginCommand {

    /** Loads the models when they are asked for: {@code --plugins} has been read then. */
    final Provider<Models> models;

    /** The parts that Guice gives to each of these commands. */
    record Parts(PluginOptions plugins, Provider<Models> models, Console console) {

        @Inject
        Parts {}
    }

    ModelCommand(Parts parts) {
        super(parts.plugins, parts.console);
        this.models = parts.models;
    }
}
