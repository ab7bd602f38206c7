package dlx.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;

/** The page of {@code dlx serve} as files of a site: browsers answer it themselves, by the files in {@code dlx/}. */
final class PageOfFiles {

    static final String INDEX = "index.html";

    private static final String PAGE = "dlx/web/page";

    /** Stands at the beginning of the page's head, besides what the page of a server has. */
    private static final String HEAD = "head.html";

    private static final String HEADS = "dlx/web/site";

    /** How the head names the root of the site. */
    private static final String ROOT = "\"../";

    private static final String BEGIN = "<head>\n";

    /** The way back, for a page that has a first screen above it. */
    private static final String HOME = "<link rel=\"home\" href=\"../" + INDEX + "\">\n";

    private PageOfFiles() {}

    /**
     * The files of the page.
     *
     * @param folder where they lie in the site: {@code play/}, or nothing for its root
     */
    static SortedMap<String, byte[]> in(String folder) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        Resources.packed(PAGE, INDEX).forEach((name, bytes) -> files.put(folder + name, bytes));
        String head = text(Resources.packed(HEADS, HEAD).get(HEAD)) + (folder.isEmpty() ? "" : HOME);
        String toRoot = '"' + Addresses.root(folder + INDEX);
        files.compute(
                folder + INDEX, (name, page) -> bytes(text(page).replace(BEGIN, BEGIN + head.replace(ROOT, toRoot))));
        return files;
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
