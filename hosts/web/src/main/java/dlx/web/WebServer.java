package dlx.web;

import dlx.core.model.LoadedModel;
import dlx.web.elsewhere.OtherPrograms;
import dlx.web.play.OpenPuzzles;
import dlx.web.protocol.Protocol;
import dlx.web.threads.Searches;
import dlx.web.threads.Workers;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.function.Consumer;
import org.eclipse.jetty.compression.gzip.GzipCompression;
import org.eclipse.jetty.compression.server.CompressionConfig;
import org.eclipse.jetty.compression.server.CompressionHandler;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * Serves the page: the protocol and the files of the page, by Jetty. The server does not keep a state for a client: any
 * number of clients can view one search, and a restart loses nothing. Thread-safe.
 *
 * @since 0.1
 */
public final class WebServer implements AutoCloseable {

    /**
     * Maximum number of connections, of a few kilobytes each. With more connections, a client in a crowd has more time
     * until its request must be complete.
     */
    static final int MOST_CONNECTIONS = 2000;

    /**
     * Maximum number of connections that the system holds until they are accepted; further clients would try again
     * after a second.
     */
    private static final int AT_THE_DOOR = 1024;

    private static final int MOST_THREADS = 200;

    /**
     * Number of threads that read puzzles, and of those that compute windows of steps. A thread whose plugin does not
     * react to an interrupt is replaced.
     */
    private static final int WORKERS = 4;

    private static final Duration PATIENCE_FOR_WINDOWS = Duration.ofSeconds(5);

    private final WebSettings settings;
    private final Workers readers;
    private final Workers windows;
    private final Searches searches;
    private final Server server;
    private final ServerConnector connector;

    private WebServer(
            Collection<LoadedModel<?, ?>> models,
            WebSettings settings,
            Patience patience,
            int connections,
            Consumer<Throwable> failures) {
        this.settings = settings;
        readers = workers(
                "reader",
                OpenPuzzles.TIME_TO_READ.plusSeconds(1),
                "reading or drawing this puzzle took longer than " + OpenPuzzles.TIME_TO_READ.toSeconds()
                        + " seconds; try a smaller one",
                failures);
        windows = workers(
                "window",
                PATIENCE_FOR_WINDOWS,
                "reading these steps took more than " + PATIENCE_FOR_WINDOWS.toSeconds() + " seconds",
                failures);
        searches = new Searches(settings.searches());
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS);
        threads.setName("dlx-web");
        threads.setDaemon(true);
        server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setHttpCompliance(HttpCompliance.STRICT); // rejects bare line feeds, which proxies read differently
        connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(settings.bind());
        connector.setPort(settings.port());
        connector.setIdleTimeout(patience.idle().toMillis());
        connector.setAcceptQueueSize(AT_THE_DOOR);
        connector.addBean(new SlowHeads(connector.getScheduler(), patience.whole()));
        Crowd crowd = new Crowd(connections);
        connector.addBean(crowd);
        server.addConnector(connector);
        server.setStopTimeout(0);
        Protocol protocol =
                new Protocol(new OpenPuzzles(models, readers), windows, OtherPrograms.all(), settings.time());
        Api api = new Api(protocol, searches, patience.whole(), crowd, failures);
        server.setHandler(new OriginCheck(settings.names(), compressed(new Handler.Sequence(api, new PageFiles()))));
        server.setErrorHandler((request, response, callback) -> {
            int status = response.getStatus();
            Replies.error(
                    response,
                    callback,
                    status < HttpStatus.BAD_REQUEST_400 ? HttpStatus.INTERNAL_SERVER_ERROR_500 : status,
                    status == HttpStatus.NOT_FOUND_404
                            ? "there is nothing at this address"
                            : String.valueOf(HttpStatus.getMessage(status)));
            return true;
        });
    }

    private static Workers workers(String name, Duration patience, String late, Consumer<Throwable> failures) {
        return new Workers(name, WORKERS, patience, late, hangs -> failures.accept(new IllegalStateException(hangs)));
    }

    /** Returns a handler that compresses answers, except lines of a running search, which compression would delay. */
    private static Handler compressed(Handler handler) {
        CompressionHandler compression = new CompressionHandler(handler);
        compression.putCompression(new GzipCompression());
        compression.putConfiguration(
                "/*",
                CompressionConfig.builder()
                        .compressIncludeMethod("GET")
                        .compressIncludeMethod("POST")
                        .compressIncludeMimeType("text/html")
                        .compressIncludeMimeType("text/css")
                        .compressIncludeMimeType("text/javascript")
                        .compressIncludeMimeType("application/json")
                        .compressIncludeMimeType("image/svg+xml")
                        .build());
        return compression;
    }

    /**
     * Starts a server.
     *
     * @param models the models that the page offers
     * @param settings the address of the server, and its limits
     * @param failures receives unexpected failures, for the owner of the server; called in any thread
     * @return the server, which listens already
     * @throws IOException if the server cannot listen at the address
     */
    public static WebServer start(
            Collection<LoadedModel<?, ?>> models, WebSettings settings, Consumer<Throwable> failures)
            throws IOException {
        return start(models, settings, Patience.USUAL, MOST_CONNECTIONS, failures);
    }

    /** Starts a server with other time limits and another maximum number of connections, for tests. */
    static WebServer start(
            Collection<LoadedModel<?, ?>> models,
            WebSettings settings,
            Patience patience,
            int connections,
            Consumer<Throwable> failures)
            throws IOException {
        WebServer web = new WebServer(models, settings, patience, connections, failures);
        try {
            web.server.start();
        } catch (IOException e) {
            web.close();
            throw e;
        } catch (Exception e) {
            web.close();
            throw new IOException(e);
        }
        return web;
    }

    /**
     * Returns the address at which browsers find the page. If other machines can reach the server, this is the first of
     * its names, because browsers cannot open an address that means all interfaces.
     *
     * @return an address such as {@code http://127.0.0.1:8080/}
     */
    public String address() {
        String host = settings.names().stream()
                .filter(name -> !settings.isLocal())
                .findFirst()
                .orElse(isAny(settings.bind()) ? "127.0.0.1" : settings.bind());
        boolean isPlainV6 = host.indexOf(':') >= 0 && !host.startsWith("[");
        return "http://" + (isPlainV6 ? '[' + host + ']' : host) + ':' + port() + '/';
    }

    private static boolean isAny(String bind) {
        return bind.equals("0.0.0.0") || bind.equals("::");
    }

    /**
     * Returns the port at which the server listens.
     *
     * @return the port, from 1 to 65535
     */
    public int port() {
        return connector.getLocalPort();
    }

    /** Returns the number of open connections, for tests. */
    int connections() {
        return connector.getConnectedEndPoints().size();
    }

    /**
     * Waits until the server is closed.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public void join() throws InterruptedException {
        server.join();
    }

    @Override
    public void close() {
        searches.close();
        readers.close();
        windows.close();
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the server does not stop", e);
        }
    }
}
