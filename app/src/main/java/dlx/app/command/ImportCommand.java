package dlx.app.command;

import dlx.api.PuzzleSyntaxException;
import dlx.app.answer.JsonLine;
import dlx.app.console.ExitStatus;
import dlx.app.console.InputException;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.ForeignInput;
import dlx.formats.Imported;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "import",
        description = {
            "Writes the puzzles of links and files of other programs as texts of the models here. What could not be carried"
                    + " over is told. Links are read, never fetched.",
            "The commands that read puzzles take such links and files, too: dlx solve LINK.",
            "Boards of 81 digits (.sdm, .ss), tables of spreadsheets (CSV, or pasted with tabs), matrices of judges, graphs of DIMACS and names of pieces are"
                    + " read by this command alone. It finds their model, or asks for --as."
        },
        footer = {
            "",
            "Examples:",
            "  dlx import 'https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h'",
            "  dlx import 'https://puzz.link/p?sudoku/4/4/g1k23k3g' | dlx count sudoku",
            "  printf ';wash;cook\\nAnn;4;1\\nBea;2;0\\n' | dlx import - | dlx best assignment"
        })
final class ImportCommand extends PluginCommand {

    @Parameters(
            arity = "1..*",
            paramLabel = "LINK|FILE",
            description = "Links, in quotes for the shell, or files; - is standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--as",
            paramLabel = "MODEL",
            description = "The model of the puzzle, where a table or matrix may be of several.")
    private Optional<String> model = Optional.empty();

    @Mixin
    private LineFormat format = new LineFormat();

    private final ForeignInput inputs;

    ImportCommand(Services services) {
        super(services.plugins(), services.console());
        inputs = new ForeignInput(services.inputs(), sentence -> console.report("warning: " + sentence));
    }

    @Override
    public Integer call() throws IOException {
        boolean isJson = format.check() == Format.JSON;
        boolean malformed = false;
        for (String file : files) {
            try {
                Imported imported = inputs.read(file, model);
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
