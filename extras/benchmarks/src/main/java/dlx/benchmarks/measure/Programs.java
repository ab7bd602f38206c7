package dlx.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs other programs one after another, and ends programs that take too long. */
final class Programs {

    private final Path folder;
    private final Path out;
    private final Path err;

    /**
     * Creates the runner.
     *
     * @param folder working folder of the programs
     * @param work folder of the files with the output of the last program
     */
    Programs(Path folder, Path work) {
        this.folder = folder;
        this.out = work.resolve("last.out");
        this.err = work.resolve("last.err");
    }

    /**
     * Runs a program and waits for its end.
     *
     * @param command program and arguments
     * @param environment variables to set
     * @param limit maximum wall time
     * @return the program's standard output
     * @throws Trouble if the program is not found, does not end in time or ends with an exit code other than 0
     */
    String run(List<String> command, Map<String, String> environment, Duration limit) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = start(builder);
        Thread lastAct = new Thread(process::destroyForcibly); // the program ends when this process is stopped
        Runtime.getRuntime().addShutdownHook(lastAct);
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                throw Trouble.unfinished("stopped after " + limit.toSeconds() + " s");
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            throw new IOException("interrupted while " + command.get(0) + " ran", e);
        } finally {
            removeHook(lastAct);
        }
        if (process.exitValue() != 0) {
            throw Trouble.wrong("exit code " + process.exitValue() + ": "
                    + Files.readString(err).strip());
        }
        return Files.readString(out);
    }

    private static Process start(ProcessBuilder builder) {
        try {
            return builder.start();
        } catch (IOException e) {
            throw Trouble.wrong(builder.command().get(0) + " not found on this machine");
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // this process is being stopped, and the hook runs
        }
    }
}
