package dlx.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The files that answer in a browser, without compilation: the modules of the package; the programs are empty. */
final class SourceEngine {

    private static final Path MODULES = Path.of("..", "browser", "src", "main", "js");

    private SourceEngine() {}

    static Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        for (String module : List.of("worker.js", "workers.js", "index.js", "commands.js")) {
            files.put(module, Files.readAllBytes(MODULES.resolve(module)));
        }
        for (String compiled : List.of("dlx.wasm", "dlx.js", "dlx.wasm-runtime.js")) {
            files.put(compiled, new byte[0]);
        }
        return files;
    }
}
