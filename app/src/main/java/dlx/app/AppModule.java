package dlx.app;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.multibindings.OptionalBinder;
import dlx.app.answer.Answers;
import dlx.app.answer.Colorings;
import dlx.app.answer.StepFiles;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.command.Slips;
import dlx.app.console.Inputs;
import dlx.app.line.CommandLines;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;
import dlx.app.run.ForeignInput;
import dlx.app.run.PuzzleRun;
import dlx.guice.DlxModule;
import dlx.guice.PluginFolders;

/**
 * Wires a run of a program: its streams and signals ({@link ProcessModule}), models and solvers ({@link DlxModule}), and the parts that
 * its commands share. {@link CommandTree} reads what was typed; the injector makes the part that carries out the plan of the command, of the class that
 * the program names, and the constructor of that class names the parts that it needs.
 *
 * <p>Scopes are here and not at the classes, so that a reader finds all of them in one place.
 */
final class AppModule extends AbstractModule {

    private final ProcessModule process;

    AppModule(ProcessModule process) {
        this.process = process;
    }

    @Override
    protected void configure() {
        install(process);
        install(new DlxModule());
        OptionalBinder.newOptionalBinder(binder(), PluginFolders.class)
                .setBinding()
                .to(PluginOptions.class);

        // one for a run: options that all commands share, standard input, the checkpoint, the models, the puzzles with
        // their status
        bind(PluginOptions.class).in(Scopes.SINGLETON);
        bind(Inputs.class).in(Scopes.SINGLETON);
        bind(CheckpointSession.class).in(Scopes.SINGLETON);
        bind(Models.class).in(Scopes.SINGLETON);
        bind(PuzzleRun.class).in(Scopes.SINGLETON);

        // one for each that needs it
        bind(ForeignInput.class);
        bind(Answers.class);
        bind(Colorings.class);
        bind(StepFiles.class);

        // the way from words to a command
        bind(CommandTree.class);
        bind(CommandLines.class).to(CommandTree.class);
        bind(Slips.class);
    }
}
