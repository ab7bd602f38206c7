package dlx.soak;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Tells what this JVM holds, and the memory and open files of any process of this machine: Linux has them in /proc. */
public final class ThisProcess {

    /** After the first collection others are still to come: what it found may have to be cleaned up. */
    private static final int COLLECTIONS = 3;

    private ThisProcess() {}

    /** The figures after a collection. */
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

    /** Bytes of memory that a process has. */
    public static long resident(long pid) throws IOException {
        return number(pid, "VmRSS:") * 1024;
    }

    /** Threads of a process, those of the JVM included. */
    public static int threads(long pid) throws IOException {
        return (int) number(pid, "Threads:");
    }

    /** Open files and sockets of a process. */
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
        throw new IOException("/proc/" + pid + "/status has no line " + name);
    }
}
