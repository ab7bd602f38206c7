package dlx.commands.model;

import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.run.Models;
import dlx.core.Solver;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.search.Limits;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Describes a model, its input and its settings: {@code dlx info}. */
public record InfoCommand(Models models, Console console) implements PlanRunner<Typed> {

    /** Maximum time for describing the example. */
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(1);

    private static final Parameter<String> MODEL = Parameter.positional(
                    "0", "MODEL", "Id of the model; dlx models lists all.")
            .required();

    private static final Parameter<Boolean> EXAMPLE =
            Parameter.flag("--example", "Writes only the example, as input for dlx solve MODEL.");

    public static final Command<Typed> COMMAND = Command.named("info")
            .with(MODEL, EXAMPLE, PuzzleArguments.PLUGINS)
            .examples("dlx info queens", "dlx info queens --example | dlx solve queens")
            .asTyped();

    @Inject
    public InfoCommand {}

    @Override
    public int run(Typed typed) {
        LoadedModel<?, ?> model = models.get(typed.get(MODEL));
        String example = model.example();
        if (typed.get(EXAMPLE)) {
            console.print(example);
        } else {
            console.print(everything(model, models.title(model), example, models.words()));
            models.warnOfClaims(typed.get(MODEL)); // after the answer, because this creates the models of all plugins
        }
        return ExitStatus.OK;
    }

    private static String everything(LoadedModel<?, ?> model, String title, String example, String plugins) {
        StringBuilder page = new StringBuilder();
        page.append(Printable.name(model.id()) + ": " + Printable.name(title) + '\n');
        page.append("Loaded from ").append(Printable.line(model.origin())).append(".\n");
        page.append("Fresh puzzles: " + (Generator.makes(model) ? "yes" : "no") + ".\n");
        if (!model.can().isEmpty()) {
            page.append("Can: ").append(String.join(", ", model.can())).append(".\n");
        }
        section(page, "Input", model.grammar());
        section(page, "Settings", settings(model.settings()));
        section(page, "Example", example);
        if (!example.isEmpty()) {
            String id = model.id() + plugins;
            String fresh = Generator.makes(model) ? "\ndlx generate " + id : "";
            section(
                    page,
                    "Try",
                    "dlx info " + id + " --example | dlx " + (scores(model) ? "best " : "solve ") + id + fresh);
        }
        return Printable.lines(page.toString());
    }

    /** Returns true if the options of the example have weights. Describes the example, at most for a second. */
    public static <P> boolean scores(LoadedModel<P, ?> model) {
        try {
            Optional<P> puzzle = model.next(PuzzleText.of(model.example()));
            if (puzzle.isEmpty()) {
                return false;
            }
            Solver<?> solver = model.solver(puzzle.get(), Limits.of(LONG_ENOUGH));
            return !solver.isStopped() && solver.cover().hasWeights();
        } catch (DlxException e) {
            return false; // a broken example is reported when it is used
        }
    }

    private static String settings(List<Setting> settings) {
        StringBuilder lines = new StringBuilder();
        for (Setting setting : settings) {
            lines.append("--set " + Printable.name(setting.name()) + '=' + Printable.line(setting.values()));
            lines.append("\n    " + Printable.line(setting.meaning()) + '\n');
        }
        return lines.toString();
    }

    private static void section(StringBuilder page, String heading, String body) {
        if (!body.isBlank()) {
            page.append('\n').append(heading).append(":\n");
            body.stripTrailing()
                    .lines()
                    .forEach(line ->
                            page.append(line.isEmpty() ? "" : "  ").append(line).append('\n'));
        }
    }
}
