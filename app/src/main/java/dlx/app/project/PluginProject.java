package dlx.app.project;

import dlx.commands.line.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * The initial project of a plugin: a pom, a model that solves something, its test, and a page with the next steps. Its
 * files are those of the Maven archetype; the templates are resources next to this class.
 */
public final class PluginProject {

    /** Pattern of a model's id, which also names the folder and the jar. */
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(\\w+)}");

    /** Folders whose files are moved into the folder of the package. */
    private static final List<String> SOURCES = List.of("src/main/java/", "src/test/java/");

    private static final List<String> FILES = List.of(
            "pom.xml",
            "README.md",
            "example.txt",
            "src/main/java/__modelClass__Model.java",
            "src/main/resources/META-INF/services/dlx.api.ExactCoverModel",
            "src/test/java/__modelClass__ModelTest.java");

    private final Map<String, String> values;

    /**
     * Creates a project of a model.
     *
     * @param name the model's id: lower-case letters, digits, and dashes between them
     * @param group the Maven group of its jar, such as {@code com.example}
     * @param inPackage the package of its classes; empty for the model's id without dashes
     * @throws UsageException if one of the names is invalid
     */
    public PluginProject(String name, String group, String inPackage) {
        if (!NAME.matcher(name).matches()) {
            throw new UsageException("\"" + name
                    + "\" cannot be the name of a model; expected lower-case letters, digits, and dashes between them");
        }
        String packageName = inPackage.isEmpty() ? name.replace("-", "") : inPackage;
        if (!SourceVersion.isName(packageName) || (packageName + '.').startsWith("java.")) { // the JVM reserves java.*
            throw new UsageException(
                    "\"" + packageName + "\" cannot be the name of a package; expected another one: --package NAME");
        }
        if (!SourceVersion.isName(group)) {
            throw new UsageException(
                    "--group: \"" + group + "\" cannot be a group; expected words with dots between them: com.example");
        }
        Properties dlx = published();
        values = Map.of(
                "groupId",
                group,
                "artifactId",
                name,
                "version",
                "1.0",
                "package",
                packageName,
                "modelClass",
                className(name),
                "dlxGroup",
                dlx.getProperty("group"),
                "dlxVersion",
                dlx.getProperty("version"));
    }

    /** Returns the class name of a model's id: {@code WordRectangle} for {@code word-rectangle}. */
    private static String className(String name) {
        return Stream.of(name.split("-"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    private static Properties published() {
        Properties properties = new Properties();
        try (Reader reader = new InputStreamReader(open("published.properties"), StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    private static InputStream open(String resource) throws IOException {
        InputStream stream = PluginProject.class.getResourceAsStream(resource);
        if (stream == null) {
            throw new IOException("the program does not contain the file " + resource);
        }
        return stream;
    }

    /**
     * Writes the project.
     *
     * @param folder the folder of the project; created if it does not exist
     * @return the files written
     * @throws UsageException if the folder is not empty or cannot be written
     */
    public List<Path> write(Path folder) {
        List<Path> written = new ArrayList<>();
        try {
            if (Files.exists(folder) && !isEmpty(folder)) {
                throw new UsageException(folder + ": is not empty; expected a new folder: --folder DIR");
            }
            for (String file : FILES) {
                Path to = folder.resolve(placed(file));
                Files.createDirectories(to.getParent());
                try (InputStream template = open("template/" + file)) {
                    String text = new String(template.readAllBytes(), StandardCharsets.UTF_8);
                    Files.writeString(
                            to, VARIABLE.matcher(text).replaceAll(match -> Matcher.quoteReplacement(value(match))));
                }
                written.add(to);
            }
        } catch (IOException e) {
            throw new UsageException(
                    folder + ": it cannot be written there (" + e.getMessage() + "); expected a folder to write to");
        }
        return List.copyOf(written);
    }

    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private String placed(String file) {
        String inPackage = file;
        for (String sources : SOURCES) {
            if (file.startsWith(sources)) {
                inPackage = sources
                        + values.getOrDefault("package", "").replace('.', '/')
                        + '/'
                        + file.substring(sources.length());
            }
        }
        return inPackage.replace("__modelClass__", values.get("modelClass"));
    }

    private String value(MatchResult variable) {
        String value = values.get(variable.group(1));
        if (value == null) {
            throw new IllegalStateException("a template asks for " + variable.group());
        }
        return value;
    }
}
