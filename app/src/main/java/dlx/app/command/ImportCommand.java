package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.PuzzleSyntaxException;
import dlx.app.answer.JsonLine;
import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.console.InputException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.option.PluginOptions;
import dlx.app.run.ForeignInput;
import dlx.formats.Imported;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx import}. */
final class ImportCommand extends PluginCommand {

    private final Argument<List<String>> files = arguments
            .positional("0..*", "LINK|FILE", "Links, in quotes for the shell, or files; - is standard input.")
            .requiredTexts();

    private final Argument<Optional<String>> model = arguments
            .option("--as", "MODEL", "The model of the puzzle, where a table or matrix may be of several.")
            .text();

    private final LineFormat format = new LineFormat(arguments);

    private final ForeignInput inputs;

    @Inject
    ImportCommand(PluginOptions plugins, Console console, ForeignInput inputs) {
        super(plugins, console);
        this.inputs = inputs;
    }

    @Override
    protected List<String> description() {
        return List.of(
                "The commands that read puzzles take such links and files, too: dlx solve LINK.",
                "Boards of 81 digits (.sdm, .ss), tables of spreadsheets (CSV, or pasted with tabs), matrices of judges, graphs of DIMACS and names of pieces are"
                        + " read by this command alone. It finds their model, or asks for --as.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx import 'https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h'",
                "  dlx import 'https://puzz.link/p?sudoku/4/4/g1k23k3g' | dlx count sudoku",
                "  printf ';wash;cook\\nAnn;4;1\\nBea;2;0\\n' | dlx import - | dlx best assignment");
    }

    @Override
    public Integer call() throws IOException {
        boolean isJson = format.check() == Format.JSON;
        boolean malformed = false;
        for (String file : files.get()) {
            try {
                Imported imported = inputs.read(file, model.get());
                if (isJson) {
                    console.print(json(imported) + '\n');
                } else {
                    console.report(ForeignInput.name(file) + ": " + imported.program() + ": a puzzle of the model "
                            + imported.model());
                    inputs.tellLost(file, imported);
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
        return JsonLine.of(json -> {
            json.put("program", imported.program());
            json.put("model", imported.model());
            json.put("text", imported.text());
            json.put("lost", imported.lost());
        });
    }
}
