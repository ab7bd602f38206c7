package dlx.soak.page;

import dlx.soak.Holdings;
import dlx.soak.ThisProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A process of {@code dlx serve}, started as a user starts it. It ends with this process. Its figures come from
 * {@code jcmd}.
 */
final class ServedPage implements AutoCloseable {

    private static final Pattern HEAP = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)");
    private static final Pattern CLASSES = Pattern.compile("(?m)^Total = \\d+\\s+(\\d+)");

    /** Pattern of a Java thread, except compiler threads, whose number varies. */
    private static final Pattern THREAD = Pattern.compile("(?m)^\"(?!C[12] CompilerThread)[^\"]*\" #");

    private final Process process;
    private final URI address;
    private final Thread lastAct;

    private ServedPage(Process process, URI address) {
        this.process = process;
        this.address = address;
        lastAct = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(lastAct);
    }

    /**
     * Starts the server and waits until it prints its address.
     *
     * @param launcher path of the script {@code dlx}
     * @param flags options of the JVM
     */
    static ServedPage start(Path launcher, String flags) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(launcher.toString(), "serve", "--port", "0"))
                .redirectError(Redirect.INHERIT);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("DLX_BUILD", "no");
        builder.environment().put("DLX_JAVA_OPTS", flags);
        Process process = builder.start();
        String address =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
        if (address == null || !address.startsWith("http://127.0.0.1:")) {
            process.destroyForcibly();
            throw new IOException("dlx serve does not start: it printed " + address);
        }
        return new ServedPage(process, URI.create(address));
    }

    URI address() {
        return address;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Returns the figures after a full collection. */
    Holdings holdings() throws IOException {
        ask("GC.run");
        long heap = number(HEAP, ask("GC.class_histogram"));
        long classes = number(CLASSES, ask("VM.classloader_stats"));
        int threads = (int) THREAD.matcher(ask("Thread.print")).results().count();
        return new Holdings(
                heap, ThisProcess.resident(process.pid()), threads, ThisProcess.descriptors(process.pid()), classes);
    }

    /** Returns the 25 first lines of the class histogram, largest classes first, to help find a leak. */
    String largest() throws IOException {
        return ask("GC.class_histogram").lines().limit(25).reduce("", (all, line) -> all + line + '\n');
    }

    private static long number(Pattern pattern, String text) throws IOException {
        Matcher found = pattern.matcher(text);
        if (!found.find()) {
            throw new IOException("jcmd did not print " + pattern + ": " + text);
        }
        return Long.parseLong(found.group(1));
    }

    private String ask(String question) throws IOException {
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        Process asked = new ProcessBuilder(jcmd.toString(), Long.toString(process.pid()), question)
                .redirectErrorStream(true)
                .start();
        return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        process.destroy();
        Runtime.getRuntime().removeShutdownHook(lastAct);
    }
}
