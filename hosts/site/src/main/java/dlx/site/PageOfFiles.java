package dlx.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;

/** The page of {@code dlx serve} as files of a site. The files in {@code dlx/} answer its requests in the browser. */
final class PageOfFiles {

    static final String INDEX = "index.html";

    private static final String PAGE = "dlx/web/page";

    /** A file with elements for the beginning of the page's head, which the page of a server does not have. */
    private static final String HEAD = "head.html";

    private static final String HEADS = "dlx/web/site";

    /** The beginning of links to the site's root in that file. */
    private static final String ROOT = "\"../";

    private static final String BEGIN = "<head>\n";

    /** The link back to the first screen, for a page below it. */
    private static final String HOME = "<link rel=\"home\" href=\"../" + INDEX + "\">\n";

    private PageOfFiles() {}

    /**
     * Returns the files of the page.
     *
     * @param folder the folder of the page in the site: {@code play/}, or empty for its root
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
