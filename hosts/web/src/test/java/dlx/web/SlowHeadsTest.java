package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.junit.jupiter.api.Test;

/** Looks at connections, with a clock that the test moves. */
class SlowHeadsTest {

    private final Looks looks = new Looks();
    private final SlowHeads slowHeads = new SlowHeads(looks, Duration.ofSeconds(30));

    /** A scheduler that stores its tasks in order, to be run by the test. */
    private static final class Looks extends AbstractLifeCycle implements Scheduler {

        private final Deque<Runnable> tasks = new ArrayDeque<>();

        @Override
        public Task schedule(Runnable task, long delay, TimeUnit unit) {
            tasks.add(task);
            return () -> tasks.remove(task);
        }
    }

    private static final class Client extends AbstractConnection {

        private long requests;

        Client() {
            super(new ByteArrayEndPoint(), Runnable::run);
        }

        @Override
        public long getMessagesIn() {
            return requests;
        }

        @Override
        public long getMessagesOut() {
            return requests;
        }

        @Override
        public void onFillable() {}
    }

    private Client opened() {
        Client client = new Client();
        client.addEventListener(slowHeads);
        client.onOpen();
        return client;
    }

    @Test
    void nothingIsKeptOfAConnectionThatIsClosed() {
        for (int k = 0; k < 3; k++) {
            opened().onClose(null);
        }
        assertThat(looks.tasks).isEmpty();

        Client busy = opened();
        busy.requests++;
        looks.tasks.remove().run();
        assertThat(looks.tasks).as("it is looked at again").hasSize(1);
        busy.onClose(null);
        assertThat(looks.tasks).isEmpty();
    }

    @Test
    void aLookThatComesTooLateIsTheLast() {
        Client closed = opened();
        closed.requests++;
        Runnable look = looks.tasks.peek();
        closed.onClose(null);
        look.run();
        assertThat(looks.tasks).isEmpty();
    }

    @Test
    void oneThatDoesNothingBetweenTwoLooksIsClosed() {
        Client idle = opened();
        idle.requests++;
        looks.tasks.remove().run();
        assertThat(idle.getEndPoint().isOpen()).isTrue();
        looks.tasks.remove().run();
        assertThat(idle.getEndPoint().isOpen()).isFalse();
    }
}
