package dlx.app.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A file server like that of a typical host: it serves only the files of a subfolder, with their types. */
final class StaticFiles implements AutoCloseable {

    private static final String FOLDER = "/some/where/";

    private static final String PAGE = ".html";
    private static final int PERMANENTLY = 308;

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "css", "text/css",
            "js", "text/javascript",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final ExecutorService threads = Executors.newFixedThreadPool(8);
    private HttpServer server;
    private volatile boolean shortens;

    private StaticFiles(HttpServer server) {
        this.server = server;
        begin();
    }

    static StaticFiles of(Map<String, byte[]> files) throws IOException {
        StaticFiles served = new StaticFiles(bound(0));
        served.replace(files);
        return served;
    }

    private static HttpServer bound(int port) throws IOException {
        return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    }

    private void begin() {
        server.createContext("/", this::answer);
        server.setExecutor(threads);
        server.start();
    }

    /** Other files from now on. */
    void replace(Map<String, byte[]> others) {
        files.keySet().retainAll(others.keySet());
        files.putAll(others);
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + FOLDER;
    }

    /** Sets the option to redirect from {@code page.html} to {@code page}, as some hosts do. */
    void shorten(boolean shorten) {
        shortens = shorten;
    }

    /** Stops the server until {@link #resume}. */
    void pause() {
        server.stop(0);
    }

    void resume() {
        try {
            server = bound(server.getAddress().getPort());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        begin();
    }

    private void answer(HttpExchange asked) throws IOException {
        try (asked) {
            String path = asked.getRequestURI().getPath();
            String name = path.startsWith(FOLDER) ? path.substring(FOLDER.length()) : "?";
            String file = name.isEmpty() || name.endsWith("/") ? name + "index.html" : name;
            if (shortens && name.endsWith(PAGE)) {
                asked.getResponseHeaders().set("Location", path.replaceFirst("(?<=/)index\\.html$|\\.html$", ""));
                asked.sendResponseHeaders(PERMANENTLY, -1);
                return;
            }
            if (shortens && files.containsKey(file + PAGE)) {
                file += PAGE;
            }
            byte[] bytes = files.get(file);
            if (bytes == null) {
                asked.sendResponseHeaders(404, -1);
                return;
            }
            asked.getResponseHeaders()
                    .set("Content-Type", TYPES.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "text/plain"));
            asked.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
            asked.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
