package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import dlx.web.WebServer;
import dlx.web.WebSettings;
import dlx.web.play.Bookmark;
import dlx.web.play.StepWindows;
import dlx.web.play.Walk;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/** A process that does what the server does, and takes the time of its threads. */
final class WebRun {

    private static final double MILLION = 1e6;
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final int WALKS = 5;

    /** The searches of the goal. */
    private static final long NODES = 10_000_000;

    private static final int SEEKS = 300;

    /** Closed connections. */
    private static final int CLOSED = 30;

    private static final long LOOK_NANOS = 100_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private WebRun() {}

    /**
     * A measurement.
     *
     * @param what {@code walk}, {@code seek} or {@code close}
     */
    record Search(String what, WebPuzzle puzzle) {}

    /**
     * Writes figures by their names as JSON.
     *
     * @param words a {@link Search} as JSON
     */
    public static void main(String[] words) throws IOException, InterruptedException {
        Search search = ProcessJson.GSON.fromJson(words[0], Search.class);
        Map<String, List<Double>> figures = new LinkedHashMap<>();
        switch (search.what) {
            case "walk" -> walk(search.puzzle, figures);
            case "seek" -> seek(search.puzzle, figures);
            default -> close(search.puzzle, figures);
        }
        System.out.println(ProcessJson.GSON.toJson(figures));
    }

    /** The same search without a listener and walked through, in turn; the first of each warms up. */
    private static void walk(WebPuzzle puzzle, Map<String, List<Double>> figures) {
        Solver<?> solver = puzzle.solver();
        List<Double> alone = new ArrayList<>();
        List<Double> walked = new ArrayList<>();
        for (int i = 0; i <= WALKS; i++) {
            long begin = THREADS.getCurrentThreadCpuTime();
            SearchReport report = solver.timeLimit(LIMIT).forEach((options, length) -> Visit.CONTINUE);
            long middle = THREADS.getCurrentThreadCpuTime();
            Walk.End end = new Walk(solver, Bookmark.START, 1).run(LIMIT, new CancellationToken(), () -> {});
            long last = THREADS.getCurrentThreadCpuTime();
            if (end.nodes() != report.nodes()) {
                throw new IllegalStateException("a walk of " + end.nodes() + " nodes, a search of " + report.nodes());
            }
            if (i > 0) {
                alone.add((middle - begin) / MILLION);
                walked.add((last - middle) / MILLION);
            }
        }
        figures.put("alone", alone);
        figures.put("walked", walked);
    }

    /** Windows at random places; as many before warm up. */
    private static void seek(WebPuzzle puzzle, Map<String, List<Double>> figures) {
        WebSearch search = WebSearch.of(puzzle, NODES);
        SplittableRandom random = new SplittableRandom(16);
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < 2 * SEEKS; i++) {
            WebSearch.Place place = search.somewhere(random);
            long begin = THREADS.getCurrentThreadCpuTime();
            StepWindows.of(search.solver(), place.mark(), place.first(), StepWindows.MOST_STEPS);
            if (i >= SEEKS) {
                times.add((THREADS.getCurrentThreadCpuTime() - begin) / MILLION);
            }
        }
        figures.put("nodes", List.of((double) search.nodes()));
        figures.put("times", times);
    }

    /** A visitor goes in the midst of a walk; the time until its thread has nothing to do, by the clock. */
    private static void close(WebPuzzle puzzle, Map<String, List<Double>> figures)
            throws IOException, InterruptedException {
        try (WebServer server = WebServer.start(
                List.copyOf(ModelRegistry.load().all()), WebSettings.local(0), Throwable::printStackTrace)) {
            WebClient client = new WebClient(server.address());
            String path = '/' + client.open(puzzle) + "walk";
            List<Double> times = new ArrayList<>();
            for (int i = 0; i < CLOSED; i++) {
                long gone;
                try (Socket visitor = new Socket("127.0.0.1", server.port())) {
                    String body = "{\"strategy\":\"mrv\",\"seconds\":30}";
                    visitor.getOutputStream()
                            .write(String.format(
                                            Locale.ROOT,
                                            "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\n"
                                                    + "Content-Length: %d\r\n\r\n%s",
                                            path,
                                            server.port(),
                                            body.length(),
                                            body)
                                    .getBytes(StandardCharsets.US_ASCII));
                    readSome(visitor.getInputStream());
                    if (!isSearching()) {
                        throw new IllegalStateException("nobody walks");
                    }
                    gone = System.nanoTime();
                }
                while (isSearching()) {
                    Thread.sleep(0, (int) LOOK_NANOS);
                }
                times.add((System.nanoTime() - gone) / MILLION);
            }
            figures.put("times", times);
        }
    }

    private static void readSome(InputStream in) throws IOException {
        byte[] some = new byte[8192];
        int read = 0;
        while (read < some.length) {
            int more = in.read(some, read, some.length - read);
            if (more < 0) {
                throw new IOException("the walk ended too early");
            }
            read += more;
        }
    }

    /** Whether a thread of the server's searches has something to do; they are known by their names. */
    private static boolean isSearching() {
        Thread[] threads = new Thread[Thread.activeCount() + 64];
        int count = Thread.enumerate(threads);
        for (int i = 0; i < count; i++) {
            if (threads[i].getName().startsWith("dlx-search-") && threads[i].getState() == Thread.State.RUNNABLE) {
                return true;
            }
        }
        return false;
    }
}
