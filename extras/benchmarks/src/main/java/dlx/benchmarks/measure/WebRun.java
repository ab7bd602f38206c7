package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import dlx.web.WebServer;
import dlx.web.WebSettings;
import dlx.web.play.Mark;
import dlx.web.play.Walk;
import dlx.web.play.Windows;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A process that does what the server does, and takes the time of its threads. */
final class WebRun {

    private static final Pattern FIGURE = Pattern.compile("(\\w+) ([0-9.E]+)");
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
     * Writes a line for each figure, its name and its value, which {@link #read} reads.
     *
     * @param words what is measured ({@code walk}, {@code seek}, {@code close}), and a puzzle
     */
    public static void main(String[] words) throws IOException, InterruptedException {
        WebPuzzle puzzle = WebPuzzle.valueOf(words[1]);
        Map<String, Double> figures = new LinkedHashMap<>();
        switch (words[0]) {
            case "walk" -> walk(puzzle, figures);
            case "seek" -> seek(puzzle, figures);
            case "close" -> close(puzzle, figures);
            default -> throw new IllegalArgumentException(words[0]);
        }
        figures.forEach((name, value) -> System.out.println(name + ' ' + value));
    }

    /** What a process says. */
    static Map<String, Double> read(String lines) {
        Map<String, Double> figures = new LinkedHashMap<>();
        for (String line : lines.lines().toList()) {
            Matcher pair = FIGURE.matcher(line);
            if (!pair.matches()) {
                throw Trouble.wrong("no figure in '" + line + "'");
            }
            figures.put(pair.group(1), Double.valueOf(pair.group(2)));
        }
        return figures;
    }

    /** The same search without a listener and walked through, in turn; the first of each warms up. */
    private static void walk(WebPuzzle puzzle, Map<String, Double> figures) {
        Solver<?> solver = puzzle.solver();
        List<Double> alone = new ArrayList<>();
        List<Double> walked = new ArrayList<>();
        long steps = 0;
        long nodes = 0;
        for (int i = 0; i <= WALKS; i++) {
            long begin = THREADS.getCurrentThreadCpuTime();
            SearchReport report = solver.timeLimit(LIMIT).forEachOptions((options, length) -> Visit.CONTINUE);
            long middle = THREADS.getCurrentThreadCpuTime();
            Walk.End end = new Walk(solver, Mark.START, 1).run(LIMIT, new CancellationToken());
            long last = THREADS.getCurrentThreadCpuTime();
            if (end.nodes() != report.nodes()) {
                throw new IllegalStateException("a walk of " + end.nodes() + " nodes, a search of " + report.nodes());
            }
            steps = end.steps();
            nodes = end.nodes();
            if (i > 0) {
                alone.add((middle - begin) / MILLION);
                walked.add((last - middle) / MILLION);
            }
        }
        figures.put("alone", Figures.median(alone));
        figures.put("walked", Figures.median(walked));
        figures.put("steps", (double) steps);
        figures.put("nodes", (double) nodes);
    }

    /** Windows at random places; as many before warm up. */
    private static void seek(WebPuzzle puzzle, Map<String, Double> figures) {
        WebSearch search = WebSearch.of(puzzle, NODES);
        SplittableRandom random = new SplittableRandom(16);
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < 2 * SEEKS; i++) {
            WebSearch.Place place = search.somewhere(random);
            long begin = THREADS.getCurrentThreadCpuTime();
            Windows.of(search.solver(), place.mark(), place.first(), Windows.MOST_STEPS);
            if (i >= SEEKS) {
                times.add((THREADS.getCurrentThreadCpuTime() - begin) / MILLION);
            }
        }
        figures.put("nodes", (double) search.nodes());
        figures.put("steps", (double) search.steps());
        figures.put("median", Figures.median(times));
        figures.put("most", Collections.max(times));
    }

    /** A visitor goes in the midst of a walk; the time until its thread has nothing to do, by the clock. */
    private static void close(WebPuzzle puzzle, Map<String, Double> figures) throws IOException, InterruptedException {
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
            figures.put("median", Figures.median(times));
            figures.put("most", Collections.max(times));
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
