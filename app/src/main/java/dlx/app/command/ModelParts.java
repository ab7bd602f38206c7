package dlx.app.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import dlx.app.console.Console;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;

/**
 * The parts of a command about models, for the constructor of its base class.
 *
 * @param models loads the models when they are first asked for: {@code --plugins} has been read then
 */
record ModelParts(PluginOptions plugins, Console console, Provider<Models> models) {

    @Inject
    ModelParts {}
}
