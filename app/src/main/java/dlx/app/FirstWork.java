package dlx.app;

import dlx.api.Cover;
import dlx.api.ItemGrid;
import dlx.commands.line.Program;
import dlx.commands.line.Typed;
import dlx.core.Found;
import dlx.core.Solver;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * Does small work while a second thread creates the injector: makes picocli read a command line, and solves a Latin
 * square. This loads the classes that the command needs as soon as the injector exists.
 */
final class FirstWork {

    private static final int SIDE = 4;

    private FirstWork() {}

    /**
     * Does the work. Errors are ignored.
     *
     * @param command a command that searches
     */
    static void run(Program program, String command) {
        try {
            read(program, command);
            solve();
        } catch (Throwable e) {
            // for example too little memory, which the command itself reports
        }
    }

    /** Reads a command line with an option and positional arguments. */
    static Typed read(Program program, String command) {
        List<String> words = List.of(command, "latin", "-", "--time", "1s");
        PicocliCommand<?> read = new PicocliCommand<>(program.call(command));
        CommandSpec root = CommandSpec.create().addSubcommand(command, read.spec(""));
        ParseResult parsed = new CommandLine(root).parseArgs(words.toArray(String[]::new));
        return read.typed(program.name(), parsed.subcommand(), words);
    }

    /** Solves a Latin square. */
    static Found<Integer> solve() {
        Cover<Integer> latin = Cover.of(square -> {
            ItemGrid cells = square.grid("cell", SIDE, SIDE);
            ItemGrid rows = square.grid("row", SIDE, SIDE);
            ItemGrid columns = square.grid("column", SIDE, SIDE);
            for (int k = 0; k < SIDE * SIDE * SIDE; k++) {
                int row = k / (SIDE * SIDE);
                int column = k / SIDE % SIDE;
                int digit = k % SIDE;
                square.option(k, cells.at(row, column), rows.at(row, digit), columns.at(column, digit));
            }
        });
        return Solver.of(latin).solve();
    }
}
