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

/** Jetty, put together: who may ask, the page's files, the protocol. */
public final class Site implements AutoCloseable {

    /** Each costs a few kilobytes. The more there are, the longer one may take until its request is whole, in a crowd. */
    public static final int MOST_CONNECTIONS = 2000;

    /** Connections that the system keeps until they are accepted; at one more a client would try again after a second. */
    private static final int AT_THE_DOOR = 1024;

    private static final int MOST_THREADS = 200;

    private static final int WINDOWS_AT_ONCE = 4;
    private static final Duration PATIENCE_FOR_WINDOWS = Duration.ofSeconds(5);

    private final Server server;
    private final ServerConnector connector;
    private final Workers windows;

    /**
     * A site that has not been started.
     *
     * @param names under which it may be asked for, besides the loopback ones
     * @param time how long a walk or an answer takes at most
     * @param patience how long clients may take
     * @param connections so many at most
     * @param failures takes unexpected failures
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
        http.setHttpCompliance(
                HttpCompliance.STRICT); // a line feed alone ends no line: others see another request then
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

    /** Lines that are written while a search runs are not held back to be compressed. */
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

    /** The port at which it listens. */
    public int port() {
        return connector.getLocalPort();
    }

    /** The number of open connections. */
    public int connections() {
        return connector.getConnectedEndPoints().size();
    }

    /** Waits until it is closed. */
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
