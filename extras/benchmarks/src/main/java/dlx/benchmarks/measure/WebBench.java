package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Measures what the server of the page takes; the goals are those of its design. */
final class WebBench {

    private static final double KB = 1e3;
    private static final double MILLION = 1e6;
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final int STARTS = 5;
    private static final int WARM_UPS = 10;
    private static final int OPENINGS = 9;
    private static final int WINDOWS = 40;
    private static final int CLIENTS = 20;
    private static final int SEEKS_OF_A_CLIENT = 50;
    private static final long NODES = 10_000_000;

    private final Program program;
    private final Path launcher;
    private final Path javaHome;
    private final PrintStream talk;

    WebBench(Program program, Path launcher, Path javaHome, PrintStream talk) {
        this.program = program;
        this.launcher = launcher;
        this.javaHome = javaHome;
        this.talk = talk;
    }

    /** A server as a user starts it. */
    WebServed serve() throws IOException {
        return WebServed.start(launcher, javaHome);
    }

    /** From the call of the program to the page. */
    List<WebFigure> start() throws IOException {
        talk.println("web: start");
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            long begin = System.nanoTime();
            try (WebServed served = serve()) {
                new WebClient(served.address()).get("");
                times.add((System.nanoTime() - begin) / MILLION);
            }
        }
        return List.of(WebFigure.atMost("`serve` to its first answer", Figures.median(times), 1200, " ms"));
    }

    /** What goes over the wire. */
    List<WebFigure> sizes(WebClient client) throws IOException {
        talk.println("web: sizes");
        WebClient.Size page = client.page();
        String queens = client.open(WebPuzzle.QUEENS_6);
        WebClient.Size whole = page.plus(client.get("api/models").size())
                .plus(client.post("api/puzzles", WebPuzzle.QUEENS_6.request()).size())
                .plus(client.post(queens + "picture", "{\"options\":[]}").size())
                .plus(client.post(queens + "steps", "{\"strategy\":\"mrv\",\"first\":1,\"count\":1024}")
                        .size());
        long walked = client.walk(queens).bytes();
        whole = whole.plus(new WebClient.Size(walked, walked));
        List<WebFigure> rows = new ArrayList<>();
        rows.add(WebFigure.atMost("page alone, gzipped", page.sent() / KB, 100, " KB"));
        rows.add(WebFigure.told("page alone, plain", Figures.three(page.plain() / KB) + " KB"));
        rows.add(WebFigure.atMost("page with queens 6, gzipped", whole.sent() / KB, 300, " KB"));
        rows.add(WebFigure.atMost("page with queens 6, plain", whole.plain() / KB, 300, " KB"));
        String fourteen = client.open(WebPuzzle.QUEENS_14);
        WebClient.Walked walk = client.walk(fourteen);
        if (!walk.isWhole()) {
            talk.println("web: the walk through queens 14 did not end");
        }
        rows.add(WebFigure.atMost(
                "stream of a walk of " + grouped(walk.steps()) + " steps (queens 14), " + grouped(walk.marks())
                        + " marks",
                walk.bytes() / KB,
                300,
                " KB"));
        rows.addAll(cover(client, WebPuzzle.SUDOKU_25, 62_500, 117, 21));
        rows.addAll(cover(client, WebPuzzle.QUEENS_256, 262_000, 473, 123));
        return rows;
    }

    /** Opens a puzzle again and again, each time one that the server has not read. */
    private static List<WebFigure> cover(
            WebClient client, WebPuzzle puzzle, int nodes, double goalKilobytes, double goalMillis) throws IOException {
        List<Double> fresh = new ArrayList<>();
        List<Double> again = new ArrayList<>();
        long sent = 0;
        for (int i = 1; i <= WARM_UPS + OPENINGS; i++) {
            for (List<Double> times : List.of(fresh, again)) {
                WebClient.Answer answer = client.post("api/puzzles", puzzle.request(i));
                sent = answer.size().sent();
                if (i > WARM_UPS) {
                    times.add(answer.millis());
                }
            }
        }
        String name = "cover of " + grouped(nodes) + " nodes (" + puzzle.words() + ')';
        return List.of(
                WebFigure.atMost(name + ", gzipped", sent / KB, goalKilobytes, " KB"),
                WebFigure.atMost(name + ", opened anew", Figures.median(fresh), goalMillis, " ms"),
                WebFigure.told(name + ", asked for again", Figures.three(Figures.median(again)) + " ms"));
    }

    /** CPU times of the server's threads, each in a process of its own. */
    List<WebFigure> cpu() throws IOException {
        List<WebFigure> rows = new ArrayList<>();
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_13, WebPuzzle.LANGFORD_11)) {
            Map<String, Double> run = run("walk", puzzle);
            double alone = run.getOrDefault("alone", Double.NaN);
            double walked = run.getOrDefault("walked", Double.NaN);
            rows.add(WebFigure.atMost(
                    "walk against the same search without listener, CPU: " + puzzle.words() + ", "
                            + Figures.three(walked) + " and " + Figures.three(alone) + " ms",
                    walked / alone,
                    1.5,
                    " times"));
        }
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_15, WebPuzzle.SUDOKU_25, WebPuzzle.PENTOMINOES)) {
            Map<String, Double> run = run("seek", puzzle);
            rows.add(WebFigure.spread(
                    "seek on the server, CPU: " + puzzle.words() + ", "
                            + Figures.three(run.getOrDefault("nodes", Double.NaN) / MILLION) + " M nodes",
                    run.getOrDefault("median", Double.NaN),
                    5,
                    "most",
                    run.getOrDefault("most", Double.NaN),
                    20,
                    " ms"));
        }
        Map<String, Double> closed = run("close", WebPuzzle.QUEENS_15);
        rows.add(WebFigure.spread(
                "connection closed to search ended",
                closed.getOrDefault("median", Double.NaN),
                50,
                "most",
                closed.getOrDefault("most", Double.NaN),
                50,
                " ms"));
        return rows;
    }

    private Map<String, Double> run(String what, WebPuzzle puzzle) throws IOException {
        talk.println("web: " + what + ' ' + puzzle.words());
        return WebRun.read(program.run(
                List.of(
                        javaHome.resolve("bin/java").toString(),
                        "-XX:+UseSerialGC", // as the launcher of dlx
                        "-cp",
                        System.getProperty("java.class.path"),
                        WebRun.class.getName(),
                        what,
                        puzzle.name()),
                Map.of(),
                LIMIT));
    }

    /** Windows of a large search, one after the other, then asked for by many clients at once. */
    List<WebFigure> windows(WebClient client) throws IOException {
        talk.println("web: seeks of " + CLIENTS + " clients");
        WebSearch search = WebSearch.of(WebPuzzle.QUEENS_15, NODES);
        String path = client.open(WebPuzzle.QUEENS_15) + "steps";
        SplittableRandom random = new SplittableRandom(20);
        List<Double> plain = new ArrayList<>();
        List<Double> sent = new ArrayList<>();
        for (int i = 0; i < WINDOWS; i++) {
            WebClient.Size size =
                    client.post(path, search.somewhere(random).request()).size();
            plain.add(size.plain() / KB);
            sent.add(size.sent() / KB);
        }
        List<WebFigure> rows = new ArrayList<>();
        rows.add(WebFigure.atMost("window of 1 024 steps (queens 15)", Figures.median(plain), 14, " KB"));
        rows.add(WebFigure.told("the same, gzipped", Figures.three(Figures.median(sent)) + " KB"));
        long begin = System.nanoTime();
        List<Double> times = new ArrayList<>(seeks(client, path, search));
        double seconds = (System.nanoTime() - begin) / 1e9;
        Collections.sort(times);
        rows.add(WebFigure.told(
                CLIENTS + " clients at once, queens 15, " + Figures.three(search.nodes() / MILLION) + " M nodes",
                Figures.three(times.size() / seconds) + " seeks/s, " + Figures.three(Figures.median(times))
                        + " ms median, " + Figures.three(percentile95(times)) + " ms p95"));
        return rows;
    }

    /** All clients in a row, each asks for its next window when it has the last one. */
    private static List<Double> seeks(WebClient client, String path, WebSearch search) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        try {
            List<Callable<List<Double>>> clients = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                SplittableRandom random = new SplittableRandom(i);
                clients.add(() -> {
                    List<Double> times = new ArrayList<>();
                    for (int seek = 0; seek < SEEKS_OF_A_CLIENT; seek++) {
                        times.add(client.post(path, search.somewhere(random).request())
                                .millis());
                    }
                    return times;
                });
            }
            List<Double> all = new ArrayList<>();
            for (Future<List<Double>> one : threads.invokeAll(clients)) {
                all.addAll(one.get());
            }
            return all;
        } catch (InterruptedException e) {
            throw new IOException("interrupted while clients asked", e);
        } catch (ExecutionException e) {
            throw Trouble.wrong("a client failed: " + e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    /** @param sorted ascending */
    static double percentile95(List<Double> sorted) {
        return sorted.get((int) Math.ceil(0.95 * sorted.size()) - 1);
    }
}
