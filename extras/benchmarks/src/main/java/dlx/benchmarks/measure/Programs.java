package dlx.benchmarks.measure;

import com.google.gson.JsonParseException;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Runs other programs one after another, and ends them when they take too long. */
final class Programs {

    private final Path folder;
    private final Path out;
    private final Path err;
    private final Path java;

    /**
     * @param folder where they run
     * @param work where what they say is kept until the next one runs
     * @param javaHome the JDK of our own programs
     */
    Programs(Path folder, Path work, Path javaHome) {
        this.folder = folder;
        this.java = javaHome.resolve("bin/java");
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
        Thread lastAct = new Thread(process::destroyForcibly); // nothing goes on measuring when we are stopped
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

    /**
     * Runs a class of ours in a process of its own.
     *
     * @param job the argument of its main method, as JSON
     * @return what it wrote as JSON
     * @throws Trouble if it wrote something else, or as {@link #run}
     */
    <T> T java(Class<?> main, Object job, TypeToken<T> type, Duration limit) throws IOException {
        List<String> command = List.of(
                java.toString(),
                "-XX:+UseSerialGC", // as the launcher of dlx
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                ProcessJson.GSON.toJson(job));
        String output = run(command, Map.of(), limit);
        try {
            return Optional.ofNullable(ProcessJson.GSON.fromJson(output, type))
                    .orElseThrow(() -> Trouble.wrong("no figures in '" + output + "'"));
        } catch (JsonParseException e) {
            throw Trouble.wrong("no figures in '" + output + "'");
        }
    }

    /**
     * Runs a class of ours in a process of its own, which writes nothing and starts as fast as it can.
     *
     * @param limit of the clock
     */
    void java(Class<?> main, Duration limit) throws IOException {
        run(
                List.of(
                        java.toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        main.getName()),
                Map.of(),
                limit);
    }

    /** The JDK of our own programs, as JAVA_HOME has it. */
    String home() {
        return java.getParent().getParent().toString();
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
