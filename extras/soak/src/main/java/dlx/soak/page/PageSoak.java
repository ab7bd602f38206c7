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
 * Runs many clients of one server. Measures the server before, each minute, and after. Before and after, the server has
 * the same puzzles open, and has been idle until its idle threads and connections have ended.
 */
public final class PageSoak {

    /** Number of puzzles that a server keeps open. */
    private static final int OPEN = 64;

    /**
     * Idle time before a measurement. Search threads end after a minute without work, connections of a client after 30
     * seconds.
     */
    private static final Duration REST = Duration.ofSeconds(100);

    /** Maximum number of idle times before the last measurement. Jetty ends one idle thread per minute. */
    private static final int MOST_RESTS = 6;

    private static final Duration BETWEEN_LOOKS = Duration.ofMinutes(1);

    /** Maximum growth: memory for data about the models that the server stores once, threads for Jetty's reserve. */
    private static final Tolerance TOLERANCE = new Tolerance(4 << 20, 64 << 20, 2, 2, 200);

    private final Path launcher;
    private final String flags;
    private final PrintStream out;
    private final VisitCounts tally = new VisitCounts();

    /**
     * Creates a soak of a server that a script starts.
     *
     * @param launcher path of the script {@code dlx}
     * @param flags options of the JVM of the server
     * @param out stream for the table
     */
    public PageSoak(Path launcher, String flags, PrintStream out) {
        this.launcher = launcher;
        this.flags = flags;
        this.out = out;
    }

    /**
     * Lets clients visit the server: first to warm up, then for the test.
     *
     * @return a sentence for each growth and for each reported wrong answer
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

    /** Opens as many puzzles as the server keeps open, always the same ones. */
    private void openSmall(ServedPage server) throws IOException, InterruptedException {
        PageClient client = new PageClient(server.address(), tally);
        for (int k = 0; k < OPEN; k++) {
            OpenedPuzzle.open(client, tally, "queens", "# " + k + "\n4\n").answer("count");
        }
    }

    /** Returns the figures of the server after an idle time. */
    private Holdings rested(ServedPage server, SoakTable table) throws IOException, InterruptedException {
        Thread.sleep(REST.toMillis());
        Holdings figures = server.holdings();
        table.add(tally.row(), figures);
        return figures;
    }
}
