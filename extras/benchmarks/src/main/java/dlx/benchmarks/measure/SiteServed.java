package dlx.benchmarks.measure;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The folder that {@code dlx site} writes, shown by a file server that does nothing else, in a folder of its own. */
final class SiteServed implements AutoCloseable {

    private static final String ROOT = "/dlx";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html",
            "js", "text/javascript",
            "css", "text/css",
            "wasm", "application/wasm",
            "svg", "image/svg+xml",
            "png", "image/png",
            "json", "application/json");

    private final Path folder;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(2);

    private SiteServed(Path folder, HttpServer server) {
        this.folder = folder;
        this.server = server;
    }

    static SiteServed start(Path folder) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        SiteServed served = new SiteServed(folder, server);
        server.createContext(ROOT, served::answer);
        server.setExecutor(served.threads);
        server.start();
        return served;
    }

    /** Where the page is, with a stroke at the end. */
    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + ROOT + "/play/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(ROOT.length() + 1);
            Path file = folder.resolve(path.isEmpty() || path.endsWith("/") ? path + "index.html" : path);
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String name = file.getFileName().toString();
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, Files.size(file));
            Files.copy(file, exchange.getResponseBody());
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
