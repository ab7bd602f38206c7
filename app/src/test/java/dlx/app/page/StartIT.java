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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which files the page loads, and from where, without a browser. */
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

    /** Returns the names of the classes that a command line loads, in their order. */
    private static List<String> loadedBy(String... words) throws Exception {
        List<String> java = new ArrayList<>(
                List.of("-Xlog:class+load", "-jar", LIB.resolve("dlx-app.jar").toString()));
        java.addAll(List.of(words));
        Process process = java(java.toArray(String[]::new));
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said.lines()
                .filter(line -> line.contains(" source: "))
                .map(line -> line.replaceFirst("^(\\[[^]]*\\])*\\s*", "").replaceFirst(" source: .*", ""))
                .toList();
    }

    @Test
    void aSearchMakesOneModelAndLoadsNothingOfThePage(@TempDir Path folder) throws Exception {
        Path board = Files.writeString(folder.resolve("board.txt"), ".".repeat(81) + '\n');
        List<String> loaded = loadedBy("solve", "sudoku", board.toString());

        assertThat(loaded).contains("dlx.core.Solver", "dlx.commands.search.SolveCommand");
        assertThat(loaded)
                .filteredOn(name -> name.matches("org\\.eclipse\\.jetty\\..*|dlx\\.web\\..*"))
                .isEmpty();
        assertThat(loaded)
                .as("the model that was named, and its base classes")
                .filteredOn(name -> name.matches("dlx\\.modelers\\..*Model"))
                .containsExactly(
                        "dlx.modelers.bundled.BundledModel",
                        "dlx.modelers.bundled.GivensModel",
                        "dlx.modelers.sudoku.SudokuBoardModel",
                        "dlx.modelers.sudoku.SudokuModel");
    }

    /** The JVM makes classes for the equality of records and for serializable lambdas, and keeps them in no archive. */
    @Test
    void aSearchComparesNoRecordsAndSerializesNothing(@TempDir Path folder) throws Exception {
        Path board = Files.writeString(folder.resolve("board.txt"), ".".repeat(81) + '\n');
        assertThat(loadedBy("solve", "sudoku", board.toString()))
                .doesNotContain("java.lang.runtime.ObjectMethods", "java.lang.invoke.SerializedLambda");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version"})
    void aWordAboutTheProgramNeedsNoInjectorAndNoSearch(String word) throws Exception {
        assertThat(loadedBy(word))
                .contains("dlx.app.command.DlxProgram")
                .doesNotContain("com.google.inject.Guice", "dlx.core.Solver", "dlx.app.FirstWork");
    }

    @ParameterizedTest
    @ValueSource(strings = {"models", "info queens --example"})
    void aCommandAboutModelsSearchesNothing(String words) throws Exception {
        assertThat(loadedBy(words.split(" ")))
                .contains("com.google.inject.Guice", "dlx.core.plugin.ModelRegistry")
                .doesNotContain("dlx.app.FirstWork", "dlx.core.run.SearchRun");
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
