package dlx.app.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The CPU time of the calling thread: what others do on the machine hardly shows in it. */
final class CpuClock {

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final boolean works = threads.isCurrentThreadCpuTimeSupported();

    /** Nanoseconds since some moment; of wall time where the machine does not count CPU time. */
    long nanos() {
        return works ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
