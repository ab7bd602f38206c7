package dlx.web.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Closes connections on which the head of a request does not become whole: a byte now and then is not idle, and there is no
 * request yet that could be answered. Looks at each connection now and then; one that waits for a head, and has done nothing
 * else since the last look, is closed.
 */
final class SlowHeads implements Connection.Listener {

    private final Scheduler scheduler;
    private final Duration time;

    /** The next look at each connection that is open. */
    private final Map<Connection, Scheduler.Task> looks = new ConcurrentHashMap<>();

    /** Closes after once to twice the time. */
    SlowHeads(Scheduler scheduler, Duration time) {
        this.scheduler = scheduler;
        this.time = time;
    }

    /**
     * The traffic of a connection.
     *
     * @param requests heads that were whole
     * @param sent bytes; a stream sends some all the time
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
