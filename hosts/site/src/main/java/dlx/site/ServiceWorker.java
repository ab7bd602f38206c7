package dlx.site;

import com.google.gson.Gson;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;

/** Writes the list of files and their version into the service worker, so that the site works without a network. */
final class ServiceWorker {

    static final String NAME = "sw.js";

    /** The mark in the worker that the list of files replaces. */
    private static final String FILES = "/* FILES */ []";

    /** The mark in the worker that the version of the files replaces. */
    private static final String VERSION = "/* VERSION */ ''";

    private ServiceWorker() {}

    /** Replaces the marks of the worker. */
    static void fill(SortedMap<String, byte[]> files) {
        byte[] worker = files.remove(NAME);
        if (worker == null) {
            return;
        }
        List<String> names = List.copyOf(files.keySet());
        String text = PageOfFiles.text(worker)
                .replace(FILES, new Gson().toJson(names))
                .replace(VERSION, '\'' + version(files) + '\'');
        files.put(NAME, PageOfFiles.bytes(text));
    }

    /** Returns a hash of the files, as the version of the site. */
    private static String version(SortedMap<String, byte[]> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.forEach((name, bytes) -> {
                digest.update(PageOfFiles.bytes(name + '\0' + bytes.length + '\0'));
                digest.update(bytes);
            });
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
