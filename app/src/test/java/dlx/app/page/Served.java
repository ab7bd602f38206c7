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

/** {@code dlx serve} as a process of its own, from the packed jars. */
final class Served implements AutoCloseable {

    private final Process process;

    /** Where the page is. */
    final String address;

    private Served(Process process, String address) {
        this.process = process;
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
        return new Served(process, address);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
