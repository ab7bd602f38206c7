package dlx.app.command;

import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.console.Printable;
import dlx.app.option.GeneralOptions;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "models",
        description = "Lists the models: id, title and where it was loaded from, with tabs between.",
        footer = {"", "Examples:", "  dlx models", "  dlx models --generate"})
final class ModelsCommand implements Callable<Integer> {

    @Option(names = "--generate", description = "Lists only those of which dlx generate makes fresh puzzles.")
    private boolean generate;

    @Mixin
    private final PluginOptions plugins;

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    private final Provider<Models> models;
    private final Console console;

    @Inject
    ModelsCommand(PluginOptions plugins, Provider<Models> models, Console console) {
        this.plugins = plugins;
        this.models = models;
        this.console = console;
    }

    @Override
    public Integer call() {
        Models found = models.get();
        for (LoadedModel<?, ?> model : found.all()) {
            if (generate && !Generator.makes(model)) {
                continue;
            }
            console.print(Printable.name(model.id())
                    + '\t'
                    + Printable.name(found.title(model))
                    + '\t'
                    + Printable.line(model.origin())
                    + '\n');
        }
        found.warnOfProblems();
        return ExitStatus.OK;
    }
}
