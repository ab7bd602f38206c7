package dlx.app;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.multibindings.OptionalBinder;
import dlx.app.answer.Answers;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.command.CommandTree;
import dlx.app.command.Slips;
import dlx.app.console.Inputs;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;
import dlx.app.run.ForeignInput;
import dlx.app.run.PuzzleRun;
import dlx.guice.DlxModule;
import dlx.guice.PluginFolders;
import picocli.CommandLine.IFactory;

/**
 * Wires a run of a program: the models and solvers of {@link DlxModule}, and the parts that its commands share. The command that was
 * typed is made by the injector too, just in time, and its constructor names the parts that it needs.
 *
 * <p>Scopes are here and not at the classes: Guice would parse the annotations of each.
 */
final class AppModule extends AbstractModule {

    @Override
    protected void configure() {
        install(new DlxModule());
        OptionalBinder.newOptionalBinder(binder(), PluginFolders.class)
                .setBinding()
                .to(PluginOptions.class);

        // one for a run: options that all commands share, standard input, the checkpoint, the models
        bind(PluginOptions.class).in(Scopes.SINGLETON);
        bind(Inputs.class).in(Scopes.SINGLETON);
        bind(CheckpointSession.class).in(Scopes.SINGLETON);
        bind(Models.class).in(Scopes.SINGLETON);

        // one for each that needs it
        bind(ForeignInput.class);
        bind(PuzzleRun.class);
        bind(Answers.class);

        bind(IFactory.class).to(InjectedCommands.class);
        bind(CommandTree.class);
        bind(Slips.class);
    }
}
