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
 * Serves the page. Keeps nothing for a visitor: any number may look at one search, and one that was started again loses
 * nothing. Safe for use by several threads.
 *
 * @since 0.1
 */
public final class WebServer implements AutoCloseable {

    /** A plugin that does not react to its interrupt keeps its thread busy; another thread takes its place. */
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
     * @param models what it offers
     * @param settings where it listens, and its limits
     * @param failures takes unexpected failures, for the owner of the server; called in any thread
     * @return the server, which listens already
     * @throws IOException if the address cannot be had
     */
    public static WebServer start(
            Collection<LoadedModel<?, ?>> models, WebSettings settings, Consumer<Throwable> failures)
            throws IOException {
        return start(models, settings, Patience.USUAL, Site.MOST_CONNECTIONS, failures);
    }

    /** With another patience and number of connections, for tests. */
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
     * Where browsers find the page: under the first of its names if others reach it, for they cannot use the address to which
     * it is bound if that stands for all.
     *
     * @return such as {@code http://127.0.0.1:8080/}
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
     * The port at which the server listens.
     *
     * @return from 1 to 65535
     */
    public int port() {
        return site.port();
    }

    /** The number of open connections, for tests. */
    int connections() {
        return site.connections();
    }

    /**
     * Waits until the server is closed.
     *
     * @throws InterruptedException if the thread is interrupted meanwhile
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
