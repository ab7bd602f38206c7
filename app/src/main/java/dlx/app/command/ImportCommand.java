package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.PuzzleSyntaxException;
import dlx.app.foreign.ForeignInput;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.InputException;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.option.PuzzleArguments;
import dlx.formats.Imported;
import java.util.List;
import java.util.Optional;

/** Writes the puzzles of links and files of other programs as texts of models: {@code dlx import}. */
record ImportCommand(ForeignInput inputs, Console console) implements PlanRunner<Typed> {

    private static final Parameter<List<String>> FILES = Parameter.positional(
                    "0..*", "LINK|FILE", "Links, in quotes for the shell, or files; - is standard input.")
            .requiredTexts();

    private static final Parameter<Optional<String>> MODEL = Parameter.option(
                    "--as", "MODEL", "Model of the puzzle, if a table or matrix fits several models.")
            .text();

    static final Command<Typed> COMMAND = Command.named("import")
            .about(
                    "The commands that read puzzles also read such links and files: dlx solve LINK.",
                    "Only this command reads boards of 81 digits (.sdm, .ss), tables of spreadsheets (CSV, or pasted"
                            + " with tabs), matrices of judges, graphs of DIMACS and names of pieces. It finds their"
                            + " model, or asks for --as.")
            .with(FILES, MODEL, LineFormat.FORMAT, PuzzleArguments.PLUGINS)
            .examples(
                    "dlx import 'https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h'",
                    "dlx import 'https://puzz.link/p?sudoku/4/4/g1k23k3g' | dlx count sudoku",
                    "printf ';wash;cook\\nAnn;4;1\\nBea;2;0\\n' | dlx import - | dlx best assignment")
            .asTyped();

    @Inject
    ImportCommand {}

    @Override
    public int run(Typed typed) {
        boolean isJson = LineFormat.of(typed) == Format.JSON;
        boolean malformed = false;
        for (String file : typed.get(FILES)) {
            try {
                Imported imported = inputs.read(file, typed.get(MODEL));
                if (isJson) {
                    console.print(json(imported) + '\n');
                } else {
                    console.report(inputs.name(file) + ": " + imported.program() + ": a puzzle of the model "
                            + imported.model());
                    inputs.reportLost(file, imported, imported.lostInText());
                    console.print(imported.text());
                }
            } catch (PuzzleSyntaxException | InputException e) {
                console.reportError(e);
                malformed = true;
            }
        }
        return malformed ? ExitStatus.MALFORMED : ExitStatus.OK;
    }

    private static String json(Imported imported) {
        return JsonMembers.object(json -> {
            json.put("program", imported.program());
            json.put("model", imported.model());
            json.put("text", imported.text());
            json.texts("lost", imported.lostInText());
        });
    }
}
