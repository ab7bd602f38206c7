package dlx.web.threads;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Creates daemon threads, which do not keep a process alive. */
final class Daemons {

    private Daemons() {}

    static ThreadFactory named(String name) {
        AtomicInteger number = new AtomicInteger();
        return work -> {
            Thread thread = new Thread(work, "dlx-" + name + "-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }
}
