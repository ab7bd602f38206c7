package dlx.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Closes connections on which the head of a request does not become complete. The idle limit does not close them if
 * they send a byte at intervals, and an incomplete request cannot be answered. Each connection is checked periodically.
 * It is closed if it waits for a head and has had no other traffic since the last check.
 */
final class SlowHeads implements Connection.Listener {

    private final Scheduler scheduler;
    private final Duration time;

    /** The next check of each open connection. */
    private final Map<Connection, Scheduler.Task> looks = new ConcurrentHashMap<>();

    /** Creates a listener that closes a connection after one to two times {@code time}. */
    SlowHeads(Scheduler scheduler, Duration time) {
        this.scheduler = scheduler;
        this.time = time;
    }

    /**
     * The traffic of a connection.
     *
     * @param requests number of complete heads
     * @param sent number of bytes sent; a stream sends bytes continually
     */
    private record Done(long requests, long sent) {

        static Done by(Connection connection) {
            return new Done(connection.getMessagesIn(), connection.getBytesOut());
        }
    }

    @Override
    public void onOpened(Connection connection) {
        looks.put(connection, lookLater(connection));
    }

    @Override
    public void onClosed(Connection connection) {
        Scheduler.Task look = looks.remove(connection);
        if (look != null) {
            look.cancel();
        }
    }

    private Scheduler.Task lookLater(Connection connection) {
        Done before = Done.by(connection);
        return scheduler.schedule(() -> look(connection, before), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void look(Connection connection, Done before) {
        boolean isAtWork = connection.getMessagesIn() > connection.getMessagesOut();
        if (isAtWork || !Done.by(connection).equals(before)) {
            looks.computeIfPresent(connection, (same, last) -> lookLater(connection));
        } else {
            connection.getEndPoint().close();
        }
    }
}
