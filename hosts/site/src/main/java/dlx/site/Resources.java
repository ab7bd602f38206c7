package dlx.site;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Reads all files of a folder in a jar or directory of the class path. A class loader can find only single files. */
final class Resources {

    private Resources() {}

    /**
     * Returns all files of a folder, by their path in it.
     *
     * @param folder the path of the folder, {@code dlx/web/page}
     * @param known the path of an existing file, which leads to the jar of the folder
     * @return the files; empty if the class path does not have the file {@code known}
     */
    static Optional<SortedMap<String, byte[]>> of(String folder, String known) throws IOException {
        URL found = Resources.class.getClassLoader().getResource(folder + '/' + known);
        if (found == null) {
            return Optional.empty();
        }
        URLConnection connection = found.openConnection();
        if (connection instanceof JarURLConnection jar) {
            jar.setUseCaches(false);
            try (JarFile file = jar.getJarFile()) {
                return Optional.of(inJar(file, folder + '/'));
            }
        }
        return Optional.of(inFolder(path(found, known)));
    }

    /**
     * Returns all files of a folder that is packed with this class.
     *
     * @throws IOException if the folder is missing
     */
    static SortedMap<String, byte[]> packed(String folder, String known) throws IOException {
        return of(folder, known).orElseThrow(() -> new IOException("this program was packed without " + folder));
    }

    private static SortedMap<String, byte[]> inJar(JarFile jar, String prefix) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        List<JarEntry> entries = jar.stream()
                .filter(entry -> !entry.isDirectory() && entry.getName().startsWith(prefix))
                .toList();
        for (JarEntry entry : entries) {
            try (InputStream in = jar.getInputStream(entry)) {
                files.put(entry.getName().substring(prefix.length()), in.readAllBytes());
            }
        }
        return files;
    }

    private static SortedMap<String, byte[]> inFolder(Path folder) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        List<Path> found;
        try (Stream<Path> all = Files.walk(folder)) {
            found = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : found) {
            files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
        return files;
    }

    private static Path path(URL file, String known) throws IOException {
        try {
            Path folder = Path.of(new URI(file.toString()));
            for (int depth = Path.of(known).getNameCount(); depth > 0; depth--) {
                folder = folder.getParent();
            }
            return folder;
        } catch (URISyntaxException e) {
            throw new IOException(file.toString(), e);
        }
    }
}
