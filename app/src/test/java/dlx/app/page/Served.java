package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A page that is served: by {@code dlx serve} as a process of its own, from the packed jars, or as files. */
final class Served implements AutoCloseable {

    private final Runnable end;

    /** Address of the page. */
    final String address;

    private Served(Runnable end, String address) {
        this.end = end;
        this.address = address;
    }

    static Served start(String... arguments) throws IOException {
        Path app = Path.of(System.getProperty("dlx.dist", "target/dist"), "lib", "dlx-app.jar");
        assumeTrue(Files.isRegularFile(app), "needs the packed jars");
        List<String> command = Cli.java("-jar", app.toString(), "serve", "--port", "0", "--debug");
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String address = out.readLine();
        assertThat(address).startsWith("http://127.0.0.1:");
        return new Served(process::destroyForcibly, address);
    }

    /** By a file server. */
    static Served by(StaticFiles files) {
        return new Served(files::close, files.address() + "play/index.html");
    }

    /** By a file server whose folder is the page. */
    static Served byRoot(StaticFiles files) {
        return new Served(files::close, files.address() + "index.html");
    }

    /** The beginning of all addresses that the page may ask for. */
    String root() {
        return address.replaceFirst("(play/)?index\\.html$", "");
    }

    @Override
    public void close() {
        end.run();
    }
}
