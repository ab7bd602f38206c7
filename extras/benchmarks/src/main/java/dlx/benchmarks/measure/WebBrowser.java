package dlx.benchmarks.measure;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** The page in a Chromium without a window, and what it takes there. Needs a Chromium and its driver; downloads none. */
final class WebBrowser implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(90);

    /** Looks for a way to speak to just this Chromium, which nobody here needs. Held, or it would be forgotten. */
    private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

    /** Runs in each page before its own scripts, and notes when the page first says that it is ready. */
    private static final String WATCH = """
            new MutationObserver((changes, observer) => {
                if (document.getElementById('main')?.dataset.state === 'ready') {
                    window.readyAfter = performance.now();
                    observer.disconnect();
                }
            }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-state']});
            """;

    /** Resolves once the page has loaded and painted. */
    private static final String LOADED = """
            const done = arguments[arguments.length - 1];
            const look = () => {
                const paint = performance.getEntriesByName('first-contentful-paint')[0];
                if (window.readyAfter && paint) {
                    done([paint.startTime, window.readyAfter]);
                } else {
                    setTimeout(look, 5);
                }
            };
            look();
            """;

    /** Plays at a speed for some seconds when the walk has ended, and counts the frames. */
    private static final String PLAY = """
            const [speed, seconds, done] = arguments;
            const list = document.getElementById('speed');
            list.value = speed;
            list.dispatchEvent(new Event('change', {bubbles: true}));
            const main = document.getElementById('main');
            const from = Number(main.dataset.step);
            let begin;
            let frames = 0;
            const play = () => { // after the walk, which takes a core for some seconds
                if (main.dataset.walk === 'running' || document.getElementById('play').disabled) {
                    setTimeout(play, 20);
                } else {
                    document.getElementById('play').click();
                    requestAnimationFrame(frame);
                }
            };
            const frame = now => {
                begin ??= now;
                if (now - begin < 1000 * seconds) {
                    frames++;
                    requestAnimationFrame(frame);
                } else {
                    document.getElementById('play').click();
                    done([1000 * frames / (now - begin), Number(main.dataset.step) - from]);
                }
            };
            play();
            """;

    /** Goes to random steps while the walk runs, which is begun again where it has stopped; until all is drawn. */
    private static final String SEEK = """
            const [count, least, done] = arguments;
            const main = document.getElementById('main');
            const field = () => document.getElementById('seek');
            const sleep = millis => new Promise(resolve => setTimeout(resolve, millis));
            const reached = step => new Promise(resolve => {
                let shown = 0;
                const look = () => {
                    if (Number(main.dataset.step) === step) {
                        shown ||= performance.now();
                        if (main.dataset.state === 'ready') {
                            observer.disconnect();
                            resolve(shown);
                        }
                    }
                };
                const observer = new MutationObserver(look);
                observer.observe(main, {attributes: true});
                look();
            });
            (async () => {
                const times = [];
                const shown = [];
                while (times.length < count) {
                    if (main.dataset.walk === 'complete') {
                        throw new Error('the walk is over');
                    }
                    if (main.dataset.walk !== 'running') {
                        document.getElementById('on')?.click();
                        await sleep(300);
                    } else if (Number(field().max) < least) {
                        await sleep(50);
                    } else {
                        const step = 1 + Math.floor(Math.random() * (Number(field().max) - 1));
                        const begin = performance.now();
                        field().value = step;
                        field().dispatchEvent(new Event('input', {bubbles: true}));
                        shown.push(await reached(step) - begin);
                        times.push(performance.now() - begin);
                        await sleep(100);
                    }
                }
                return [times, Number(field().max), shown];
            })().then(done, problem => done([[], String(problem)]));
            """;

    /** Frames per second of a page that changes one word in each frame. */
    private static final String ONE_WORD = """
            const [seconds, done] = arguments;
            let begin;
            let frames = 0;
            const frame = now => {
                begin ??= now;
                if (now - begin < 1000 * seconds) {
                    document.body.textContent = String(frames++);
                    requestAnimationFrame(frame);
                } else {
                    done([1000 * frames / (now - begin)]);
                }
            };
            requestAnimationFrame(frame);
            """;

    /** Scenes and paintings of the first steps, one after the other, each for itself. */
    private static final String MATRIX = """
            const [request, steps, done] = arguments;
            const post = async (path, body) => (await fetch(path, {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body
            })).json();
            (async () => {
                const {Cover, scene} = await import('/cover.js');
                const {Player} = await import('/player.js');
                const {Marks} = await import('/marks.js');
                const {MatrixView, usualMode} = await import('/matrix.js');
                const told = await post('/api/puzzles', request);
                const cover = new Cover(told);
                const player = new Player((first, mark) => post(`/api/puzzles/${told.id}/steps`,
                    JSON.stringify({strategy: 'mrv', mark, first, count: 1024})), new Marks());
                const view = new MatrixView(document.getElementById('matrix-scroll'),
                    {onPoint() {}, onPick() {}, onUnlabelled() {}});
                const mode = usualMode(cover);
                const scenes = [];
                const paints = [];
                for (let step = 1; step <= steps; step++) {
                    const moment = await player.at(step);
                    const begin = performance.now();
                    const shown = scene(cover, moment);
                    const middle = performance.now();
                    view.show(cover, shown, mode);
                    view.paint();
                    scenes.push(middle - begin);
                    paints.push(performance.now() - middle);
                }
                const mean = list => list.slice(list.length / 2).reduce((a, b) => a + b, 0) / Math.ceil(list.length / 2);
                return [mean(scenes), mean(paints), cover.options, cover.items];
            })().then(done, problem => done([String(problem)]));
            """;

    private final ChromeDriver driver;
    private final String address;

    private WebBrowser(ChromeDriver driver, String address) {
        this.driver = driver;
        this.address = address;
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH));
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", true));
        driver.executeCdpCommand("Performance.enable", Map.of());
    }

    /** Starts a browser for a page; empty if there is none on this machine. */
    static Optional<WebBrowser> start(String address) {
        DEVTOOLS.setLevel(Level.OFF);
        Optional<Path> chrome = find("DLX_CHROME", "chromium", "chromium-browser", "google-chrome");
        Optional<Path> driver = find("DLX_CHROMEDRIVER", "chromedriver");
        if (chrome.isEmpty() || driver.isEmpty()) {
            return Optional.empty();
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chrome.get().toString());
        options.addArguments("--headless=new", "--disable-dev-shm-usage", "--window-size=1400,900");
        if ("root".equals(System.getProperty("user.name"))) {
            options.addArguments("--no-sandbox");
        }
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.get().toFile())
                .usingAnyFreePort()
                .build();
        return Optional.of(new WebBrowser(new ChromeDriver(service, options), address));
    }

    private static Optional<Path> find(String variable, String... names) {
        Optional<String> said = Optional.ofNullable(System.getenv(variable));
        if (said.isPresent()) {
            return said.map(Path::of).filter(Files::isExecutable);
        }
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Stream.of("/usr/bin"), Stream.of(path.split(File.pathSeparator)))
                .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Its name and version. */
    String name() {
        return driver.getCapabilities().getBrowserName()
                + ' '
                + driver.getCapabilities().getBrowserVersion();
    }

    /** Times from the begin of the loading, in milliseconds. */
    record Loaded(double paint, double ready) {}

    /** Opens the page with a puzzle, as a first visit does. */
    Loaded open(WebPuzzle puzzle) {
        driver.get("about:blank");
        driver.get(address + puzzle.link());
        List<?> times = answer(LOADED);
        return new Loaded(number(times.get(0)), number(times.get(1)));
    }

    /**
     * Frames per second while the search plays.
     *
     * @param speed steps per second, one of those that the page offers
     */
    double frames(int speed, int seconds) {
        List<?> told = answer(PLAY, speed, seconds);
        if (number(told.get(1)) < speed * seconds / 4.0) {
            throw Trouble.wrong(told.get(1) + " steps were played in " + seconds + " s at " + speed + "/s");
        }
        return number(told.get(0));
    }

    /** Frames per second of a page that does next to nothing: what this machine can do now. */
    double framesOfOneWord(int seconds) {
        driver.get("about:blank");
        return number(answer(ONE_WORD, seconds).get(0));
    }

    /**
     * Times of seeks, in milliseconds.
     *
     * @param millis until everything is drawn
     * @param shown until the page is at the step, its board not drawn yet
     * @param steps that the search has
     */
    record Seeks(List<Double> millis, List<Double> shown, double steps) {}

    /**
     * Goes to random steps while the walk runs.
     *
     * @param least the walk has made so many steps before
     */
    Seeks seek(int count, long least) {
        List<?> told = answer(SEEK, count, least);
        List<Double> times = numbers(told.get(0));
        if (times.isEmpty()) {
            throw Trouble.wrong(String.valueOf(told.get(1)));
        }
        return new Seeks(times, numbers(told.get(2)), number(told.get(1)));
    }

    /** Means of one scene and one painting, in milliseconds. */
    record Drawn(double scene, double paint, long options, long items) {}

    Drawn matrix(WebPuzzle puzzle, int steps) {
        List<?> told = answer(MATRIX, puzzle.request(), steps);
        if (told.size() < 4) {
            throw Trouble.wrong(String.valueOf(told.get(0)));
        }
        return new Drawn(
                number(told.get(0)), number(told.get(1)), (long) number(told.get(2)), (long) number(told.get(3)));
    }

    /** The heap of the page's scripts as it is, garbage included, in MB. */
    double heap() {
        List<?> metrics = (List<?>)
                driver.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
        for (Object metric : metrics) {
            Map<?, ?> pair = (Map<?, ?>) metric;
            if ("JSHeapUsedSize".equals(pair.get("name"))) {
                return number(pair.get("value")) / 1e6;
            }
        }
        throw Trouble.wrong("the browser does not tell its heap");
    }

    /** The same after a collection. */
    double collectedHeap() {
        driver.executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
        return heap();
    }

    private List<?> answer(String script, Object... arguments) {
        try {
            return (List<?>) driver.executeAsyncScript(script, arguments);
        } catch (WebDriverException e) {
            throw Trouble.wrong(
                    String.valueOf(e.getMessage()).lines().findFirst().orElse("the browser failed"));
        }
    }

    private static List<Double> numbers(Object list) {
        return ((List<?>) list).stream().map(WebBrowser::number).toList();
    }

    private static double number(Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw Trouble.wrong("the page says " + value);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
