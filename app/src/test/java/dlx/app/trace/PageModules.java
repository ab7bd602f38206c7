package dlx.app.trace;

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

/** Modules of the page, outside a browser. */
final class PageModules implements AutoCloseable {

    private static final Path PAGE = Path.of("..", "hosts", "web", "src", "main", "resources", "dlx", "web", "page")
            .toAbsolutePath()
            .normalize();

    /** Calls a function with the value of a promise, or with its error. */
    private static final String LATER = """

            export function later(promise, take) {
                promise.then(value => take('', value), problem => take(String(problem.stack || problem), undefined));
            }
            """;

    /** Shared, so that a module of the page is parsed once. */
    private static final Engine ENGINE = Engine.newBuilder("js")
            .option("engine.WarnInterpreterOnly", "false")
            .build();

    private final Context context;
    private final Value exports;

    /**
     * Loads the module of a test, which calls the page's modules.
     *
     * @param test the test class, whose module is in the folder {@code trace} of the resources; {@code PAGE} in it
     *     means the folder of the page's modules
     */
    PageModules(Class<?> test) {
        context = Context.newBuilder("js")
                .engine(ENGINE)
                .allowIO(IOAccess.ALL)
                .allowHostAccess(HostAccess.ALL)
                .option("js.esm-eval-returns-exports", "true")
                .build();
        String source = (text(test) + LATER).replace("PAGE", PAGE.toString().replace('\\', '/'));
        exports = context.eval(Source.newBuilder("js", source, "asked.mjs")
                .mimeType("application/javascript+module")
                .buildLiteral());
    }

    private static String text(Class<?> test) {
        try {
            return Files.readString(Path.of("src", "test", "resources", "trace", test.getSimpleName() + ".mjs"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Calls a function that the module exports. */
    Value call(String name, Object... arguments) {
        return exports.getMember(name).execute(arguments);
    }

    /** The value of a promise. */
    Value await(Value promise) {
        Object[] result = new Object[2];
        call("later", promise, (ProxyExecutable) values -> {
            result[0] = values[0].asString();
            result[1] = values[1];
            return null;
        });
        assertThat(result[0]).as("the promise").isEqualTo("");
        return (Value) result[1];
    }

    @Override
    public void close() {
        context.close();
    }
}
