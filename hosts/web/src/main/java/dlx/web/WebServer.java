package dlx.web;

import dlx.core.model.LoadedModel;
import dlx.web.http.Patience;
import dlx.web.http.Site;
import dlx.web.play.OpenPuzzles;
import dlx.web.threads.Searches;
import dlx.web.threads.Workers;
import java.io.IOException;
import java.util.Collection;
import java.util.function.Consumer;

/**
 * Serves the page. The server does not keep a state for a client: any number of clients can view one search, and a
 * restart loses nothing. Thread-safe.
 *
 * @since 0.1
 */
public final class WebServer implements AutoCloseable {

    /** Number of threads that read puzzles. A thread whose plugin does not react to an interrupt is replaced. */
    private static final int READERS = 4;

    private static final String LATE = "reading or drawing this puzzle took longer than "
            + OpenPuzzles.TIME_TO_READ.toSeconds() + " seconds; try a smaller one";

    private final Site site;
    private final Workers readers;
    private final Searches searches;
    private final WebSettings settings;

    private WebServer(Site site, Workers readers, Searches searches, WebSettings settings) {
        this.site = site;
        this.readers = readers;
        this.searches = searches;
        this.settings = settings;
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
        return start(models, settings, Patience.USUAL, Site.MOST_CONNECTIONS, failures);
    }

    /** Starts a server with other time limits and another maximum number of connections, for tests. */
    static WebServer start(
            Collection<LoadedModel<?, ?>> models,
            WebSettings settings,
            Patience patience,
            int connections,
            Consumer<Throwable> failures)
            throws IOException {
        Workers readers = new Workers(
                "reader",
                READERS,
                OpenPuzzles.TIME_TO_READ.plusSeconds(1),
                LATE,
                hangs -> failures.accept(new IllegalStateException(hangs)));
        Searches searches = new Searches(settings.searches());
        Site site = new Site(
                settings.bind(),
                settings.port(),
                settings.names(),
                settings.time(),
                patience,
                connections,
                new OpenPuzzles(models, readers),
                searches,
                failures);
        WebServer server = new WebServer(site, readers, searches, settings);
        try {
            site.start();
        } catch (IOException e) {
            server.close();
            throw e;
        } catch (Exception e) {
            server.close();
            throw new IOException(e);
        }
        return server;
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
        return site.port();
    }

    /** Returns the number of open connections, for tests. */
    int connections() {
        return site.connections();
    }

    /**
     * Waits until the server is closed.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public void join() throws InterruptedException {
        site.join();
    }

    @Override
    public void close() {
        searches.close();
        readers.close();
        site.close();
    }
}
