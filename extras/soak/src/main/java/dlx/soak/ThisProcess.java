package dlx.soak;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Measures this JVM, and the memory, threads and open files of any process on this machine. Linux only, because it
 * reads /proc.
 */
public final class ThisProcess {

    /**
     * Number of collections before figures are taken. Objects found by one collection may only be freed after clean-up.
     */
    private static final int COLLECTIONS = 3;

    private ThisProcess() {}

    /** Returns the figures of this process after collections. */
    public static Holdings holdings() throws IOException {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        for (int k = 0; k < COLLECTIONS; k++) {
            memory.gc();
        }
        long pid = ProcessHandle.current().pid();
        return new Holdings(
                memory.getHeapMemoryUsage().getUsed(),
                resident(pid),
                ManagementFactory.getThreadMXBean().getThreadCount(),
                descriptors(pid),
                ManagementFactory.getClassLoadingMXBean().getLoadedClassCount());
    }

    /** Returns the resident memory of a process in bytes. */
    public static long resident(long pid) throws IOException {
        return number(pid, "VmRSS:") * 1024;
    }

    /** Returns the number of threads of a process, including the JVM's own threads. */
    public static int threads(long pid) throws IOException {
        return (int) number(pid, "Threads:");
    }

    /** Returns the number of open files and sockets of a process. */
    public static int descriptors(long pid) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("/proc", Long.toString(pid), "fd"))) {
            return (int) files.count();
        }
    }

    private static long number(long pid, String name) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"))) {
            if (line.startsWith(name)) {
                return Long.parseLong(line.substring(name.length()).strip().split(" ")[0]);
            }
        }
        throw new IOException("/proc/" + pid + "/status does not have a line " + name);
    }
}
