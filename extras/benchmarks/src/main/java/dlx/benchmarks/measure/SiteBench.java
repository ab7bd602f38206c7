package dlx.benchmarks.measure;

import com.google.gson.reflect.TypeToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** Measures the page without a server: its size, its times in a browser, and its engines against those of the JVM. */
final class SiteBench {

    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final int VISITS = 9;
    private static final int SECONDS = 4;
    private static final int SEEKS = 40;
    private static final long LEAST_STEPS = 40_000_000;
    private static final int ROUNDS = 15;

    private final Programs programs;
    private final Path launcher;
    private final WebFigures figures;

    SiteBench(Programs programs, Path launcher, WebFigures figures) {
        this.programs = programs;
        this.launcher = launcher;
        this.figures = figures;
    }

    void run() throws IOException {
        Path folder = Files.createTempDirectory("dlx-site");
        programs.run(
                List.of(launcher.toString(), "site", "--output", folder.toString()), Map.of("DLX_BUILD", "no"), LIMIT);
        sizes(folder);
        try (SiteServed served = SiteServed.start(folder);
                WebBrowser browser = WebBrowser.start(served.address())) {
            page(browser);
            engines(browser);
        }
    }

    private void sizes(Path folder) throws IOException {
        long program = zipped(folder.resolve("dlx/dlx.wasm")) + zipped(folder.resolve("dlx/dlx.wasm-runtime.js"));
        long page = zipped(folder.resolve("dlx/worker.js"));
        try (Stream<Path> files = Files.walk(folder.resolve("play"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                page += zipped(file);
            }
        }
        figures.atMost("site: page, engines and models, gzipped", (program + page) / 1e3, 700, " KB");
        figures.add("site: of these, engines and models", Figures.three(program / 1e3) + " KB");
    }

    private static long zipped(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            Files.copy(file, zip);
        }
        return bytes.size();
    }

    private void page(WebBrowser browser) {
        List<Double> readies = new ArrayList<>();
        for (int i = 0; i < VISITS; i++) {
            readies.add(browser.open(WebPuzzle.QUEENS_6).ready());
        }
        figures.atMost("site: first answer after a load without cache", Figures.median(readies), 600, " ms");
        figures.add("site: the same, the first time of all", Figures.three(readies.get(0)) + " ms");
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_10, WebPuzzle.SUDOKU_25)) {
            browser.open(puzzle);
            figures.atLeast(
                    "site: frames while playing " + puzzle.words() + " at 1000 steps/s",
                    browser.frames(1000, SECONDS),
                    55,
                    "/s");
        }
        browser.open(WebPuzzle.QUEENS_15);
        WebBrowser.Seeks seeks = browser.seek(SEEKS, LEAST_STEPS);
        figures.times(
                "site: seek while the walk runs, queens 15, 40 to " + Figures.three(seeks.steps() / 1e6)
                        + " M steps (10 M nodes): until all is drawn",
                seeks.millis(),
                60,
                0.95,
                150);
        figures.add("site: memory of the page's scripts after that", Figures.three(browser.heap()) + " MB");
    }

    /** Each search by the same engine on both sides, times of the search alone, warm medians. */
    private void engines(WebBrowser browser) throws IOException {
        for (EngineRun.Task task : EngineRun.Task.values()) {
            List<Double> there = browser.engine(task, task.rounds(ROUNDS));
            List<Double> here = programs.java(EngineRun.class, task, new TypeToken<List<Double>>() {}, LIMIT);
            double browserMedian = Figures.median(there.subList(there.size() / 3, there.size()));
            double jvmMedian = Figures.median(here.subList(here.size() / 3, here.size()));
            figures.atMost(
                    "engines: " + task.words() + ", " + Figures.three(browserMedian) + " against "
                            + Figures.three(jvmMedian) + " ms on the JVM (first " + Figures.three(there.get(0))
                            + " and "
                            + Figures.three(here.get(0)) + ")",
                    browserMedian / jvmMedian,
                    task.bar(),
                    " times");
        }
    }
}
