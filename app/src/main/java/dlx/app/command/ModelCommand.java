package dlx.app.command;

import dlx.app.plugin.Models;
import java.util.function.Supplier;

/** Base of the commands that are about models, and read no puzzles. */
abstract class ModelCommand extends PluginCommand {

    /** Loads the models when they are asked for: {@code --plugins} has been read then. */
    final Supplier<Models> models;

    ModelCommand(Services services) {
        super(services.plugins(), services.console());
        this.models = services::models;
    }
}
