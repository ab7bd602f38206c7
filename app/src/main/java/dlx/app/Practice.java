package dlx.app;

import dlx.app.command.DlxProgram;
import dlx.app.console.ProcessEnvironment;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the command lines that most people type, in one process and without a word: so the launcher has all of their classes in the
 * archive that it makes.
 */
final class Practice {

    private static final String BOARD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

    private static final List<String> WITH_BOARD = List.of(
            "solve sudoku",
            "solve sudoku --json",
            "unique sudoku",
            "count sudoku",
            "best sudoku",
            "sample sudoku",
            "hint sudoku",
            "explain sudoku");

    private static final List<String> WITHOUT = List.of("--help", "solve --help", "models", "info sudoku");

    private Practice() {}

    /** Runs them in this process, and ends it with a whole program. */
    public static void main(String[] args) {
        WITHOUT.forEach(words -> run("", words));
        WITH_BOARD.forEach(words -> run(BOARD, words));
        run("5\n", "count queens --engine sweep");
        Main.main(new String[] {"--version"});
    }

    private static void run(String input, String words) {
        OutputStream nowhere = OutputStream.nullOutputStream();
        ProcessEnvironment process = new ProcessEnvironment(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                nowhere,
                nowhere,
                false,
                false,
                () -> false,
                Map.of(),
                Optional.empty());
        Host.run(new DlxProgram(), process, words.split(" "));
    }
}
