package dlx.app.console;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The streams and the environment of a process. Tests create their own.
 *
 * @param in standard input
 * @param out standard output
 * @param err standard error
 * @param outIsTerminal true if {@code out} is a terminal
 * @param errIsTerminal true if {@code err} is a terminal
 * @param outIsPipe returns true if {@code out} is known to be a pipe or socket
 * @param environment the environment variables
 * @param home the folder of the launcher; empty if the process was not started by a launcher
 * @param inIsTerminal true if {@code in} is a terminal
 */
public record ProcessEnvironment(
        InputStream in,
        OutputStream out,
        OutputStream err,
        boolean outIsTerminal,
        boolean errIsTerminal,
        BooleanSupplier outIsPipe,
        Map<String, String> environment,
        Optional<Path> home,
        boolean inIsTerminal) {

    /**
     * Returns an environment of streams that are not terminals, without environment variables and without the
     * launcher's folder.
     */
    public static ProcessEnvironment of(InputStream in, OutputStream out, OutputStream err) {
        return new ProcessEnvironment(in, out, err, false, false, () -> false, Map.of(), Optional.empty(), false);
    }

    /**
     * Returns the environment of this process. Java cannot find out whether a stream is a terminal, so the launcher
     * passes this in the system properties {@code dlx.tty.in}, {@code dlx.tty.out} and {@code dlx.tty.err}.
     */
    public static ProcessEnvironment ofProcess() {
        return new ProcessEnvironment(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Boolean.getBoolean("dlx.tty.out"),
                Boolean.getBoolean("dlx.tty.err"),
                ProcessEnvironment::stdoutIsPipe,
                System.getenv(),
                Optional.ofNullable(System.getProperty("dlx.home")).map(Path::of),
                Boolean.getBoolean("dlx.tty.in"));
    }

    /** Returns true if standard output is a pipe or socket; always false except on Linux. */
    private static boolean stdoutIsPipe() {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
            return target.startsWith("pipe:") || target.startsWith("socket:");
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    /** Returns true if standard output takes colors: a terminal does, unless {@code NO_COLOR} is set. */
    public boolean colors() {
        return outIsTerminal && environment.getOrDefault("NO_COLOR", "").isEmpty();
    }
}
