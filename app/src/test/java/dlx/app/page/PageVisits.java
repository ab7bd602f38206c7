package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.site.Site;
import dlx.web.PageLink;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** A browser for all tests, a server for the tests of a class, and the actions of users on the page. */
@Timeout(1200)
abstract class PageVisits {

    /** A small search with solutions and dead ends, which most tests begin with. */
    static final String SIX_QUEENS = PageLink.to("queens", "6\n", Map.of());

    private static final String QUIET = "document.getElementById('main')?.dataset.state === 'ready'";

    static Served served;

    /** The browser of all classes of this process. */
    static Browser browser;

    /** With {@code -Ddlx.page=site} the page is that of {@code dlx site}, answered in the browser. */
    static void start(String... arguments) throws IOException {
        startBrowser();
        served = "site".equals(System.getProperty("dlx.page"))
                ? Served.by(StaticFiles.of(new Site("test").files()))
                : Served.start(arguments);
    }

    static void startBrowser() {
        if (browser == null) {
            browser = Browser.start();
            Runtime.getRuntime().addShutdownHook(new Thread(browser::close));
        }
    }

    /** Leaves an empty page for the next class, without requests and messages. */
    @AfterAll
    static void leave() {
        if (served != null) {
            browser.driver.get("about:blank");
            browser.console();
            browser.requests();
            served.close();
        }
    }

    @BeforeEach
    void visit() {
        browser.wide();
        browser.scheme("light");
        go(beginning());
    }

    /** The puzzle with which each test begins, as an address has it. */
    String beginning() {
        return SIX_QUEENS;
    }

    /** Checks after each test that the page has not complained and has sent requests only to its own server. */
    @AfterEach
    void nothingWentWrong() {
        assertThat(browser.console()).isEmpty();
        assertThat(browser.requests())
                .allMatch(address -> address.startsWith(served.root())
                        || address.startsWith("blob:")
                        || address.startsWith("data:")
                        || address.startsWith("file:")
                        || address.startsWith("about:"));
    }

    static void go(String hash) {
        browser.driver.get("about:blank");
        browser.driver.get(served.address + hash);
        quiet();
    }

    static void quiet() {
        browser.await("the page is ready", QUIET);
    }

    static void press(String css) {
        browser.find(css).click();
        quiet();
    }

    static void key(CharSequence... keys) {
        browser.find("body").sendKeys(keys);
        quiet();
    }

    static void type(String text) {
        WebElement field = browser.find("#text");
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
        field.sendKeys(text);
        quiet();
    }

    /** Another model, as the list of puzzles finds it. */
    static void choose(String id) {
        browser.find("#model").click();
        WebElement wanted = browser.find("#wanted");
        wanted.sendKeys(id, Keys.ENTER);
        browser.await("the model is chosen", "document.getElementById('model').value === '" + id + "'");
        quiet();
    }

    /** Sets the mode of the matrix: left, near, all or text. */
    static void matrixAs(String mode) {
        new Select(browser.find("#mode")).selectByValue(mode);
        quiet();
    }

    static int step() {
        return ((Number) browser.run("return Number(document.getElementById('main').dataset.step)")).intValue();
    }

    static String sentence() {
        return browser.text("#sentence");
    }

    /** All steps are known, and drawn. */
    static void visited() {
        browser.await("the walk has ended", "document.getElementById('main').dataset.walk === 'complete'");
        quiet();
    }

    /** Presses the button of a question below the solutions, or of an action on its answer. */
    static void pressQuestion(String words) {
        browser.run(
                "[...document.querySelectorAll('.questions button')].find(one => one.innerText === arguments[0]).click()",
                words);
    }

    /**
     * Checks, for six queens, that the files of a proof are saved one by one and contain what their buttons announce.
     */
    static void proofsAreSaved() {
        pressQuestion("Only one?");
        browser.await("a verdict", "document.querySelector('.answers').innerText.includes('More than one solution')");
        pressQuestion("Proof for VeriPB");
        browser.await("two files", "document.querySelectorAll('.questions .save').length === 2");
        browser.run("""
                window.saved = [];
                URL.createObjectURL = blob => {
                    blob.text().then(text => window.saved.push(text));
                    return 'about:blank';
                };
                HTMLAnchorElement.prototype.click = function () {
                    window.saved.push(this.download);
                };
                document.querySelectorAll('.questions .save').forEach(button => button.click());
                """);
        browser.await("names and texts", "window.saved.length === 4");
        assertThat(String.valueOf(browser.run("return window.saved.join('|')")))
                .contains("queens.pbp", "queens.opb", "pseudo-Boolean proof version 3.0\n", "* #variable= ")
                .contains("conclusion ENUMERATION_PARTIAL 2 ;");
        pressQuestion("Proof");
        browser.await(
                "one file",
                "[...document.querySelectorAll('.questions .save')].map(one => one.innerText).join() === 'Save queens.proof'");
        pressQuestion("How many?");
        browser.await("nothing to prove", "document.querySelectorAll('.questions .save').length === 0");
    }

    static String quoted(String text) {
        return new com.google.gson.Gson().toJson(text);
    }

    static List<String> violations() {
        try {
            return browser.violations();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
