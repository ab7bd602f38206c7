package dlx.app.plugin;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests plugins that contain libraries: each uses its own version, independent of the other plugins and the host. */
class LibrariesTest {

    @TempDir
    Path work;

    private Path folder = Path.of("");

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(work.resolve("jars"));
    }

    @Test
    void twoPluginsHaveTwoVersionsOfALibraryInAFolderEach() throws IOException {
        for (int version : new int[] {1, 2}) {
            Path own = Files.createDirectories(folder.resolve("plugin-" + version));
            library(version).write(own.resolve("a-library.jar"));
            user("parrot-" + version, version).write(own.resolve("plugin.jar"));
        }

        assertThat(run("hello\n", "solve", "parrot-1")).isEqualTo(new Result(0, "version 1 says hello\n", ""));
        assertThat(run("hello\n", "solve", "parrot-2")).isEqualTo(new Result(0, "version 2 says hello\n", ""));
        assertThat(run("", "models").out())
                .contains("parrot-1\tparrot-1\t" + folder.resolve("plugin-1") + "\n")
                .contains("parrot-2\tparrot-2\t" + folder.resolve("plugin-2") + "\n");
    }

    @Test
    void orNamedInTheManifest() throws IOException {
        for (int version : new int[] {1, 2}) {
            Path own = Files.createDirectories(folder.resolve("libraries of " + version));
            library(version).write(own.resolve("library.jar"));
            user("parrot-" + version, version)
                    .with(
                            "META-INF/MANIFEST.MF",
                            bytes("Manifest-Version: 1.0\nClass-Path: missing.jar libraries%20of%20" + version
                                    + "/library.jar\n"))
                    .write(folder.resolve("plugin-" + version + ".jar"));
        }

        assertThat(run("hello\n", "solve", "parrot-1")).isEqualTo(new Result(0, "version 1 says hello\n", ""));
        assertThat(run("hello\n", "solve", "parrot-2")).isEqualTo(new Result(0, "version 2 says hello\n", ""));
        assertThat(run("", "models").err()).doesNotContain(folder.toString());
    }

    @Test
    void whatAPluginCarriesComesBeforeWhatTheHostHas() throws IOException {
        String name = Assertions.class.getName().replace('.', '/') + ".class";
        byte[] library;
        try (InputStream in = Assertions.class.getResourceAsStream("/" + name)) {
            library = in.readAllBytes();
        }
        String source =
                PluginJar.source("Parrot", "parrot").replace("return \"parrot says \" + puzzle + \"\\n\";", """
                try (var in = Parrot.class.getResourceAsStream("/hostile/Hostile.java");
                        var url = Parrot.class.getResource("/hostile/Hostile.java").openStream()) {
                    Class<?> library = Class.forName("org.assertj.core.api.Assertions", false, Parrot.class.getClassLoader());
                    Class<?> host = Class.forName("picocli.CommandLine", false, Parrot.class.getClassLoader());
                    return (library.getClassLoader() == Parrot.class.getClassLoader())
                            + " " + (host.getClassLoader() == ExactCoverModel.class.getClassLoader())
                            + " " + new String(in.readAllBytes()) + " " + new String(url.readAllBytes()) + "\\n";
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
                """);
        new PluginJar(work)
                .with("Parrot", source)
                .naming("plugin.Parrot")
                .with(name, library)
                .with("hostile/Hostile.java", bytes("its own"))
                .write(folder.resolve("parrot.jar"));

        assertThat(run("hello\n", "solve", "parrot")).isEqualTo(new Result(0, "true true its own its own\n", ""));
    }

    @Test
    void aFolderWithoutAModelIsPassedOverAndABrokenJarInOneIsNot() throws IOException {
        Path own = Files.createDirectories(folder.resolve("libraries"));
        library(1).write(own.resolve("library.jar"));
        assertThat(run("", "doctor").out()).contains("rejected  nothing");

        Files.writeString(own.resolve("broken.jar"), "this is no zip");
        assertThat(run("", "doctor").out()).contains(own.resolve("broken.jar") + ": it is not a jar");
    }

    private PluginJar library(int version) throws IOException {
        return new PluginJar(work.resolve("library-" + version))
                .with(
                        "Library",
                        "package plugin; public class Library { public static int version() { return %d; } }"
                                .formatted(version));
    }

    private PluginJar user(String id, int version) throws IOException {
        return new PluginJar(work.resolve("library-" + version))
                .with("Library", "package plugin; public class Library { public static int version() { return 0; } }")
                .with(
                        "Parrot",
                        PluginJar.source("Parrot", id)
                                .replace("\"" + id + " says \"", "\"version \" + Library.version() + \" says \""))
                .without("Library")
                .naming("plugin.Parrot");
    }

    private Result run(String stdin, String... words) {
        String[] command = java.util.Arrays.copyOf(words, words.length + 2);
        command[words.length] = "--plugins";
        command[words.length + 1] = folder.toString();
        return dlx(stdin, command);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
