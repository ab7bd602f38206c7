package dlx.benchmarks.measure;

import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Measures the server of the page. */
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

    private final Programs programs;
    private final Path launcher;
    private final Path javaHome;
    private final WebFigures figures;
    private boolean failed;

    WebBench(Programs programs, Path launcher, Path javaHome, PrintStream talk) {
        this.programs = programs;
        this.launcher = launcher;
        this.javaHome = javaHome;
        figures = new WebFigures(talk);
    }

    /** Measures everything; returns a table. */
    String figures(PageMaker.Settings settings) throws IOException {
        if (!settings.isWanted("web")) {
            throw Trouble.unfinished("left out");
        }
        try (WebServed served = serve()) {
            WebClient client = new WebClient(served.address());
            sizes(client);
            windows(client);
            try (WebBrowser browser = WebBrowser.start(served.address())) {
                figures.add("browser", browser.name());
                new WebPageBench(browser, figures).run();
            } catch (Trouble e) {
                failed = e.isWrong();
                figures.add("the page in a browser", "not measured: " + e.getMessage());
            }
        }
        start();
        cpu();
        try {
            new SiteBench(programs, launcher, figures).run();
        } catch (Trouble e) {
            failed |= e.isWrong();
            figures.add("the page without a server", "not measured: " + e.getMessage());
        }
        return figures.toString();
    }

    /** Whether something went wrong in the browser. */
    boolean isFailed() {
        return failed;
    }

    private WebServed serve() throws IOException {
        return WebServed.start(launcher, javaHome);
    }

    /** Times the way from the call of the program to the page. */
    private void start() throws IOException {
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            long begin = System.nanoTime();
            try (WebServed served = serve()) {
                new WebClient(served.address()).get("");
                times.add((System.nanoTime() - begin) / MILLION);
            }
        }
        figures.atMost("`serve` to its first answer", Figures.median(times), 1200, " ms");
    }

    /** Counts what goes over the wire. */
    private void sizes(WebClient client) throws IOException {
        WebClient.Size page = client.page();
        String queens = client.open(WebPuzzle.QUEENS_6);
        WebClient.Size whole = page.plus(client.get("api/models").size())
                .plus(client.post("api/puzzles", WebPuzzle.QUEENS_6.request()).size())
                .plus(client.post(queens + "picture", "{\"options\":[]}").size())
                .plus(client.post(queens + "steps", "{\"strategy\":\"mrv\",\"first\":1,\"count\":1024}")
                        .size());
        long walked = client.walk(queens).bytes();
        whole = whole.plus(new WebClient.Size(walked, walked));
        figures.atMost("page alone, gzipped", page.sent() / KB, 100, " KB");
        figures.add("page alone, plain", Figures.three(page.plain() / KB) + " KB");
        figures.atMost("page with queens 6, gzipped", whole.sent() / KB, 300, " KB");
        figures.atMost("page with queens 6, plain", whole.plain() / KB, 300, " KB");
        WebClient.Walked walk = client.walk(client.open(WebPuzzle.QUEENS_14));
        String steps = grouped(walk.steps()) + " steps (queens 14), " + grouped(walk.marks()) + " marks";
        figures.atMost(
                "stream of a walk of " + steps + (walk.isWhole() ? "" : ", not to its end"),
                walk.bytes() / KB,
                300,
                " KB");
        cover(client, WebPuzzle.SUDOKU_25, 62_500, 117, 21);
        cover(client, WebPuzzle.QUEENS_256, 262_000, 473, 123);
    }

    /** Opens a puzzle again and again, each time one that the server has not read. */
    private void cover(WebClient client, WebPuzzle puzzle, int nodes, double goalKilobytes, double goalMillis)
            throws IOException {
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
        figures.atMost(name + ", gzipped", sent / KB, goalKilobytes, " KB");
        figures.atMost(name + ", opened anew", Figures.median(fresh), goalMillis, " ms");
        figures.add(name + ", asked for again", Figures.three(Figures.median(again)) + " ms");
    }

    /** Takes CPU times of the server's threads, each in a process of its own. */
    private void cpu() throws IOException {
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_13, WebPuzzle.LANGFORD_11)) {
            Map<String, List<Double>> run = run("walk", puzzle);
            double alone = Figures.median(run.get("alone"));
            double walked = Figures.median(run.get("walked"));
            String both = Figures.three(walked) + " and " + Figures.three(alone) + " ms";
            figures.atMost(
                    "walk against the same search without listener, CPU: " + puzzle.words() + ", " + both,
                    walked / alone,
                    1.5,
                    " times");
        }
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_15, WebPuzzle.SUDOKU_25, WebPuzzle.PENTOMINOES)) {
            Map<String, List<Double>> run = run("seek", puzzle);
            String nodes = Figures.three(run.get("nodes").get(0) / MILLION) + " M nodes";
            figures.times("seek on the server, CPU: " + puzzle.words() + ", " + nodes, run.get("times"), 5, 1, 20);
        }
        figures.times(
                "connection closed to search ended",
                run("close", WebPuzzle.QUEENS_15).get("times"),
                50,
                1,
                50);
    }

    private Map<String, List<Double>> run(String what, WebPuzzle puzzle) throws IOException {
        return programs.java(WebRun.class, new WebRun.Search(what, puzzle), new TypeToken<>() {}, LIMIT);
    }

    /** Asks for windows of a large search, one after the other, then as many clients at once. */
    private void windows(WebClient client) throws IOException {
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
        figures.atMost("window of 1 024 steps (queens 15)", Figures.median(plain), 14, " KB");
        figures.add("the same, gzipped", Figures.three(Figures.median(sent)) + " KB");
        long begin = System.nanoTime();
        List<Double> times = seeks(client, path, search);
        double seconds = (System.nanoTime() - begin) / 1e9;
        figures.add(
                CLIENTS + " clients at once, queens 15, " + Figures.three(search.nodes() / MILLION) + " M nodes",
                Figures.three(times.size() / seconds) + " seeks/s, " + Figures.three(Figures.median(times))
                        + " ms median, " + Figures.three(WebFigures.percentile(times, 0.95)) + " ms p95");
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
}
