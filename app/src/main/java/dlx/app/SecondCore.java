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
 * Does small work on a second core while the first one makes the injector: has picocli read a command line, and solves a Latin square.
 * So the first core finds the classes loaded that it needs next.
 */
final class SecondCore {

    private static final int SIDE = 4;

    private SecondCore() {}

    /** Begins in a thread of its own, and does not wait for it. */
    static void start() {
        Thread second = new Thread(
                () -> {
                    read();
                    solve();
                },
                "second-core");
        second.setDaemon(true);
        second.setUncaughtExceptionHandler((thread, e) -> {
            // too little memory, for one: the command itself reports that
        });
        second.start();
    }

    /** Reads a command line with an option and a positional argument. */
    static int read() {
        Arguments arguments = new Arguments(SecondCore.class);
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
