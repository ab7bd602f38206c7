package dlx.app.plugin;

import dlx.core.ModelRegistry;
import dlx.core.ModelRegistry.Place;
import dlx.core.ModelRegistry.Problem;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipFile;

/** Finds plugin jars in folders, in the order of their names; each gets a loader of its own. */
final class PluginJars {

    private final List<Place> places = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    /** The jars of folders that exist; what does not exist has none. */
    static PluginJars in(List<Path> folders) {
        PluginJars jars = new PluginJars();
        folders.forEach(jars::addFolder);
        return jars;
    }

    List<Place> places() {
        return places;
    }

    /** Jars that cannot even be opened: a class loader would pass over them in silence. */
    List<Problem> problems() {
        return problems;
    }

    private void addFolder(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        List<Path> jars = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
            files.forEach(jars::add);
        } catch (IOException | RuntimeException e) {
            refuse(folder, "it cannot be read (" + e.getMessage() + ")");
        }
        Collections.sort(jars);
        jars.forEach(this::addJar);
    }

    private void addJar(Path jar) {
        if (!Files.isRegularFile(jar)) {
            refuse(jar, "it is not a file"); // opening a named pipe would wait for whoever writes into it
            return;
        }
        try (ZipFile opened = new ZipFile(jar.toFile())) {
            places.add(new Place(jar.toString(), loader(jar, opened)));
        } catch (IOException e) {
            refuse(jar, "it is not a jar (" + e.getMessage() + ")");
        }
    }

    private static ClassLoader loader(Path jar, ZipFile opened) throws MalformedURLException {
        URL[] urls = {jar.toUri().toURL()};
        return new URLClassLoader(opened.getName(), urls, ModelRegistry.class.getClassLoader());
    }

    private void refuse(Path where, String reason) {
        problems.add(new Problem(where.toString(), "", reason));
    }
}
