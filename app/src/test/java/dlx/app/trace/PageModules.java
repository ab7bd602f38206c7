package dlx.app.trace;

import java.io.IOException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;

/** Modules of the page, outside a browser. */
final class PageModules implements AutoCloseable {

    private static final Path PAGE = Path.of("..", "web", "src", "main", "resources", "dlx", "web", "page")
            .toAbsolutePath()
            .normalize();

    private final Context context;
    private final Value exports;

    /**
     * Loads a module that asks those of the page.
     *
     * @param text its source; {@code PAGE} stands for the folder of the page's modules
     */
    PageModules(String text) throws IOException {
        context = Context.newBuilder("js")
                .allowIO(IOAccess.ALL)
                .allowHostAccess(HostAccess.ALL)
                .option("engine.WarnInterpreterOnly", "false")
                .option("js.esm-eval-returns-exports", "true")
                .build();
        String source = text.replace("PAGE", PAGE.toString().replace('\\', '/'));
        exports = context.eval(Source.newBuilder("js", source, "asked.mjs")
                .mimeType("application/javascript+module")
                .build());
    }

    /** Calls a function that the module exports. */
    Value call(String name, Object... arguments) {
        return exports.getMember(name).execute(arguments);
    }

    @Override
    public void close() {
        context.close();
    }
}
