package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A Chromium without a window, with its own driver: Selenium downloads nothing. Tests wait for states that the page
 * shows, never for a time.
 */
final class Browser implements AutoCloseable {

    /** With {@code -Ddlx.browser=required} the tests of the page fail where no browser is found; else they are skipped. */
    private static final boolean REQUIRED = "required".equals(System.getProperty("dlx.browser"));

    private static final String MISSING = "no Chromium with its driver was found at $DLX_CHROME and $DLX_CHROMEDRIVER,"
            + " /usr/bin or on the PATH, so the page is not tested; on Debian: apt-get install chromium chromium-driver";

    /** Time limit for an event that is immediate on an unloaded machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(180);

    /** Time between two looks at the page; Selenium's default is half a second. */
    private static final Duration GLANCE = Duration.ofMillis(20);

    /**
     * Selenium's logger, which warns about unsupported versions of a protocol that is not used here. The field keeps
     * its level from being garbage collected.
     */
    private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

    static {
        DEVTOOLS.setLevel(Level.OFF);
    }

    final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts a browser; skips the test if none is installed. */
    static Browser start(String... flags) {
        Optional<Path> chrome = find("DLX_CHROME", "chromium", "chromium-browser", "google-chrome");
        Optional<Path> driver = find("DLX_CHROMEDRIVER", "chromedriver");
        boolean found = chrome.isPresent() && driver.isPresent();
        if (!found && !REQUIRED) {
            System.err.println(MISSING);
        }
        assertThat(found || !REQUIRED).as(MISSING).isTrue();
        assumeTrue(found, MISSING);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chrome.get().toString());
        options.addArguments("--headless=new", "--disable-dev-shm-usage", "--window-size=1400,900");
        options.addArguments(flags);
        if ("root".equals(System.getProperty("user.name"))) {
            options.addArguments("--no-sandbox");
        }
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.get().toFile())
                .usingAnyFreePort()
                .build();
        ChromeDriver chromium = new ChromeDriver(service, options);
        chromium.manage().timeouts().scriptTimeout(Duration.ofMinutes(10));
        return new Browser(chromium);
    }

    private static Optional<Path> find(String variable, String... names) {
        String said = System.getenv(variable);
        if (said != null) {
            return Optional.of(Path.of(said)).filter(Files::isExecutable);
        }
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Stream.of("/usr/bin"), Stream.of(path.split(java.io.File.pathSeparator)))
                .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Waits until a script returns something that is true. */
    void await(String what, String script) {
        new WebDriverWait(driver, PATIENCE, GLANCE)
                .withMessage(() -> what + "; the page says: " + text("body"))
                .until(d -> Boolean.TRUE.equals(run("return Boolean(" + script + ");")));
    }

    Object run(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(script, arguments);
    }

    WebElement find(String css) {
        return driver.findElement(By.cssSelector(css));
    }

    String text(String css) {
        return String.valueOf(run("const e = document.querySelector(arguments[0]); return e ? e.innerText : '';", css));
    }

    /** Another width, as a phone has. */
    void resize(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 2, "mobile", width < 600));
    }

    /** Makes the pointing device a finger, as on a phone, or a mouse. */
    void touch(boolean isTouched) {
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", isTouched));
    }

    void wide() {
        driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    /** Light or dark. */
    void scheme(String name) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", name))));
    }

    /** Shows the page as on paper, or on a screen again. */
    void paper(boolean isPaper) {
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", isPaper ? "print" : ""));
    }

    /** Returns the number of A4 pages of a print. */
    int pages() {
        String data = String.valueOf(
                driver.executeCdpCommand("Page.printToPDF", Map.of("paperWidth", 8.27, "paperHeight", 11.69))
                        .get("data"));
        String pdf = new String(Base64.getDecoder().decode(data), StandardCharsets.ISO_8859_1);
        return (int) Pattern.compile("/Type\\s*/Page\\b").matcher(pdf).results().count();
    }

    /** Blocks addresses from now on; addresses of the previous call are no longer blocked. */
    void block(String... patterns) {
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of(patterns)));
    }

    /** Returns the messages of the console since the previous call. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    /** The addresses that were asked for since the last call. */
    List<String> requests() {
        List<String> addresses = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            var message = com.google.gson.JsonParser.parseString(entry.getMessage())
                    .getAsJsonObject()
                    .getAsJsonObject("message");
            if (message.get("method").getAsString().equals("Network.requestWillBeSent")) {
                addresses.add(message.getAsJsonObject("params")
                        .getAsJsonObject("request")
                        .get("url")
                        .getAsString());
            }
        }
        return addresses;
    }

    /** The rules of accessibility that the page breaks as it is now. */
    @SuppressWarnings("unchecked")
    List<String> violations() throws IOException {
        if (!Boolean.TRUE.equals(run("return Boolean(window.axe);"))) {
            try (InputStream axe = Browser.class.getResourceAsStream("/axe.min.js")) {
                run(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return (List<String>) ((JavascriptExecutor) driver).executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})
                    .then(found => done(found.violations.map(v => v.id + ': ' + v.help + ': '
                        + v.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))),
                        problem => done(['axe failed: ' + problem]));
                """);
    }

    /** Writes a picture of the visible page, for developers and for the guides. */
    void picture(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    }

    static String named(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    @Override
    public void close() {
        driver.quit();
    }
}
