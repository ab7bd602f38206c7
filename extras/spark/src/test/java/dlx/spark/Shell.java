package dlx.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs commands as processes of their own, on the Java of this one. */
final class Shell {

    /** {@code extras/spark}. */
    static final Path MODULE = Path.of(System.getProperty("dlx.spark", "")).toAbsolutePath();

    static final Path CHECKOUT = MODULE.resolve("../..").normalize();

    private Shell() {}

    /** The exit code of a command, and its outputs without blanks around them. */
    record Outcome(int exitCode, String out, String err) {}

    /**
     * Runs lines of bash, until one fails, as people type them in a checkout.
     *
     * @param folder an empty one: the programs are found there as in a checkout, and the lines may write files
     */
    static Outcome asInCheckout(Path folder, String lines) {
        try {
            List<Path> links = List.of(folder.resolve("extras"), folder.resolve("dlx"));
            for (Path link : links) {
                Files.createSymbolicLink(link, CHECKOUT.resolve(link.getFileName()));
            }
            Outcome outcome =
                    run(folder, Map.of("DLX_BUILD", "no"), List.of("bash", "-euo", "pipefail", "-c", lines.strip()));
            for (Path link : links) {
                Files.delete(link);
            }
            return outcome;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Outcome run(String... command) {
        return run(CHECKOUT, Map.of(), List.of(command));
    }

    static Outcome run(Path folder, Map<String, String> environment, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        try {
            Path err = Files.createTempFile("command", ".err");
            try {
                Process process =
                        builder.redirectError(Redirect.to(err.toFile())).start();
                String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                return new Outcome(
                        process.waitFor(), out.strip(), Files.readString(err).strip());
            } finally {
                Files.delete(err);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
