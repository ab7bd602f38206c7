package dlx.differential;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs programs as processes of their own. */
final class Program {

    private Program() {}

    /** The output of a program that has ended. */
    record Output(int code, List<String> lines, String errors) {}

    /**
     * Runs a program to its end.
     *
     * @param folder folder for the files with its output
     */
    static Output run(Path folder, List<String> command) {
        return run(folder, Optional.empty(), command);
    }

    /**
     * Runs a program to its end.
     *
     * @param folder folder for the files with its output
     * @param input file that the program reads; empty if it reads nothing
     */
    static Output run(Path folder, Optional<Path> input, List<String> command) {
        try {
            Path out = folder.resolve("out.txt");
            Path err = folder.resolve("err.txt");
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
            input.ifPresent(file -> builder.redirectInput(file.toFile()));
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(20, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("it takes for ever: " + String.join(" ", command));
            }
            return new Output(
                    process.exitValue(),
                    Files.readAllLines(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
