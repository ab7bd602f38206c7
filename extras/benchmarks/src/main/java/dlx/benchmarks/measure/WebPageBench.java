package dlx.benchmarks.measure;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Measures what the page takes in a browser; the goals are those of its design. */
final class WebPageBench {

    private static final int VISITS = 11;
    private static final int SECONDS = 4;
    private static final List<Integer> SPEEDS = List.of(60, 240, 1000, 5000);
    private static final int MATRIX_STEPS = 800;
    private static final int SEEKS = 40;
    private static final long LEAST_STEPS = 7_000_000;

    private final WebBrowser browser;
    private final PrintStream talk;

    WebPageBench(WebBrowser browser, PrintStream talk) {
        this.browser = browser;
        this.talk = talk;
    }

    /** All figures. */
    List<WebFigure> figures() {
        List<WebFigure> rows = new ArrayList<>(loading());
        List<Double> heaps = new ArrayList<>();
        List<Double> collected = new ArrayList<>();
        rows.add(WebFigure.told(
                "frames of an empty page that changes one word, before",
                Figures.three(browser.framesOfOneWord(SECONDS)) + "/s"));
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_10, WebPuzzle.SUDOKU_25, WebPuzzle.QUEENS_40)) {
            rows.addAll(playing(puzzle));
            heaps.add(browser.heap());
            collected.add(browser.collectedHeap());
        }
        rows.add(WebFigure.told("the same empty page, after", Figures.three(browser.framesOfOneWord(SECONDS)) + "/s"));
        rows.add(drawing());
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_15, WebPuzzle.SUDOKU_25)) {
            rows.addAll(seeking(puzzle));
            heaps.add(browser.heap());
            collected.add(browser.collectedHeap());
        }
        rows.add(WebFigure.atMost(
                "memory of the page's scripts at worst, after playing and seeking, garbage included",
                Collections.max(heaps),
                80,
                " MB"));
        rows.add(WebFigure.told(
                "the same after collections",
                Figures.three(Collections.min(collected)) + " to " + Figures.three(Collections.max(collected))
                        + " MB"));
        return rows;
    }

    private List<WebFigure> loading() {
        talk.println("web: loading");
        List<Double> paints = new ArrayList<>();
        List<Double> readies = new ArrayList<>();
        for (int i = 0; i < VISITS; i++) {
            WebBrowser.Loaded loaded = browser.open(WebPuzzle.QUEENS_6);
            if (i > 0) { // the first one warms the server and the browser
                paints.add(loaded.paint());
                readies.add(loaded.ready());
            }
        }
        return List.of(
                WebFigure.atMost("first paint, warm server", Figures.median(paints), 150, " ms"),
                WebFigure.atMost("ready, warm server", Figures.median(readies), 300, " ms"));
    }

    private List<WebFigure> playing(WebPuzzle puzzle) {
        List<WebFigure> rows = new ArrayList<>();
        for (int speed : SPEEDS) {
            talk.println("web: playing " + puzzle.words() + " at " + speed + "/s");
            browser.open(puzzle);
            rows.add(WebFigure.atLeast(
                    "frames while playing " + puzzle.words() + " at " + speed + " steps/s",
                    browser.frames(speed, SECONDS),
                    55,
                    "/s"));
        }
        return rows;
    }

    private WebFigure drawing() {
        talk.println("web: matrix");
        browser.open(WebPuzzle.QUEENS_6);
        WebBrowser.Drawn drawn = browser.matrix(WebPuzzle.SUDOKU_25, MATRIX_STEPS);
        return WebFigure.atMost(
                "scene and paint of the matrix, " + drawn.options() + " x " + drawn.items() + ", "
                        + Figures.three(drawn.scene()) + " + " + Figures.three(drawn.paint()) + " ms",
                drawn.scene() + drawn.paint(),
                4,
                " ms");
    }

    private List<WebFigure> seeking(WebPuzzle puzzle) {
        talk.println("web: seeking in " + puzzle.words());
        browser.open(puzzle);
        WebBrowser.Seeks seeks = browser.seek(SEEKS, LEAST_STEPS);
        List<Double> times = new ArrayList<>(seeks.millis());
        Collections.sort(times);
        return List.of(
                WebFigure.spread(
                        "seek in the page while the walk runs, " + puzzle.words() + ", 7 to "
                                + Figures.three(seeks.steps() / 1e6) + " M steps: until all is drawn",
                        Figures.median(times),
                        50,
                        "p95",
                        WebBench.percentile95(times),
                        150,
                        " ms"),
                WebFigure.told(
                        "the same: until the page is at the step",
                        Figures.three(Figures.median(seeks.shown())) + " ms median"));
    }
}
