package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests what is loaded, and from where: needs no browser. */
@Timeout(120)
class StartIT {

    private static final Path LIB = Path.of(System.getProperty("dlx.dist", "target/dist"), "lib");

    @BeforeEach
    void needsThePackedJars() {
        assumeTrue(Files.isDirectory(LIB), "needs the packed jars");
    }

    private static Process java(String... arguments) throws IOException {
        return new ProcessBuilder(Cli.java(arguments))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void whoeverSolvesLoadsNothingOfThePage() throws Exception {
        Process process =
                java("-Xlog:class+load", "-jar", LIB.resolve("dlx-app.jar").toString(), "solve", "queens");
        process.getOutputStream().write("8\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(said).contains("dlx.core.Solver ").contains("Q");
        assertThat(said.lines().filter(line -> line.contains("org.eclipse.jetty") || line.contains("dlx.web")))
                .isEmpty();
    }

    @Test
    void thePageIsServedFromModulesToo() throws Exception {
        Process process = java("-p", LIB.toString(), "-m", "dlx.app/dlx.app.Main", "serve", "--port", "0");
        try {
            String address = process.inputReader(StandardCharsets.UTF_8).readLine();
            HttpResponse<String> page = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains("main.js");
        } finally {
            process.destroyForcibly();
        }
    }
}
