package dlx.app.command;

import dlx.app.console.ExitStatus;
import dlx.app.console.Printable;
import dlx.app.plugin.Models;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "models",
        description = "Lists the models: id, title and where it was loaded from, with tabs between.",
        footer = {"", "Examples:", "  dlx models", "  dlx models --generate"})
final class ModelsCommand extends ModelCommand {

    @Option(names = "--generate", description = "Lists only those of which dlx generate makes fresh puzzles.")
    private boolean generate;

    ModelsCommand(Services services) {
        super(services);
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
