package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.console.Printable;
import dlx.app.line.Command;
import dlx.app.line.Parameter;
import dlx.app.line.PlanRunner;
import dlx.app.line.Typed;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;

/** The command {@code dlx models}. */
final class ModelsCommand implements PlanRunner<Typed> {

    private static final Parameter<Boolean> GENERATE =
            Parameter.flag("--generate", "Lists only those of which dlx generate makes fresh puzzles.");

    static final Command<Typed> COMMAND = Command.named("models")
            .with(PluginOptions.FOLDERS, GENERATE)
            .examples("dlx models", "dlx models --generate")
            .asTyped();

    private final Models models;
    private final Console console;

    @Inject
    ModelsCommand(Models models, Console console) {
        this.models = models;
        this.console = console;
    }

    @Override
    public int run(Typed typed) {
        for (LoadedModel<?, ?> model : models.all()) {
            if (typed.get(GENERATE) && !Generator.makes(model)) {
                continue;
            }
            console.print(Printable.name(model.id())
                    + '\t'
                    + Printable.name(models.title(model))
                    + '\t'
                    + Printable.line(model.origin())
                    + '\n');
        }
        models.warnOfProblems();
        return ExitStatus.OK;
    }
}
