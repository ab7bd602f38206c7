package dlx.soak.page;

import dlx.soak.Holdings;
import dlx.soak.SoakTable;
import dlx.soak.Tolerance;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Many clients of one server. What it holds is looked at before, each minute, and after; before and after it has open the
 * same puzzles, and has been left alone until its idle threads and connections have ended.
 */
public final class PageSoak {

    /** Puzzles that a server keeps open. */
    private static final int OPEN = 64;

    /** Threads for searches end after a minute without work, connections of a client after 30 seconds. */
    private static final Duration REST = Duration.ofSeconds(100);

    /** Jetty ends one idle thread per minute. */
    private static final int MOST_RESTS = 6;

    private static final Duration BETWEEN_LOOKS = Duration.ofMinutes(1);

    /** Memory is left to what the server learns about its models once; threads, to Jetty, which keeps some in reserve. */
    private static final Tolerance TOLERANCE = new Tolerance(4 << 20, 64 << 20, 2, 2, 200);

    private final Path launcher;
    private final String flags;
    private final PrintStream out;
    private final VisitCounts tally = new VisitCounts();

    /**
     * A soak of a server that a script starts.
     *
     * @param launcher the script {@code dlx}
     * @param flags of the JVM of the server
     */
    public PageSoak(Path launcher, String flags, PrintStream out) {
        this.launcher = launcher;
        this.flags = flags;
        this.out = out;
    }

    /**
     * Lets clients visit the server: for a while before the first look, and then as long as is wished.
     *
     * @return what has grown, and what was answered wrongly
     */
    public List<String> run(int clients, Duration warmUp, Duration time, long seed)
            throws IOException, InterruptedException {
        try (ServedPage server = ServedPage.start(launcher, flags)) {
            SoakTable table = new SoakTable(out, VisitCounts.HEADS);
            table.add(tally.row(), server.holdings());
            visit(server, clients, warmUp, seed, table);
            openSmall(server);
            Holdings before = rested(server, table);
            visit(server, clients, time, seed + clients, table);
            openSmall(server);
            List<String> complaints = TOLERANCE.complaints(before, rested(server, table));
            for (int k = 1; k < MOST_RESTS && !complaints.isEmpty(); k++) {
                complaints = TOLERANCE.complaints(before, rested(server, table));
            }
            if (!complaints.isEmpty()) {
                out.print(server.largest());
            }
            List<String> all = new ArrayList<>(complaints);
            all.addAll(tally.reported());
            return all;
        }
    }

    private void visit(ServedPage server, int clients, Duration time, long seed, SoakTable table)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        List<Thread> threads = new ArrayList<>();
        for (int k = 0; k < clients; k++) {
            threads.add(new Thread(new Guest(server.address(), tally, seed + k, end), "client " + (seed + k)));
        }
        threads.forEach(Thread::start);
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
            Thread.sleep(Math.min(left, BETWEEN_LOOKS.toNanos()) / 1_000_000 + 1);
            if (!server.isAlive()) {
                throw new IOException("the server has ended");
            }
            table.add(tally.row(), server.holdings());
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Fills what is kept open with puzzles that are always the same. */
    private void openSmall(ServedPage server) throws IOException, InterruptedException {
        PageClient client = new PageClient(server.address(), tally);
        for (int k = 0; k < OPEN; k++) {
            OpenedPuzzle.open(client, tally, "queens", "# " + k + "\n4\n").answer("count");
        }
    }

    /** The figures of a server that has had nothing to do for a while. */
    private Holdings rested(ServedPage server, SoakTable table) throws IOException, InterruptedException {
        Thread.sleep(REST.toMillis());
        Holdings figures = server.holdings();
        table.add(tally.row(), figures);
        return figures;
    }
}
