package dlx.web.http;

import dlx.web.elsewhere.OtherPrograms;
import dlx.web.play.OpenPuzzles;
import dlx.web.protocol.Protocol;
import dlx.web.threads.Searches;
import dlx.web.threads.Workers;
import java.time.Duration;
import java.util.Set;
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

/** Assembles the Jetty server: the check of origins, the page's files, the protocol. */
public final class Site implements AutoCloseable {

    /**
     * Maximum number of connections, of a few kilobytes each. With more connections, a client in a crowd has more time
     * until its request must be complete.
     */
    public static final int MOST_CONNECTIONS = 2000;

    /**
     * Maximum number of connections that the system holds until they are accepted; further clients would try again
     * after a second.
     */
    private static final int AT_THE_DOOR = 1024;

    private static final int MOST_THREADS = 200;

    private static final int WINDOWS_AT_ONCE = 4;
    private static final Duration PATIENCE_FOR_WINDOWS = Duration.ofSeconds(5);

    private final Server server;
    private final ServerConnector connector;
    private final Workers windows;

    /**
     * Creates a site that has not been started.
     *
     * @param bind the address to listen at
     * @param port the port, from 0 to 65535; 0 chooses a free port
     * @param names host names that clients may use in addition to the loopback names
     * @param time maximum time of a search or an answer
     * @param patience time limits of clients
     * @param connections maximum number of connections
     * @param puzzles the open puzzles
     * @param searches the threads of searches
     * @param failures receives unexpected failures
     */
    public Site(
            String bind,
            int port,
            Set<String> names,
            Duration time,
            Patience patience,
            int connections,
            OpenPuzzles puzzles,
            Searches searches,
            Consumer<Throwable> failures) {
        windows = new Workers(
                "window",
                WINDOWS_AT_ONCE,
                PATIENCE_FOR_WINDOWS,
                "reading these steps took more than " + PATIENCE_FOR_WINDOWS.toSeconds() + " seconds",
                hangs -> failures.accept(new IllegalStateException(hangs)));
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS);
        threads.setName("dlx-web");
        threads.setDaemon(true);
        server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setHttpCompliance(HttpCompliance.STRICT); // rejects bare line feeds, which proxies read differently
        connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(bind);
        connector.setPort(port);
        connector.setIdleTimeout(patience.idle().toMillis());
        connector.setAcceptQueueSize(AT_THE_DOOR);
        connector.addBean(new SlowHeads(connector.getScheduler(), patience.whole()));
        Crowd crowd = new Crowd(connections);
        connector.addBean(crowd);
        server.addConnector(connector);
        server.setStopTimeout(0);
        Protocol protocol = new Protocol(puzzles, windows, OtherPrograms.all(), time);
        Api api = new Api(protocol, searches, patience.whole(), crowd, failures);
        server.setHandler(new OriginCheck(names, compressed(new Handler.Sequence(api, new PageFiles()))));
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

    /** Starts to listen. */
    public void start() throws Exception {
        server.start();
    }

    /** Returns the port at which the server listens. */
    public int port() {
        return connector.getLocalPort();
    }

    /** Returns the number of open connections. */
    public int connections() {
        return connector.getConnectedEndPoints().size();
    }

    /** Waits until the server is closed. */
    public void join() throws InterruptedException {
        server.join();
    }

    @Override
    public void close() {
        windows.close();
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the server does not stop", e);
        }
    }
}
