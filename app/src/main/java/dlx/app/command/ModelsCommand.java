package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.ExitStatus;
import dlx.app.console.Printable;
import dlx.app.option.Argument;
import dlx.app.plugin.Models;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import java.util.List;

/** The command {@code dlx models}. */
final class ModelsCommand extends ModelCommand {

    private final Argument<Boolean> generate =
            arguments.flag("--generate", "Lists only those of which dlx generate makes fresh puzzles.");

    @Inject
    ModelsCommand(ModelParts parts) {
        super(parts);
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Examples:", "  dlx models", "  dlx models --generate");
    }

    @Override
    public Integer call() {
        Models found = models.get();
        for (LoadedModel<?, ?> model : found.all()) {
            if (generate.get() && !Generator.makes(model)) {
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
