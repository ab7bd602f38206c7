package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Version;
import dlx.app.plugin.PluginModels;
import dlx.app.plugin.PluginOptions;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.option.PuzzleArguments;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** Writes the machine, its Java, the loaded models, and the reasons why models were rejected: {@code dlx doctor}. */
final class DoctorCommand implements PlanRunner<Typed> {

    static final Command<Typed> COMMAND = Command.named("doctor")
            .about("A broken plugin is reported, but is not an error of this command.")
            .with(PuzzleArguments.PLUGINS)
            .examples("dlx doctor")
            .asTyped();

    private final PluginModels models;
    private final PluginOptions plugins;
    private final Console console;

    @Inject
    DoctorCommand(PluginModels models, PluginOptions plugins, Console console) {
        this.models = models;
        this.plugins = plugins;
        this.console = console;
    }

    @Override
    public int run(Typed typed) {
        Runtime machine = Runtime.getRuntime();
        line("dlx", Version.number());
        line("java", property("java.version") + ", " + property("java.vm.name") + ", " + property("java.home"));
        line("system", property("os.name") + " " + property("os.version") + ", " + property("os.arch"));
        line("cores", String.valueOf(machine.availableProcessors()));
        line("memory", (machine.maxMemory() >> 20) + " MiB at most for Java");
        folders(plugins.folders());
        list(models.all());
        problems(models.problems(), JudgeProblems.of(models).problems());
        return ExitStatus.OK;
    }

    private void folders(List<Path> folders) {
        if (folders.isEmpty()) {
            line("plugins", "no folder; expected plugins/ beside the launcher, $DLX_PLUGINS or --plugins DIR");
        }
        for (Path folder : folders) {
            line("plugins", folder + (Files.isDirectory(folder) ? "" : " (folder not found)"));
        }
    }

    private void list(Collection<LoadedModel<?, ?>> loaded) {
        line("loaded", loaded.size() + (loaded.size() == 1 ? " model" : " models"));
        for (LoadedModel<?, ?> model : loaded) {
            line("", model.id() + " from " + model.origin());
        }
    }

    private void problems(List<Problem> refused, List<String> judged) {
        int count = refused.size() + judged.size();
        line("rejected", count == 0 ? "nothing" : String.valueOf(count));
        for (Problem problem : refused) {
            line("", problem.origin() + ": " + problem.reason());
        }
        judged.forEach(sentence -> line("", sentence));
    }

    private void line(String what, String text) {
        console.print(what + " ".repeat(10 - what.length()) + Printable.line(text) + '\n');
    }

    private static String property(String name) {
        return System.getProperty(name, "unknown");
    }
}
