package dlx.benchmarks.measure;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
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

    /** Looks for a way to speak to just this Chromium, which is not needed here. Held, or it would be forgotten. */
    private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

    private final ChromeDriver driver;
    private final String address;

    private WebBrowser(ChromeDriver driver, String address) {
        this.driver = driver;
        this.address = address;
        driver.manage().timeouts().scriptTimeout(PATIENCE);
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script("watch")));
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", true));
        driver.executeCdpCommand("Performance.enable", Map.of());
    }

    /**
     * Starts a browser for a page.
     *
     * @throws Trouble if there is none on this machine
     */
    static WebBrowser start(String address) {
        DEVTOOLS.setLevel(Level.OFF);
        Optional<Path> chrome = find("DLX_CHROME", "chromium", "chromium-browser", "google-chrome");
        Optional<Path> driver = find("DLX_CHROMEDRIVER", "chromedriver");
        if (chrome.isEmpty() || driver.isEmpty()) {
            throw Trouble.unfinished("no chromium with its chromedriver on this machine");
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
        return new WebBrowser(new ChromeDriver(service, options), address);
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
        List<?> times = answer("loaded");
        return new Loaded(number(times.get(0)), number(times.get(1)));
    }

    /**
     * Frames per second while the search plays.
     *
     * @param speed steps per second, one of those that the page offers
     */
    double frames(int speed, int seconds) {
        List<?> told = answer("play", speed, seconds);
        if (number(told.get(1)) < speed * seconds / 4.0) {
            throw Trouble.wrong(told.get(1) + " steps were played in " + seconds + " s at " + speed + "/s");
        }
        return number(told.get(0));
    }

    /** Frames per second of a page that does next to nothing: what this machine can do now. */
    double framesOfOneWord(int seconds) {
        driver.get("about:blank");
        return number(answer("one-word", seconds).get(0));
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
        List<?> told = answer("seek", count, least);
        List<Double> times = numbers(told.get(0));
        if (times.isEmpty()) {
            throw Trouble.wrong(String.valueOf(told.get(1)));
        }
        return new Seeks(times, numbers(told.get(2)), number(told.get(1)));
    }

    /** Means of one scene and one painting, in milliseconds. */
    record Drawn(double scene, double paint, long options, long items) {}

    Drawn matrix(WebPuzzle puzzle, int steps) {
        List<?> told = answer("matrix", puzzle.request(), steps);
        if (told.size() < 4) {
            throw Trouble.wrong(String.valueOf(told.get(0)));
        }
        return new Drawn(
                number(told.get(0)), number(told.get(1)), (long) number(told.get(2)), (long) number(told.get(3)));
    }

    /** Times of a search in a worker of the page's program, in milliseconds. */
    List<Double> engine(EngineRun.Task task, int rounds) {
        List<Double> times = numbers(answer("engine", task.path(), task.request(), rounds));
        if (times.isEmpty()) {
            throw Trouble.wrong(task.words() + ": the worker does not answer");
        }
        return times;
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

    private static String script(String name) {
        try {
            return Page.resource("page/" + name + ".js");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<?> answer(String script, Object... arguments) {
        try {
            return (List<?>) driver.executeAsyncScript(script(script), arguments);
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
