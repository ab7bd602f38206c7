package dlx.app.command;

import com.google.inject.Provider;
import dlx.app.plugin.Models;

/** Base of the commands that are about models, and read no puzzles. */
abstract class ModelCommand extends PluginCommand {

    /** Loads the models when they are asked for: {@code --plugins} has been read then. */
    final Provider<Models> models;

    ModelCommand(ModelParts parts) {
        super(parts.plugins(), parts.console());
        this.models = parts.models();
    }
}
