package dlx.core.plugin;

import dlx.api.ExactCoverModel;
import dlx.core.plugin.ModelRegistry.Place;
import dlx.core.plugin.ModelRegistry.Problem;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipFile;

/**
 * The plugins in folders, ordered by file name, each with its own class loader. A plugin is a jar, or a folder with the
 * jar of a plugin and the jars of its libraries.
 */
final class PluginJars {

    private static final String SERVICES = "META-INF/services/" + ExactCoverModel.class.getName();

    private final List<Place> places = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    /** Returns the plugins in folders. Folders that do not exist count as empty. */
    static PluginJars in(List<Path> folders) {
        PluginJars jars = new PluginJars();
        folders.forEach(jars::addFolder);
        return jars;
    }

    /** Returns plugins at given places. */
    static PluginJars of(List<Place> places) {
        PluginJars jars = new PluginJars();
        jars.places.addAll(places);
        return jars;
    }

    /** Returns these plugins, then others. */
    PluginJars and(PluginJars others) {
        PluginJars all = new PluginJars();
        for (PluginJars jars : List.of(this, others)) {
            all.places.addAll(jars.places);
            all.problems.addAll(jars.problems);
        }
        return all;
    }

    List<Place> places() {
        return places;
    }

    /** Returns the problems of jars that cannot be opened, which a class loader would skip silently. */
    List<Problem> problems() {
        return problems;
    }

    private void addFolder(Path folder) {
        for (Path file : files(folder, "*")) {
            boolean named = String.valueOf(file.getFileName()).endsWith(".jar");
            if (named && !Files.isRegularFile(file)) {
                refuse(file, "it is not a file"); // opening a named pipe would wait for a writer
            } else if (named) {
                addJar(file);
            } else if (Files.isDirectory(file)) {
                addWithLibraries(file);
            }
        }
    }

    private void addJar(Path jar) {
        try {
            new ZipFile(jar.toFile()).close(); // throws an exception if the file is not a jar
            add(jar, List.of(jar));
        } catch (IOException e) {
            refuse(jar, "it is not a jar (" + e.getMessage() + ")");
        }
    }

    /**
     * Adds a folder as a plugin if one of its jars names models. Other folders are ignored, because users may keep
     * anything there.
     */
    private void addWithLibraries(Path folder) {
        List<Path> plugins = new ArrayList<>();
        List<Path> libraries = new ArrayList<>();
        for (Path jar : files(folder, "*.jar")) {
            try {
                if (Files.isRegularFile(jar)) {
                    (namesModels(jar) ? plugins : libraries).add(jar);
                }
            } catch (IOException e) {
                refuse(jar, "it is not a jar (" + e.getMessage() + ")");
            }
        }
        if (!plugins.isEmpty()) {
            plugins.addAll(libraries);
            add(folder, plugins);
        }
    }

    private void add(Path where, List<Path> jars) {
        places.add(new Place(
                where.toString(), new PluginLoader(where.toString(), jars, PluginJars.class.getClassLoader())));
    }

    private static boolean namesModels(Path jar) throws IOException {
        try (ZipFile opened = new ZipFile(jar.toFile())) {
            return opened.getEntry(SERVICES) != null;
        }
    }

    private List<Path> files(Path folder, String glob) {
        List<Path> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, glob)) {
                files.forEach(found::add);
            } catch (IOException | RuntimeException e) {
                refuse(folder, "it cannot be read (" + e.getMessage() + ")");
            }
        }
        Collections.sort(found);
        return found;
    }

    private void refuse(Path where, String reason) {
        problems.add(new Problem(where.toString(), "", reason));
    }
}
