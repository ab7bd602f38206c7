package dlx.app.npm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder in which the package for JavaScript is installed from its packed file, with a Node that supports WebAssembly
 * GC.
 */
final class NodeFolder {

    /** With {@code -Ddlx.browser=required} the tests fail where they cannot be run; else they are skipped. */
    private static final boolean REQUIRED = "required".equals(System.getProperty("dlx.browser"));

    private static final Path ROOT =
            Path.of(System.getProperty("dlx.root", "..")).toAbsolutePath().normalize();

    /** The program in Java, as a checkout starts it. */
    static final Path PROGRAM = ROOT.resolve("dlx");

    private static final String NODE = "node@24";
    private static final String CLIENT_OF_AGENTS = "@modelcontextprotocol/sdk@1";
    private static final List<String> FOR_TYPES = List.of("typescript@5", "@types/node@24");

    /** The exit code and the outputs of a process. */
    record Ran(int code, String out, String err) {}

    private final Path folder;

    private NodeFolder(Path folder) {
        this.folder = folder;
    }

    /** Packs and installs the package; skips the test without npm or access to a registry. */
    static NodeFolder in(Path folder) throws IOException, InterruptedException {
        Path built = ROOT.resolve("hosts/browser/target/npm");
        assertThat(built.resolve("dlx.wasm")).as("the build makes the package").exists();
        NodeFolder node = new NodeFolder(folder);
        need(
                isThere("npm"),
                "no npm was found, so the package for JavaScript is not tested; on Debian: apt-get install npm");
        Files.writeString(folder.resolve("package.json"), "{\"private\":true,\"type\":\"module\"}\n");
        Ran packed = node.sh("npm pack --silent '" + built + "'");
        assertThat(packed.code()).as(packed.err()).isZero();
        Ran others = node.sh("npm install --no-audit --no-fund " + NODE + ' ' + CLIENT_OF_AGENTS + ' '
                + String.join(" ", FOR_TYPES));
        need(
                others.code() == 0,
                "npm could install neither Node nor TypeScript, so the package for JavaScript is not tested: "
                        + others.err().lines().findFirst().orElse("it says nothing"));
        Ran installed = node.sh(
                "npm install --no-audit --no-fund --offline ./" + packed.out().strip());
        assertThat(installed.code()).as(installed.err()).isZero();
        return node;
    }

    private static boolean isThere(String program) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(java.io.File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    private static void need(boolean there, String missing) {
        if (!there && !REQUIRED) {
            System.err.println(missing);
        }
        assertThat(there || !REQUIRED).as(missing).isTrue();
        assumeTrue(there, missing);
    }

    /** Copies a source of the tests into the folder. */
    void take(String name) throws IOException {
        Files.copy(
                ROOT.resolve("hosts/browser/src/test/js").resolve(name),
                folder.resolve(name),
                StandardCopyOption.REPLACE_EXISTING);
    }

    void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    /** The blocks of a language in the README that was installed. */
    String readme(String language) throws IOException {
        String text = Files.readString(folder.resolve("node_modules/dlx-exact-cover/README.md"));
        return java.util.regex.Pattern.compile("(?ms)^```" + language + "\n(.*?)^```$")
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.joining("\n"));
    }

    /** Runs a script in the folder, with the installed programs on the path. */
    Ran sh(String script) throws IOException, InterruptedException {
        return sh(folder, script);
    }

    /** Runs a script at the root of the checkout, where the guides expect their readers. */
    Ran atRoot(String script) throws IOException, InterruptedException {
        return sh(ROOT, script);
    }

    private Ran sh(Path place, String script) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", script)
                .directory(place.toFile())
                .redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        Map<String, String> environment = builder.environment();
        environment.merge(
                "PATH",
                folder.resolve("node_modules/.bin").toString(),
                (old, own) -> own + java.io.File.pathSeparator + old);
        environment.put("DLX_BUILD", "no");
        int code = builder.start().waitFor();
        return new Ran(code, Files.readString(out), Files.readString(err));
    }

    /** The command line of the package. */
    Path cli() {
        return folder.resolve("node_modules/.bin/dlx-exact-cover");
    }
}
