package dlx.app.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Makes plugin jars, whole and broken ones, as a plugin's author would: source, compiler, jar. */
public final class PluginJar {

    static final String SERVICES = "META-INF/services/dlx.api.ExactCoverModel";

    private final Path work;
    private final Map<String, byte[]> entries = new LinkedHashMap<>();

    public PluginJar(Path work) {
        this.work = work;
    }

    /** The source of a model that accepts any line; parts of it can be replaced to break it. */
    public static String source(String className, String id) {
        return """
                package plugin;

                import dlx.api.*;
                import java.util.List;

                public class CLASS implements ExactCoverModel<String, String> {
                    public CLASS() {}
                    public String id() { return "ID"; }
                    public String parse(PuzzleText text) { return text.nextFilled("a line").text(); }
                    public void describe(String puzzle, CoverBuilder<String> cover) {
                        cover.option(puzzle, cover.item("it"));
                    }
                    public String render(String puzzle, Solution<String> solution) {
                        return "ID says " + puzzle + "\\n";
                    }
                }
                """.replace("CLASS", className).replace("ID", id);
    }

    /** Compiles a class of the package {@code plugin} into the jar. */
    public PluginJar with(String className, String source) throws IOException {
        Path folder = Files.createDirectories(work.resolve("plugin"));
        Path file = Files.writeString(folder.resolve(className + ".java"), source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        boolean compiled = compiler.getTask(
                        messages,
                        null,
                        null,
                        List.of(
                                "--release",
                                "17",
                                "-proc:none",
                                "-d",
                                work.toString(),
                                "-cp",
                                work + System.getProperty("path.separator") + classPath()),
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file))
                .call();
        assertThat(compiled).as(messages.toString()).isTrue();
        try (Stream<Path> classes = Files.list(folder)) {
            for (Path made : classes.filter(path -> isOf(className, path)).toList()) {
                entries.put("plugin/" + made.getFileName(), Files.readAllBytes(made));
            }
        }
        return this;
    }

    /** The class, or one inside it. */
    private static boolean isOf(String className, Path file) {
        return file.getFileName().toString().matches(className + "(\\$.*)?\\.class");
    }

    /** Puts a file into the jar. */
    PluginJar with(String name, byte[] content) {
        entries.put(name, content);
        return this;
    }

    /** Names providers in the services file. */
    public PluginJar naming(String... lines) {
        entries.put(SERVICES, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** Takes a class out again. */
    PluginJar without(String className) {
        assertThat(entries.remove("plugin/" + className + ".class")).isNotNull();
        return this;
    }

    /** Marks a class as compiled for a Java that does not exist yet. */
    PluginJar tooNew(String className) {
        entries.get("plugin/" + className + ".class")[7] = 120; // the low byte of the class file's major version
        return this;
    }

    public void write(Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new JarEntry(entry.getKey()));
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
    }

    private static String classPath() throws IOException {
        try {
            return Path.of(dlx.api.ExactCoverModel.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (java.net.URISyntaxException e) {
            throw new IOException(e);
        }
    }
}
