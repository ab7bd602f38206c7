package dlx.app.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The CPU time of the calling thread, which other programs on the machine hardly affect. */
final class CpuClock {

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final boolean works = threads.isCurrentThreadCpuTimeSupported();

    /**
     * Returns nanoseconds since an arbitrary moment: of CPU time, or of wall time if the JVM cannot measure CPU time.
     */
    long nanos() {
        return works ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
