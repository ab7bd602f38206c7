package dlx.app;

import dlx.api.Cover;
import dlx.api.ItemGrid;
import dlx.app.option.Argument;
import dlx.app.option.Arguments;
import dlx.core.Found;
import dlx.core.Solver;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Does small work while a second core makes the injector: has picocli read a command line, and solves a Latin square. So the classes are
 * loaded that the command needs as soon as the injector is there.
 */
final class FirstWork {

    private static final int SIDE = 4;

    private FirstWork() {}

    static void run() {
        try {
            read();
            solve();
        } catch (Throwable e) {
            // too little memory, for one: the command itself reports that
        }
    }

    /** Reads a command line with an option and a positional argument. */
    static int read() {
        Arguments arguments = new Arguments(FirstWork.class);
        Argument<Integer> size = arguments.option("--size", "N", "The size.").of(Integer.class, 0);
        arguments.positional("0..*", "FILE", "Files.").texts();
        CommandSpec root = CommandSpec.create().addSubcommand("read", arguments.spec());
        new CommandLine(root).parseArgs("read", "--size", String.valueOf(SIDE), "-");
        return size.get();
    }

    /** Solves a Latin square. */
    static Found<Integer> solve() {
        Cover<Integer> latin = Cover.of(square -> {
            ItemGrid cells = square.primary("cell", SIDE, SIDE);
            ItemGrid rows = square.primary("row", SIDE, SIDE);
            ItemGrid columns = square.primary("column", SIDE, SIDE);
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
