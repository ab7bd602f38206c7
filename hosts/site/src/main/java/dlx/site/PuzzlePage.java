package dlx.site;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The page of some models and of own rules, as a folder of static files. Any file server can serve it, in any
 * subfolder. {@code index.html} is the page, and {@code dlx} contains the compiled program that answers its requests.
 *
 * @since 0.1.0
 */
public final class PuzzlePage {

    private static final String TITLE = "dlx: puzzles as exact covers";
    private static final String MANIFEST = "manifest.webmanifest";
    private static final String ANSWERS = "<meta name=\"answers\"";

    /** Files that run a program of WebAssembly or JavaScript in a worker of the page. */
    private static final List<String> AROUND_A_PROGRAM = List.of("worker.js", "dlx.wasm-runtime.js");

    private final SortedMap<String, byte[]> files;

    /**
     * Creates the files, in memory.
     *
     * @param model the id of the model whose example is shown first
     * @param title the title of the page
     * @param programs the compiled program by the names of its files: {@code dlx.wasm}, and {@code dlx.js} for
     *     older browsers
     * @throws MissingEngineException if the class path does not have the files of {@code dlx-browser}
     * @throws IOException if a file that is packed with this class cannot be read
     */
    public PuzzlePage(String model, String title, Map<String, byte[]> programs) throws IOException {
        this(model, title, programs, Site.engine());
    }

    /** Creates the files of a page whose program is run by files of {@code engine}. */
    PuzzlePage(String model, String title, Map<String, byte[]> programs, Map<String, byte[]> engine)
            throws IOException {
        files = new TreeMap<>(PageOfFiles.in(""));
        String opens = "<meta name=\"opens\" content=\"" + Html.text(model) + "\">\n";
        change(PageOfFiles.INDEX, page -> page.replace(TITLE, Html.text(title)).replace(ANSWERS, opens + ANSWERS));
        SortedMap<String, byte[]> own = Resources.packed(Site.FILES, ServiceWorker.NAME);
        files.put(ServiceWorker.NAME, own.get(ServiceWorker.NAME));
        files.put(MANIFEST, own.get(MANIFEST));
        change(MANIFEST, manifest -> named(manifest, title, model));
        for (String name : AROUND_A_PROGRAM) {
            byte[] around = engine.get(name);
            if (around == null) {
                throw new IOException("this program was packed without " + name);
            }
            files.put("dlx/" + name, around);
        }
        programs.forEach((name, bytes) -> files.put("dlx/" + name, bytes));
        ServiceWorker.fill(files);
    }

    private void change(String name, UnaryOperator<String> change) {
        files.compute(name, (same, bytes) -> PageOfFiles.bytes(change.apply(PageOfFiles.text(bytes))));
    }

    /** Returns the manifest with the names under which the page is installed. */
    private static String named(String manifest, String title, String model) {
        JsonObject json = new Gson().fromJson(manifest, JsonObject.class);
        json.addProperty("name", title);
        json.addProperty("short_name", model);
        json.addProperty("description", title);
        return json.toString();
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
     * Writes the folder. Files of an older page in it are replaced.
     *
     * @param folder the folder, which is created if it does not exist
     * @throws DirectoryNotEmptyException if the folder contains anything other than such a page
     * @throws IOException if a file cannot be written
     */
    public void write(Path folder) throws IOException {
        new SiteFolder(folder).write(files);
    }
}
