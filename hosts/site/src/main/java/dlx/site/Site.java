package dlx.site;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The page and the guides as a folder of static files. Any file server can serve it, in any subfolder.
 *
 * <p>The folder contains {@code index.html} (the first screen), {@code play} (the page of {@code dlx serve}),
 * {@code guides}, {@code dlx} (the framework, compiled for browsers), {@code site} (style and modules of the guides)
 * and {@code examples}.
 *
 * @since 0.1.0
 */
public final class Site {

    static final String FILES = "dlx/site/files";
    private static final String SOURCES = "dlx/site/sources";
    private static final String ENGINE = "dlx/browser/files";

    /** The main element of the first screen. */
    private static final String HOME = "home.html";

    /** Files at the root of the site, because a service worker controls only its own folder. */
    private static final List<String> AT_ROOT = List.of("manifest.webmanifest", "sw.js");

    private final SortedMap<String, byte[]> files = new TreeMap<>();

    /**
     * Creates the files, in memory.
     *
     * @param version the version that the pages show
     * @throws MissingEngineException if the class path does not have the files of {@code dlx-browser}
     * @throws IOException if a file that is packed with this class cannot be read
     */
    public Site(String version) throws IOException {
        this(version, engine());
    }

    /** Creates the files, with the files of {@code engine} in the folder {@code dlx}. */
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
        put("llms.txt", contents.text());
        ServiceWorker.fill(files);
    }

    /**
     * Returns the files of the framework compiled for browsers, by name.
     *
     * @throws MissingEngineException if the class path does not have them
     */
    static SortedMap<String, byte[]> engine() throws IOException {
        return Resources.of(ENGINE, "dlx.wasm").orElseThrow(MissingEngineException::new);
    }

    /**
     * Returns all files by their path in the folder.
     *
     * @return a copy of the map from path to bytes
     */
    public SortedMap<String, byte[]> files() {
        return new TreeMap<>(files);
    }

    /**
     * Writes the folder. Files of an older site in it are replaced.
     *
     * @param folder the folder, which is created if it does not exist
     * @throws DirectoryNotEmptyException if the folder contains anything other than a site
     * @throws IOException if a file cannot be written
     */
    public void write(Path folder) throws IOException {
        new SiteFolder(folder).write(files);
    }

    /** Copies the sources that are not pages into the folder, and reads the others as guides. */
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
        return pages.entrySet().stream()
                .map(page -> reader.read(page.getKey(), page.getValue()))
                .toList();
    }

    private void put(String name, String text) {
        files.put(name, PageOfFiles.bytes(text));
    }
}
