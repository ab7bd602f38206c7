package dlx.commands.model;

import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.run.Models;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import jakarta.inject.Inject;

/** Writes the id, title and origin of each model: {@code dlx models}. */
public record ModelsCommand(Models models, Console console) implements PlanRunner<Typed> {

    private static final Parameter<Boolean> GENERATE =
            Parameter.flag("--generate", "Lists only the models that dlx generate supports.");

    public static final Command<Typed> COMMAND = Command.named("models")
            .with(PuzzleArguments.PLUGINS, GENERATE)
            .examples("dlx models", "dlx models --generate")
            .asTyped();

    @Inject
    public ModelsCommand {}

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
