package dlx.core.plugin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A jar that has been read whole, as this Java sees it: of a file in several versions, the newest that fits.
 *
 * @param path the jar
 * @param manifest an empty one where the jar has none
 * @param files the files by name
 * @param size bytes of all files
 */
record JarContent(Path path, Manifest manifest, Map<String, byte[]> files, long size) {

    /**
     * Reads a jar.
     *
     * @param before how many bytes jars of the same plugin have had
     * @param most how many they all may have
     * @throws IOException if it cannot be read, or has more
     */
    static JarContent read(Path path, long before, long most) throws IOException {
        try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            if (jar.stream().mapToLong(ZipEntry::getSize).anyMatch(size -> size > most)) {
                throw tooLarge(most); // Java itself reads a manifest whole, as large as it says to be
            }
            Map<String, byte[]> files = new LinkedHashMap<>();
            long left = most - before;
            for (JarEntry entry : jar.versionedStream().toList()) {
                if (!entry.isDirectory() && !files.containsKey(entry.getName())) {
                    byte[] bytes = bytes(jar, entry, left);
                    if (bytes.length > left) {
                        throw tooLarge(most);
                    }
                    left -= bytes.length;
                    files.put(entry.getName(), bytes);
                }
            }
            return new JarContent(path, manifest(files), files, most - before - left);
        }
    }

    /** What a file says of its size need not be true: one byte more than fits is enough. */
    private static byte[] bytes(JarFile jar, JarEntry entry, long left) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return in.readNBytes((int) Math.min(left + 1, Integer.MAX_VALUE));
        }
    }

    private static Manifest manifest(Map<String, byte[]> files) throws IOException {
        byte[] bytes = files.get(JarFile.MANIFEST_NAME);
        return bytes == null ? new Manifest() : new Manifest(new ByteArrayInputStream(bytes));
    }

    private static IOException tooLarge(long most) {
        return new IOException("the files in its jars have more than " + most + " bytes in all");
    }
}
