package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Version;
import dlx.app.plugin.PluginModels;
import dlx.app.plugin.PluginOptions;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.answer.StopMessage;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.option.SearchOptions;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.Preparation;
import dlx.core.Question;
import dlx.core.SolverBuilder;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Writes the machine, its Java, the loaded models, the reasons why models were rejected, and the schedules of puzzles:
 * {@code dlx doctor}.
 */
record DoctorCommand(PluginModels models, PluginOptions plugins, Console console, PuzzleLoop loop)
        implements PlanRunner<DoctorCommand.Plan> {

    private static final Parameter<Boolean> ANY_ORDER =
            Parameter.flag("--any-order", "Shows the schedule of solve --any-order.");

    static final Command<Plan> COMMAND = Command.named("doctor")
            .about(
                    "A broken plugin is reported, but is not an error of this command.",
                    "With MODEL, writes the schedule of dlx solve for each puzzle: the engine that leads, and the"
                            + " contenders, each with the work of the lead after which it is due, in seconds of an"
                            + " average machine, and its share of work from then on.")
            .with(PuzzleArguments.OPTIONAL)
            .with(SearchOptions.ENGINE, ANY_ORDER, PuzzleArguments.PLUGINS)
            .examples("dlx doctor", "dlx info sudoku --example | dlx doctor sudoku --any-order")
            .planned(DoctorCommand::plan);

    /**
     * The puzzles whose schedules are written, and the settings of the search.
     *
     * @param puzzles the puzzles; empty without a model
     * @param engine name of the engine, or {@code auto}
     * @param anyOrder true if a named engine may search in several orders
     */
    record Plan(Optional<PuzzleArguments> puzzles, String engine, boolean anyOrder) {}

    @Inject
    DoctorCommand {}

    private static Plan plan(Typed typed) {
        Optional<PuzzleArguments> puzzles = PuzzleArguments.ifNamed(typed);
        for (Parameter<?> option : List.of(SearchOptions.ENGINE, ANY_ORDER)) {
            if (puzzles.isEmpty() && typed.isGiven(option)) {
                throw new UsageException(option.names().get(0) + " requires MODEL");
            }
        }
        String engine = typed.get(SearchOptions.ENGINE);
        SearchOptions.checkEngine("--engine", engine, solver -> solver, solver -> solver.prepare(Question.first()));
        return new Plan(puzzles, engine, typed.get(ANY_ORDER));
    }

    @Override
    public int run(Plan plan) {
        Runtime machine = Runtime.getRuntime();
        line("dlx", Version.number());
        line("java", property("java.version") + ", " + property("java.vm.name") + ", " + property("java.home"));
        line("system", property("os.name") + " " + property("os.version") + ", " + property("os.arch"));
        line("cores", String.valueOf(machine.availableProcessors()));
        line("memory", (machine.maxMemory() >> 20) + " MiB at most for Java");
        folders(plugins.folders());
        list(models.all());
        problems(models.problems(), JudgeProblems.of(models).problems());
        return plan.puzzles
                .map(puzzles -> loop.answer(
                        PuzzleSource.of(puzzles).ignoringWeights(),
                        GivenOptions.NONE,
                        Format.TEXT,
                        plan,
                        this::schedule))
                .orElse(ExitStatus.OK);
    }

    private <P, O> void schedule(PuzzleTask<P, O> task, Plan plan) {
        SolverBuilder<O> settings = task.solver().toBuilder().engine(plan.engine);
        Preparation ready =
                (plan.anyOrder ? settings.anyOrder() : settings).build().prepare(Question.first());
        if (ready.isReady()) {
            console.print(ScheduleTable.of(task.number(), ready.schedule()));
        } else {
            loop.report(task, StopMessage.stoppedBy(ready.stopped()));
        }
    }

    private void folders(List<Path> folders) {
        if (folders.isEmpty()) {
            line("plugins", "no folder; expected plugins/ beside the launcher, $DLX_PLUGINS or --plugins DIR");
        }
        folders.forEach(folder -> line("plugins", folder + (Files.isDirectory(folder) ? "" : " (folder not found)")));
    }

    private void list(Collection<LoadedModel<?, ?>> loaded) {
        line("loaded", loaded.size() + (loaded.size() == 1 ? " model" : " models"));
        loaded.forEach(model -> line("", model.id() + " from " + model.origin()));
    }

    private void problems(List<Problem> refused, List<String> judged) {
        int count = refused.size() + judged.size();
        line("rejected", count == 0 ? "nothing" : String.valueOf(count));
        refused.forEach(problem -> line("", problem.origin() + ": " + problem.reason()));
        judged.forEach(sentence -> line("", sentence));
    }

    private void line(String what, String text) {
        console.print(what + " ".repeat(10 - what.length()) + Printable.line(text) + '\n');
    }

    private static String property(String name) {
        return System.getProperty(name, "unknown");
    }
}
