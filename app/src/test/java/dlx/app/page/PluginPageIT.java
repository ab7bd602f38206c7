package dlx.app.page;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.InstalledBuild;
import dlx.app.guide.Page;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project of {@code dlx new-plugin} makes a web page by the command of the guide; browsers open it, old ones too. */
@Tag("slow")
class PluginPageIT extends PageVisits {

    /** A board with one solution. */
    private static final String ONE_WAY = ".xx\n...\nxx.\n";

    private static final String PROGRAM = "dlx/dlx.wasm";

    private static SortedMap<String, byte[]> page;
    private static StaticFiles files;

    @BeforeAll
    static void make(@TempDir Path folder) throws Exception {
        Path project = folder.resolve("rooks");
        assertThat(dlx("", "new-plugin", "rooks", "--folder", project.toString())
                        .code())
                .isZero();
        String build = Page.of("docs/plugin-guide.md").block("-Ppage").strip();
        String script = InstalledBuild.in(folder).withPages().withMaven(build + " -DskipTests");
        Path said = folder.resolve("said.txt");
        int code = new ProcessBuilder("bash", "-e", "-c", script)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        assertThat(code).as(Files.readString(said)).isZero();
        page = read(project.resolve("target/page"));
        files = StaticFiles.of(page);
        startBrowser();
        served = Served.byRoot(files);
    }

    private static SortedMap<String, byte[]> read(Path folder) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return files;
    }

    @Override
    String beginning() {
        return "";
    }

    @Test
    void itBeginsWithTheExampleOfTheModelAndListsNoOtherButRules() {
        solved();
        assertThat(browser.driver.getTitle()).isEqualTo("rooks on the free cells of a board");
        assertThat(
                        browser.run(
                                "return [...document.querySelectorAll('#models [role=option] b')].map(name => name.textContent)"))
                .isEqualTo(List.of("rules", "rooks"));
        System.out.printf(
                "a page of one model: %s %,d bytes, dlx.js %,d%n", PROGRAM, size(PROGRAM), size("dlx/dlx.js"));
    }

    private static int size(String name) {
        return page.get(name).length;
    }

    /** Steps, a hint, all solutions. */
    private static void solved() {
        visited();
        press("#forward");
        assertThat(sentence()).contains("is chosen");
        type(ONE_WAY);
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        key("5");
        browser.await("solutions", "document.querySelectorAll('.gallery li').length === 1");
        assertThat(browser.text(".gallery pre").strip()).isEqualTo("R..\n.R.\n..R");
    }

    /**
     * A browser that cannot compile WebAssembly does not run it. The choice is not stored, or the other tests would
     * find it.
     */
    @Test
    void anOldBrowserIsAnsweredByJavaScript() {
        Map<String, byte[]> old = new TreeMap<>(page);
        old.put(PROGRAM, "what it does not know".getBytes(StandardCharsets.UTF_8));
        old.remove("sw.js");
        files.replace(old);
        try {
            String origin = URI.create(served.address).resolve("/").toString();
            browser.driver.executeCdpCommand(
                    "Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "all"));
            browser.console();
            go("");
            solved();
            assertThat(browser.console())
                    .anyMatch(line -> line.contains("WebAssembly"))
                    .allMatch(line -> line.contains("WebAssembly") || line.contains("fetching the script"));
        } finally {
            files.replace(page);
        }
    }

    @Test
    void itOpensWithoutANetwork() {
        browser.await("the worker has the page", "navigator.serviceWorker.controller");
        files.pause();
        try {
            go("");
            solved();
        } finally {
            files.resume();
        }
        browser.console(); // discards the message that sw.js was not loaded
    }
}
