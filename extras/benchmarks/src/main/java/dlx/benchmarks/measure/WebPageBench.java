package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Measures the page in a browser. */
final class WebPageBench {

    private static final int VISITS = 11;
    private static final int SECONDS = 4;
    private static final List<Integer> SPEEDS = List.of(60, 240, 1000, 5000);
    private static final int MATRIX_STEPS = 800;
    private static final int SEEKS = 40;
    private static final long LEAST_STEPS = 7_000_000;

    private final WebBrowser browser;
    private final WebFigures figures;
    private final List<Double> heaps = new ArrayList<>();
    private final List<Double> collected = new ArrayList<>();

    WebPageBench(WebBrowser browser, WebFigures figures) {
        this.browser = browser;
        this.figures = figures;
    }

    /** Takes all figures. */
    void run() {
        load();
        still("frames of an empty page that changes one word, before");
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_10, WebPuzzle.SUDOKU_25, WebPuzzle.QUEENS_40)) {
            play(puzzle);
            noteHeap();
        }
        still("the same empty page, after");
        draw();
        for (WebPuzzle puzzle : List.of(WebPuzzle.QUEENS_15, WebPuzzle.SUDOKU_25)) {
            seek(puzzle);
            noteHeap();
        }
        figures.atMost(
                "memory of the page's scripts at worst, after playing and seeking, garbage included",
                Collections.max(heaps),
                80,
                " MB");
        figures.add(
                "the same after collections",
                Figures.three(Collections.min(collected)) + " to " + Figures.three(Collections.max(collected)) + " MB");
    }

    private void load() {
        List<Double> paints = new ArrayList<>();
        List<Double> readies = new ArrayList<>();
        for (int i = 0; i < VISITS; i++) {
            WebBrowser.Loaded loaded = browser.open(WebPuzzle.QUEENS_6);
            if (i > 0) { // the first one warms the server and the browser
                paints.add(loaded.paint());
                readies.add(loaded.ready());
            }
        }
        figures.atMost("first paint, warm server", Figures.median(paints), 150, " ms");
        figures.atMost("ready, warm server", Figures.median(readies), 300, " ms");
    }

    private void still(String what) {
        figures.add(what, Figures.three(browser.framesOfOneWord(SECONDS)) + "/s");
    }

    private void play(WebPuzzle puzzle) {
        for (int speed : SPEEDS) {
            browser.open(puzzle);
            double frames = browser.frames(speed, SECONDS);
            figures.atLeast("frames while playing " + puzzle.words() + " at " + speed + " steps/s", frames, 55, "/s");
        }
    }

    private void draw() {
        browser.open(WebPuzzle.QUEENS_6);
        WebBrowser.Drawn drawn = browser.matrix(WebPuzzle.SUDOKU_25, MATRIX_STEPS);
        figures.atMost(
                "scene and paint of the matrix, " + drawn.options() + " x " + drawn.items() + ", "
                        + Figures.three(drawn.scene()) + " + " + Figures.three(drawn.paint()) + " ms",
                drawn.scene() + drawn.paint(),
                4,
                " ms");
    }

    private void seek(WebPuzzle puzzle) {
        browser.open(puzzle);
        WebBrowser.Seeks seeks = browser.seek(SEEKS, LEAST_STEPS);
        figures.times(
                "seek in the page while the walk runs, " + puzzle.words() + ", 7 to "
                        + Figures.three(seeks.steps() / 1e6) + " M steps: until all is drawn",
                seeks.millis(),
                50,
                0.95,
                150);
        figures.add(
                "the same: until the page is at the step", Figures.three(Figures.median(seeks.shown())) + " ms median");
    }

    private void noteHeap() {
        heaps.add(browser.heap());
        collected.add(browser.collectedHeap());
    }
}
