package dlx.benchmarks.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** {@code dlx serve} as a process of its own, started as a user starts it. Ends with us. */
final class WebServed implements AutoCloseable {

    private final Process process;
    private final Thread lastAct;
    private final String address;

    private WebServed(Process process, String address) {
        this.process = process;
        this.address = address;
        lastAct = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(lastAct);
    }

    /** Waits until it tells its address. */
    static WebServed start(Path launcher, Path javaHome) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(launcher.toString(), "serve", "--port", "0"))
                .redirectError(Redirect.INHERIT);
        builder.environment().put("JAVA_HOME", javaHome.toString());
        builder.environment().put("DLX_BUILD", "no");
        Process process = builder.start();
        String address =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
        if (address == null || !address.startsWith("http://")) {
            process.destroyForcibly();
            throw Trouble.wrong("dlx serve does not start");
        }
        return new WebServed(process, address);
    }

    /** Where the page is, with a stroke at the end. */
    String address() {
        return address;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        Runtime.getRuntime().removeShutdownHook(lastAct);
    }
}
