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
 * The content of a jar, read completely. Of a file in several versions, it contains the newest version for this Java.
 *
 * @param path path of the jar
 * @param manifest the manifest; empty if the jar does not have a manifest
 * @param files bytes of each file, by name
 * @param size sum of the sizes of all files, in bytes
 */
record JarContent(Path path, Manifest manifest, Map<String, byte[]> files, long size) {

    /**
     * Reads a jar.
     *
     * @param before bytes used by earlier jars of the plugin
     * @param most maximum number of bytes of all jars of the plugin
     * @throws IOException if the jar cannot be read, or exceeds the maximum
     */
    static JarContent read(Path path, long before, long most) throws IOException {
        try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            if (jar.stream().mapToLong(ZipEntry::getSize).anyMatch(size -> size > most)) {
                throw tooLarge(most); // Java itself would read a whole manifest of the declared size
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

    /** Reads a file of the jar, but at most one byte more than fits, because its declared size need not be true. */
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
