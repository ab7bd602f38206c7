package dlx.site;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The page and the guides as a folder of static files, which any file server shows, in any subfolder.
 *
 * <p>It lies in {@code index.html} (the first screen), {@code play} (the page of {@code dlx serve}), {@code guides},
 * {@code dlx} (what answers, compiled for browsers), {@code site} (style and modules of the guides) and {@code examples}.
 *
 * @since 0.1.0
 */
public final class Site {

    static final String FILES = "dlx/site/files";
    private static final String SOURCES = "dlx/site/sources";
    private static final String ENGINE = "dlx/browser/files";

    /** The main element of the first screen. */
    private static final String HOME = "home.html";

    /** Lie at the root: a service worker rules the folder that it lies in. */
    private static final List<String> AT_ROOT = List.of("manifest.webmanifest", "sw.js");

    private final SortedMap<String, byte[]> files = new TreeMap<>();

    /**
     * Makes the files, in memory.
     *
     * @param version the version that pages tell
     * @throws MissingEngineException if the class path has no files of {@code dlx-browser}
     * @throws IOException if a file that is packed with this class cannot be read
     */
    public Site(String version) throws IOException {
        this(version, engine());
    }

    /** Makes the files around those that answer, which stand in the folder {@code dlx}. */
    Site(String version, Map<String, byte[]> engine) throws IOException {
        SortedMap<String, byte[]> own = Resources.packed(FILES, HOME);
        SortedMap<String, byte[]> sources = Resources.packed(SOURCES, "README.md");
        byte[] home = own.remove(HOME);
        files.putAll(PageOfFiles.in("play/"));
        engine.forEach((name, bytes) -> files.put("dlx/" + name, bytes));
        own.forEach((name, bytes) -> files.put(AT_ROOT.contains(name) ? name : "site/" + name, bytes));
        files.put("icon.svg", files.get("play/icon.svg"));
        List<Guide> guides = guides(sources);
        Contents contents = new Contents(guides);
        Frame frame = new Frame(version);
        guides.forEach(guide -> put(guide.address(), frame.guide(guide, contents)));
        put("index.html", frame.home(PageOfFiles.text(home)));
        put("site/search.json", SearchIndex.json(guides));
        ServiceWorker.fill(files);
    }

    /**
     * Returns what answers in a browser, by the names of its files.
     *
     * @throws MissingEngineException if the class path has none of it
     */
    static SortedMap<String, byte[]> engine() throws IOException {
        return Resources.of(ENGINE, "dlx.wasm").orElseThrow(MissingEngineException::new);
    }

    /** All files by their path in the folder. */
    public SortedMap<String, byte[]> files() {
        return new TreeMap<>(files);
    }

    /**
     * Writes the folder; what an older site left there is replaced.
     *
     * @throws DirectoryNotEmptyException if the folder holds something that is no site
     */
    public void write(Path folder) throws IOException {
        new SiteFolder(folder).write(files);
    }

    /** Puts the sources that are no pages into the folder, and makes pages of the others. */
    private List<Guide> guides(SortedMap<String, byte[]> sources) {
        SortedMap<String, String> pages = new TreeMap<>();
        sources.forEach((source, bytes) -> {
            if (source.endsWith(".md")) {
                pages.put(source, PageOfFiles.text(bytes));
            } else {
                files.put(Addresses.of(source), bytes);
            }
        });
        pages.put(Contents.DECISIONS_PAGE, Contents.decisions(pages));
        Map<String, byte[]> all = new TreeMap<>(sources);
        pages.keySet().forEach(source -> all.putIfAbsent(source, new byte[0]));
        GuideReader reader = new GuideReader(new Addresses(all.keySet()));
        List<Guide> guides = new ArrayList<>();
        pages.forEach((source, markdown) -> guides.add(reader.read(source, markdown)));
        return guides;
    }

    private void put(String name, String text) {
        files.put(name, PageOfFiles.bytes(text));
    }
}
