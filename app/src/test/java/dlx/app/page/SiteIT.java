package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.site.Site;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The first screen and the guides of {@code dlx site} in a browser, from a file server, in a subfolder. */
@Timeout(600)
@Tag("slow")
class SiteIT {

    /** A search that ends on no machine within the time of a test. */
    private static final String ENDLESS = "echo 26 | dlx count queens";

    private static StaticFiles files;
    private static Browser browser;

    @TempDir
    Path unnamed;

    @BeforeAll
    static void open() throws IOException {
        browser = Browser.start();
        files = StaticFiles.of(new Site("test").files());
    }

    @AfterAll
    static void leave() {
        if (browser != null) {
            browser.close();
            files.close();
        }
    }

    @BeforeEach
    void calm() {
        browser.wide();
        media("light", "reduce");
        browser.driver.get("about:blank");
    }

    /** Checks after each test that the pages have not complained and have sent requests only to their own server. */
    @AfterEach
    void nothingWentWrong() {
        assertThat(browser.console()).isEmpty();
        assertThat(browser.requests())
                .allMatch(address -> address.startsWith(files.address())
                        || address.startsWith("blob:")
                        || address.startsWith("data:")
                        || address.startsWith("about:"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "index.html", "guides/index.html", "guides/explain.html",
                "guides/web.html", "guides/commands.html", "guides/pictures/index.html",
                "guides/decisions/index.html", "guides/develop/benchmarks.html"
            })
    void nobodyIsHinderedInLightAndDarkAndOnAPhone(String page) throws IOException {
        for (String scheme : List.of("light", "dark")) {
            media(scheme, "reduce");
            browser.wide();
            go(page);
            assertThat(browser.violations()).as(scheme).isEmpty();
            browser.resize(390, 844);
            go(page);
            assertThat(browser.violations()).as(scheme + ", on a phone").isEmpty();
            assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
                    .as("the page fits on a phone")
                    .isEqualTo(true);
        }
    }

    @Test
    void aSudokuIsTypedAndSolved() {
        go("index.html");
        press("clear");
        List<WebElement> cells = browser.driver.findElements(org.openqa.selenium.By.cssSelector("#sudoku input"));
        cells.get(0).click();
        typed("12x", Keys.ARROW_DOWN, "3");
        assertThat(cells.get(11).getDomProperty("value")).isEqualTo("3");
        press("unique");
        said("More than one solution.");
        press("solve");
        said("Solved.");
        String digits = String.valueOf(browser.run(
                "return [...document.querySelectorAll('#sudoku input')].map(field => field.value).join('')"));
        assertThat(digits).startsWith("12").matches("[1-9]{81}");
        for (int row = 0; row < 9; row++) {
            assertThat(digits.substring(9 * row, 9 * row + 9).chars().distinct().count())
                    .isEqualTo(9);
        }
        cells.get(2).sendKeys("2");
        assertThat(cells.get(80).getDomProperty("value"))
                .as("what was found is gone")
                .isEmpty();
        press("solve");
        browser.await("a reason", "document.getElementById('sudoku-said').innerText.startsWith('No solution')");
    }

    /** Thirty givens of a newspaper are 81 keys. */
    @Test
    void aSudokuIsTypedAsItIsRead() {
        go("index.html");
        press("clear");
        String text = "53..7....600195....98....6.8...6...34..8.3..17...2...6.60000280000419005....8..79";
        browser.find("#sudoku input").click();
        typed(text);
        assertThat(board()).isEqualTo(text.replace('0', '.'));
        typed(Keys.BACK_SPACE, Keys.BACK_SPACE);
        assertThat(board()).as("the last cell, and the one before").endsWith("8....");
        typed("79");
        assertThat(board()).isEqualTo(text.replace('0', '.'));
        press("solve");
        said("Solved.");
    }

    private static String board() {
        return String.valueOf(browser.run(
                "return [...document.querySelectorAll('#sudoku input')].map(field => field.value || '.').join('')"));
    }

    private static void typed(CharSequence... keys) {
        new Actions(browser.driver).sendKeys(keys).perform();
    }

    @Test
    void aHintWritesTheNextDigitAndSaysWhy() {
        go("index.html");
        press("hint");
        browser.await("a hint", "document.getElementById('sudoku-said').innerText.includes('single')");
        assertThat(browser.text("#sudoku-said"))
                .isEqualTo("Hidden single (level 1): r8c3=1 is the only option left for column 3 digit 1.");
        assertThat(browser.run("return document.querySelector('#sudoku .marked').value"))
                .isEqualTo("1");
        press("unique");
        said("One solution, and no other.");
        press("search");
        browser.await("the page", "location.pathname.endsWith('play/index.html')");
        browser.await("the puzzle", "document.getElementById('text')?.value.startsWith('1....7.9')");
    }

    @Test
    void aSearchIsWatchedByWhoWantsIt() {
        go("index.html");
        assertThat(browser.text("#watch")).as("nothing moves by itself here").isEqualTo("Watch");
        press("watch");
        browser.await("moves", "/move [2-9]/.test(document.getElementById('watch-said').innerText)");
        press("watch");
        assertThat(browser.text("#watch")).isEqualTo("Watch");
        media("light", "no-preference");
        go("index.html");
        browser.await("it moves by itself", "/move [2-9]/.test(document.getElementById('watch-said').innerText)");
        assertThat(browser.text("#watch")).isEqualTo("Pause");
        browser.await("a solution", "document.getElementById('watch-said').innerText.startsWith('A solution')");
    }

    @Test
    void aSlashSearchesTheGuides() {
        go("guides/cli.html");
        browser.find("body").sendKeys("/");
        WebElement field = browser.driver.switchTo().activeElement();
        assertThat(field.getDomProperty("id")).isEqualTo("wanted");
        field.sendKeys("fresh puzzles");
        browser.await("places", "document.querySelectorAll('#found a').length > 1");
        field.sendKeys(Keys.ARROW_DOWN, Keys.ARROW_UP);
        assertThat(browser.driver.switchTo().activeElement().getDomProperty("id"))
                .isEqualTo("wanted");
        field.sendKeys(Keys.ENTER);
        browser.await("the guide", "location.href.endsWith('guides/generate.html#fresh-puzzles')");
        browser.find("body").sendKeys("/");
        browser.find("#wanted").sendKeys("nosuchword");
        browser.await("nothing", "document.getElementById('found').innerText.includes('Nothing found')");
        browser.find("#wanted").sendKeys(Keys.ESCAPE);
        assertThat(browser.find("#found").isDisplayed()).isFalse();
    }

    @Test
    void theSchemeIsRemembered() {
        go("guides/cli.html");
        String light = ground();
        press("scheme");
        assertThat(ground()).isNotEqualTo(light);
        String dark = ground();
        go("index.html");
        assertThat(ground()).isEqualTo(dark);
        assertThat(filter()).as("a board is dark in the dark").contains("invert");
        press("scheme");
        assertThat(ground()).isEqualTo(light);
        assertThat(filter()).isEqualTo("none");
    }

    private static String filter() {
        return String.valueOf(browser.run("return getComputedStyle(document.getElementById('pentominoes')).filter"));
    }

    /** The output that a guide shows below a command equals the real output. */
    @ParameterizedTest
    @ValueSource(strings = {"explain", "impossible", "generate"})
    @SuppressWarnings("unchecked")
    void everyExamplePrintsWhatTheGuideShows(String guide) {
        go("guides/" + guide + ".html");
        browser.driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
        List<List<String>> runs = (List<List<String>>) browser.driver.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                const run = async box => {
                    const printed = () => [...box.querySelectorAll('.text')].map(text => text.innerText).join('');
                    const shown = printed();
                    box.querySelector('.run').click();
                    while (box.querySelector('.run').textContent !== 'Run') {
                        await new Promise(requestAnimationFrame);
                    }
                    return [box.querySelector('textarea').value, shown, printed()];
                };
                (async () => {
                    const runs = [];
                    for (const box of document.querySelectorAll('.example')) {
                        runs.push(await run(box));
                    }
                    done(runs);
                })();
                """);
        assertThat(runs).hasSizeGreaterThan(5);
        List<String> wrong = new ArrayList<>();
        for (List<String> run : runs) {
            if (!run.get(1).isEmpty() && !run.get(1).equals(run.get(2))) {
                wrong.add(run.get(0) + "\nshown:\n" + run.get(1) + "\nprinted:\n" + run.get(2));
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void anExampleIsEditedDrawnStoppedAndReset() {
        go("guides/explain.html");
        WebElement field = browser.find(".example textarea");
        String given = field.getDomProperty("value");
        write(field, "echo 6 | dlx solve queens --format svg");
        field.sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
        browser.await("a picture", "document.querySelectorAll('.example .picture').length === 1");
        browser.await(
                "drawn", "[...document.querySelectorAll('.example .picture')].every(one => one.naturalWidth > 0)");
        write(field, ENDLESS);
        browser.find(".example .run").click();
        browser.await("it runs", "document.querySelector('.example .run').innerText === 'Stop'");
        browser.find(".example .run").click();
        browser.await("stopped", "document.querySelector('.example .said').innerText.includes('stopped')");
        write(field, "dlx serve");
        browser.find(".example .run").click();
        browser.await("a sentence", "document.querySelector('.example .said').innerText.includes('needs the program')");
        write(field, "echo 6 | dlx count queens # four");
        browser.find(".example .run").click();
        browser.await("a number", "document.querySelector('.example .out').innerText.trim() === '4'");
        browser.find(".example .quiet").click();
        assertThat(field.getDomProperty("value")).isEqualTo(given);
        assertThat(browser.text(".example .out")).contains("one solution");
    }

    @Test
    void thePicturesOfTheGuidesAreOfThisSite() throws IOException {
        Photographs photographs = new Photographs(browser, unnamed);
        go("index.html");
        press("hint");
        browser.await("a hint", "document.getElementById('sudoku-said').innerText.includes('single')");
        browser.run("document.activeElement.blur()");
        photographs.take("site-home");
        go("guides/impossible.html");
        WebElement field = browser.find(".example textarea");
        write(field, "echo 'pentominoes 6x10' | dlx solve polyomino --format svg");
        field.sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
        browser.await(
                "drawn",
                "document.querySelectorAll('.example .picture').length === 1"
                        + " && [...document.querySelectorAll('.example .picture')].every(one => one.naturalWidth > 0)");
        browser.run(
                "document.activeElement.blur(); document.querySelector('.example').scrollIntoView({block: 'center'})");
        photographs.take("site-guide");
        photographs.areThoseOfTheGuides();
    }

    private static void write(WebElement field, String text) {
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
    }

    private static void go(String page) {
        browser.driver.get(files.address() + page);
        browser.await("the bar", "document.getElementById('wanted') && !document.getElementById('wanted').disabled");
    }

    private static void press(String id) {
        browser.find("#" + id).click();
    }

    private static void said(String sentence) {
        browser.await(sentence, "document.getElementById('sudoku-said').innerText === '" + sentence + "'");
    }

    private static String ground() {
        return String.valueOf(browser.run("return getComputedStyle(document.body).backgroundColor"));
    }

    /** Light or dark, and whether things may move. */
    private static void media(String scheme, String motion) {
        browser.driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", scheme),
                                Map.of("name", "prefers-reduced-motion", "value", motion))));
    }
}
