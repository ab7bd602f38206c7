package dlx.app;

import dlx.app.command.DlxProgram;
import dlx.app.console.ProcessEnvironment;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs the most common command lines silently in one process. The launcher stores the classes loaded by this run in its
 * class archive.
 */
final class Practice {

    private static final String BOARD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

    /** Command lines with their inputs. FILE means a file with the input; without it, the input is standard input. */
    static final List<Line> LINES = List.of(
            new Line("--help", ""),
            new Line("solve --help", ""),
            new Line("models", ""),
            new Line("info sudoku", ""),
            new Line("solve sudoku", BOARD),
            new Line("solve sudoku FILE", BOARD),
            new Line("solve sudoku --format json", BOARD),
            new Line("unique sudoku", BOARD),
            new Line("count sudoku", BOARD),
            new Line("best sudoku", BOARD),
            new Line("sample sudoku", BOARD),
            new Line("hint sudoku", BOARD),
            new Line("explain sudoku", BOARD),
            new Line("count queens --engine sweep", "5\n"));

    private Practice() {}

    /** A command line and its input. */
    record Line(String words, String input) {

        /** Runs the command line and returns its exit code. */
        int run() {
            OutputStream nowhere = OutputStream.nullOutputStream();
            InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
            ProcessEnvironment process = ProcessEnvironment.of(in, nowhere, nowhere);
            if (!words.endsWith("FILE")) {
                return Main.run(process, words.split(" "));
            }
            try {
                Path file = Files.createTempFile("dlx-practice", ".txt");
                try {
                    Files.writeString(file, input);
                    return Main.run(
                            process, words.replace("FILE", file.toString()).split(" "));
                } finally {
                    Files.delete(file);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /**
     * Runs the first work and the command lines. The last one runs like a process of its own, with real streams,
     * signals and an exit.
     */
    public static void main(String[] args) {
        FirstWork.run(new DlxProgram(), "solve");
        LINES.forEach(Line::run);
        Main.main(new String[] {"--version"});
    }
}
