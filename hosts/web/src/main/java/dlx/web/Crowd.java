package dlx.web;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;

/**
 * Bounds the number of connections without rejecting any. A connection above the maximum replaces the connection that
 * has waited longest for a request to become complete. If the server stopped listening instead, a client that opens
 * connections and sends nothing could block it. A client whose request is complete is never closed.
 */
final class Crowd implements Connection.Listener {

    private final int most;

    /** Connections without a complete request, longest wait first. */
    private final Set<Connection> waiting = new LinkedHashSet<>();

    /** Connections whose request is complete and not yet answered. */
    private final Set<Connection> served = new HashSet<>();

    /** Creates a listener for at most {@code most} connections. */
    Crowd(int most) {
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        opened(connection).ifPresent(longest -> longest.getEndPoint().close());
    }

    /** Adds a connection; returns the connection to close if there is one too many. */
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

    /** Protects the connection of a complete request from being closed until the request is answered. */
    void isWhole(Request request) {
        Connection connection = request.getConnectionMetaData().getConnection();
        if (move(connection, waiting, served)) {
            Request.addCompletionListener(request, failure -> move(connection, served, waiting));
        }
    }

    /**
     * Moves a connection between the sets; returns false if it has been closed by its client or replaced by another
     * connection.
     */
    private synchronized boolean move(Connection connection, Set<Connection> from, Set<Connection> to) {
        return from.remove(connection) && to.add(connection);
    }
}
