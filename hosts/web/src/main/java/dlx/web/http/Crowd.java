package dlx.web.http;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;

/**
 * Bounds the number of connections without keeping anybody out: one too many takes the place of the one that has waited
 * longest for a request to become whole. To stop listening instead would leave the server to whoever opens connections
 * and sends nothing. A client whose request is whole is never closed.
 */
final class Crowd implements Connection.Listener {

    private final int most;

    /** Those without a whole request, the one that has waited longest first. */
    private final Set<Connection> waiting = new LinkedHashSet<>();

    /** Those whose request is whole and has no answer yet. */
    private final Set<Connection> served = new HashSet<>();

    /** At most so many connections. */
    Crowd(int most) {
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        opened(connection).ifPresent(longest -> longest.getEndPoint().close());
    }

    /** The one to be closed, if there is one too many. */
    private synchronized Optional<Connection> opened(Connection connection) {
        waiting.add(connection);
        if (waiting.size() + served.size() <= most) {
            return Optional.empty();
        }
        Connection longest = waiting.iterator().next();
        waiting.remove(longest);
        return Optional.of(longest);
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        waiting.remove(connection);
        served.remove(connection);
    }

    /** A request is whole: its connection is left alone until it has its answer. */
    void isWhole(Request request) {
        Connection connection = request.getConnectionMetaData().getConnection();
        if (move(connection, waiting, served)) {
            Request.addCompletionListener(request, failure -> move(connection, served, waiting));
        }
    }

    /** False if it has been closed, by its client or in favor of another one. */
    private synchronized boolean move(Connection connection, Set<Connection> from, Set<Connection> to) {
        return from.remove(connection) && to.add(connection);
    }
}
