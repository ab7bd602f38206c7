package dlx.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/** The modules of the site that do not use a document, outside a browser. */
final class SiteModules implements AutoCloseable {

    private static final Path FILES = Path.of("src", "main", "resources", "dlx", "site", "files")
            .toAbsolutePath()
            .normalize();

    private static final String LATER = """

            export function later(promise, take) {
                promise.then(value => take('', value), problem => take(String(problem.stack || problem), undefined));
            }
            """;

    private static final Engine ENGINE = Engine.newBuilder("js")
            .option("engine.WarnInterpreterOnly", "false")
            .build();

    private final Context context;
    private final Value exports;

    /**
     * Loads the module of a test, which calls the site's modules.
     *
     * @param test the test class, whose module is in the folder {@code modules} of the resources; {@code SITE} in
     *     it means the folder of the site's modules
     */
    SiteModules(Class<?> test) {
        context = Context.newBuilder("js")
                .engine(ENGINE)
                .allowIO(IOAccess.ALL)
                .allowHostAccess(HostAccess.ALL)
                .option("js.esm-eval-returns-exports", "true")
                .build();
        String source = (text(test) + LATER).replace("SITE", FILES.toString().replace('\\', '/'));
        exports = context.eval(Source.newBuilder("js", source, "asked.mjs")
                .mimeType("application/javascript+module")
                .buildLiteral());
    }

    private static String text(Class<?> test) {
        try {
            return Files.readString(Path.of("src", "test", "resources", "modules", test.getSimpleName() + ".mjs"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Calls a function that the module exports. */
    Value call(String name, Object... arguments) {
        return exports.getMember(name).execute(arguments);
    }

    /** Returns the value of the promise that a function returns. */
    Value await(String name, Object... arguments) {
        Object[] result = new Object[2];
        call("later", call(name, arguments), (ProxyExecutable) values -> {
            result[0] = values[0].asString();
            result[1] = values[1];
            return null;
        });
        assertThat(result[0]).as("what " + name + " promised").isEqualTo("");
        return (Value) result[1];
    }

    @Override
    public void close() {
        context.close();
    }
}
