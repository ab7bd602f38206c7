package dlx.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs other programs one after another, and ends them when they take too long. */
final class Programs {

    private final Path folder;
    private final Path out;
    private final Path err;

    /**
     * @param folder where they run
     * @param work where what they say is kept until the next one runs
     */
    Programs(Path folder, Path work) {
        this.folder = folder;
        this.out = work.resolve("last.out");
        this.err = work.resolve("last.err");
    }

    /**
     * Waits for the end of a program.
     *
     * @param environment what is changed there
     * @return what it wrote to its standard output
     * @throws Trouble if it is not there, does not end in time or ends with another code than 0
     */
    String run(List<String> command, Map<String, String> environment, Duration limit) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = start(builder);
        Thread lastAct = new Thread(process::destroyForcibly); // it ends when we are stopped
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
            throw Trouble.wrong("no " + builder.command().get(0) + " on this machine");
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // we are being stopped, and the hook runs
        }
    }
}
