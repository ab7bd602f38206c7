package dlx.app;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.multibindings.OptionalBinder;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.console.ProcessFiles;
import dlx.app.console.ProcessInputs;
import dlx.app.foreign.ForeignInput;
import dlx.app.plugin.LimitedSolvers;
import dlx.app.plugin.PluginModels;
import dlx.app.plugin.PluginOptions;
import dlx.commands.answer.Answers;
import dlx.commands.answer.Colorings;
import dlx.commands.answer.StepFiles;
import dlx.commands.console.Inputs;
import dlx.commands.console.OutputFiles;
import dlx.commands.line.CommandLines;
import dlx.commands.run.HostSolvers;
import dlx.commands.run.Models;
import dlx.commands.run.PuzzleInputs;
import dlx.commands.run.PuzzleRun;
import dlx.commands.run.Slips;
import dlx.commands.search.RunKeeper;
import dlx.guice.DlxModule;
import dlx.guice.PluginFolders;

/**
 * Binds the classes of a run: its streams and signals ({@link ProcessModule}), models and solvers ({@link DlxModule}),
 * and the parts shared by commands. {@link CommandTree} turns a command line into a plan. The program names the class
 * that runs the plan, and the injector creates it with the parts that its constructor requires.
 *
 * <p>Scopes are here, not at the classes, so that a reader finds all of them in one place.
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

        // one instance per run: common options, standard input, the checkpoint, the models, the puzzles with their
        // status
        bind(PluginOptions.class).in(Scopes.SINGLETON);
        bind(ProcessInputs.class).in(Scopes.SINGLETON);
        bind(CheckpointSession.class).in(Scopes.SINGLETON);
        bind(PluginModels.class).in(Scopes.SINGLETON);
        bind(Models.class).to(PluginModels.class);
        bind(HostSolvers.class).to(LimitedSolvers.class);
        bind(Inputs.class).to(ProcessInputs.class);
        bind(OutputFiles.class).to(ProcessFiles.class);
        bind(RunKeeper.class).to(CheckpointSession.class);
        bind(PuzzleRun.class).in(Scopes.SINGLETON);

        // one instance for each class that needs it
        bind(ForeignInput.class);
        bind(PuzzleInputs.class).to(ForeignInput.class);
        bind(Answers.class);
        bind(Colorings.class);
        bind(StepFiles.class);

        // from words to a command
        bind(CommandTree.class);
        bind(CommandLines.class).to(CommandTree.class);
        bind(Slips.class);
    }
}
