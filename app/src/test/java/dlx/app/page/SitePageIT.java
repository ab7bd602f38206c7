package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.site.Site;
import dlx.web.PageLink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.JavascriptExecutor;

/** The page from a folder of files: answered in the browser, in a subfolder, with and without a network. */
@Tag("slow")
class SitePageIT extends PageVisits {

    /** A search that ends on no machine within the time of a test. */
    private static final String ENDLESS = "26\n";

    private static StaticFiles files;
    private static Map<String, byte[]> site;

    @BeforeAll
    static void open() throws IOException {
        site = new Site("test").files();
        assertThat(site).containsKeys("dlx/dlx.wasm", "dlx/worker.js", "sw.js", "play/index.html");
        files = StaticFiles.of(site);
        startBrowser();
        served = Served.by(files);
    }

    /** Deletes stored data, so that the next test does not find them. */
    @AfterEach
    void forget() {
        browser.driver.executeCdpCommand("Storage.clearDataForOrigin", Map.of("origin", "*", "storageTypes", "all"));
    }

    @Test
    void stepsSolutionsAndLinksAreThoseOfTheServer() {
        visited();
        assertThat(browser.text("#player")).contains("of 288").contains("of 4");
        press("#forward");
        assertThat(sentence()).contains("is chosen: 6 options are left that cover it");
        key("n");
        assertThat(sentence()).contains("Solution 1");
        int step = step();
        key("5");
        browser.await("pictures", "document.querySelectorAll('.gallery li').length === 4");
        go(PageLink.to("queens", "6\n", Map.of()) + "&step=" + step);
        assertThat(step()).isEqualTo(step);
        assertThat(sentence()).contains("Solution 1");
    }

    @Test
    void everyModelOpensAndShowsABoard() {
        @SuppressWarnings("unchecked")
        var models = (java.util.List<String>) browser.run(
                "return [...document.querySelectorAll('#models [role=option] b')].map(name => name.textContent)");
        assertThat(models).contains("queens", "sudoku").hasSizeGreaterThan(20);
        for (String model : models) {
            choose(model);
            assertThat(browser.text("#said")).as(model).doesNotContain("line ");
            browser.await(model + " has steps", "Number(document.getElementById('seek').max) > 1");
            press("#forward");
            press("#forward"); // the first one chooses an item, the next one takes an option
            assertThat(browser.text("#board") + browser.run("return document.querySelector('#board img')?.src ?? ''"))
                    .as(model + ": the board")
                    .isNotBlank();
        }
    }

    @Test
    void hintsReasonsAndFreshPuzzlesComeFromTheWorkers() {
        choose("sudoku");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        assertThat(browser.text("#reason")).contains("level");
        press("#explain");
        browser.await("reasons", "document.getElementById('reason').innerText.includes('one solution')");
        browser.await("a rating", "document.getElementById('main').innerText.includes('level')");
        String before = browser.find("#text").getDomProperty("value");
        press("#fresh");
        browser.await("a fresh puzzle", "document.getElementById('text').value !== " + quoted(before));
        choose("queens");
        type("3\n");
        press("#explain");
        browser.await("why not", "document.getElementById('reason').innerText.includes('no solution')");
        type("8\n");
        key("5");
        pressQuestion("How many?");
        browser.await("a count", "document.querySelector('.answers').innerText.includes('92 solutions')");
        pressQuestion("Only one?");
        browser.await("a verdict", "document.querySelector('.answers').innerText.includes('More than one')");
    }

    @Test
    void aProofIsSaved() {
        visited();
        key("5");
        proofsAreSaved();
    }

    @Test
    void aTextThatIsNoPuzzleIsReportedWithItsPlace() {
        choose("sudoku");
        type("53..7....\n6..z95...\n" + ".........\n".repeat(7));
        browser.await("an error", "document.querySelector('#said .place')");
        assertThat(browser.text("#said")).contains("line 2, column 4").contains("'z'");
    }

    /** Links of other programs become puzzles, and puzzles links, by the programs of the browser. */
    @Test
    void linksAreReadAndWrittenAsTheServerDoes() {
        paste("https://puzz.link/p?sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79");
        awaitText(
                "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n");
        assertThat(browser.text("#model b")).isEqualTo("sudoku");
        String text = browser.find("#text").getDomProperty("value");
        browser.find("#download summary").click();
        browser.await("links", "document.querySelectorAll('.elsewhere').length === 4");
        @SuppressWarnings("unchecked")
        var links = (java.util.List<String>)
                browser.run("return [...document.querySelectorAll('.elsewhere')].map(link => link.href)");
        for (String link : links) {
            paste(link);
            browser.await(link, "document.getElementById('note').innerText.startsWith('Read from')");
            awaitText(text);
        }
        paste("https://puzz.link/p?sudoku/4/x/g1");
        browser.await("what is wrong", "document.querySelector('#said .bad')?.innerText.includes('height')");
        paste("https://puzz.link/p?sudoku/9/9/" + "1".repeat(60_000));
        browser.await(
                "what is wrong", "document.querySelector('#said .bad')?.innerText.includes('they continue with')");
        paste("<?xml version=\"1.0\"?><opensudoku></opensudoku>");
        browser.await("where it is read", "document.querySelector('#said .bad')?.innerText.includes('dlx serve')");
    }

    private static void paste(String text) {
        browser.run("""
                const field = document.getElementById('text');
                field.value = arguments[0];
                field.dispatchEvent(new Event('input', {bubbles: true}));
                """, text);
    }

    private static void awaitText(String text) {
        browser.await("the text", "document.getElementById('text').value === " + quoted(text));
        quiet();
    }

    @Test
    void aClickWritesIntoTheBoard() {
        type("6\n");
        browser.await("cells", "document.querySelector('#board .cells, #board [role=grid], #board .picture')");
        go(PageLink.to("queens", ".Q....\n......\n......\n......\n......\n......\n", Map.of()));
        visited();
        assertThat(browser.text("#player")).contains("of 1");
    }

    @Test
    void aSearchIsGivenUpAtOnceAndTheNextAnswerComes() {
        type(ENDLESS);
        key("5");
        pressQuestion("How many?");
        browser.await("it counts", "document.getElementById('note').innerText.includes('nodes')");
        Object reported = within("""
                const begin = performance.now();
                let stopped;
                [...document.querySelectorAll('.questions button')].find(one => one.innerText === 'Stop').click();
                const watch = new MutationObserver(() => {
                    const {innerText} = document.querySelector('.answers');
                    if (innerText.includes('stopped') && stopped === undefined) {
                        stopped = performance.now() - begin;
                        [...document.querySelectorAll('.questions button')].find(one => one.innerText === 'Only one?').click();
                    } else if (innerText.includes('More than one')) {
                        watch.disconnect();
                        done(`given up after ${stopped.toFixed(1)} ms, the next answer ${(performance.now() - begin - stopped).toFixed(1)} ms later`);
                    }
                });
                watch.observe(document.getElementById('solutions'), {childList: true, subtree: true, characterData: true});
                """);
        System.out.println("a search in the browser: " + reported);
        assertThat(reported.toString()).startsWith("given up after");
    }

    /** Returns the value that a script passes to {@code done}. */
    private static Object within(String script) {
        return ((JavascriptExecutor) browser.driver)
                .executeAsyncScript("const done = arguments[arguments.length - 1];\n" + script);
    }

    private static void kept() {
        browser.driver.manage().timeouts().scriptTimeout(java.time.Duration.ofMinutes(1));
        within("navigator.serviceWorker.ready.then(ready => done(ready.active.state));");
        browser.await("the worker has the page", "navigator.serviceWorker.controller");
    }

    @Test
    void afterTheFirstLoadItWorksWithoutANetwork() {
        kept();
        files.pause();
        try {
            go("");
            assertThat(browser.text("#model b")).isEqualTo("sudoku");
            visited();
            assertThat(browser.text("#player")).contains("of 1");
            press("#forward");
            assertThat(step()).isEqualTo(1);
            browser.driver.get(files.address());
            assertThat(browser.driver.getTitle()).contains("dlx");
            browser.driver.get(files.address() + "guides/web.html");
            assertThat(browser.text("h1")).isNotBlank();
        } finally {
            files.resume();
        }
        browser.console(); // discards the message that sw.js was not loaded
    }

    /** A browser opens no page by a kept answer that was led to another address. */
    @Test
    void aHostThatLeadsToShorterAddressesIsKeptToo() {
        files.shorten(true);
        try {
            browser.driver.get("about:blank");
            forget();
            go(SIX_QUEENS);
            kept();
            browser.driver.get(files.address() + "guides/web.html");
            assertThat(browser.text("h1")).isNotBlank();
            files.pause();
            try {
                browser.driver.get(files.address() + "guides/site");
                assertThat(browser.text("h1")).isNotBlank();
                go(SIX_QUEENS);
                visited();
            } finally {
                files.resume();
            }
        } finally {
            files.shorten(false);
        }
        browser.console(); // discards the message that sw.js was not loaded
    }

    @Test
    void aNewVersionIsTakenWithTheNextLoad() {
        kept();
        Map<String, byte[]> next = new TreeMap<>(site);
        next.computeIfPresent("play/index.html", (name, old) -> replaced(old, "<title>", "<title>new "));
        next.computeIfPresent("sw.js", (name, old) -> replaced(old, "const VERSION = '", "const VERSION = 'new"));
        files.replace(next);
        try {
            String six = PageLink.to("queens", "6\n", Map.of()) + "&step=2";
            within("navigator.serviceWorker.ready.then(ready => ready.update()).then(() => done());");
            within("""
                    navigator.serviceWorker.ready.then(function look(ready) {
                        return ready.waiting ? done() : setTimeout(look, 20, ready);
                    });
                    """);
            assertThat(browser.driver.getTitle()).doesNotContain("new");
            go(six);
            browser.await("the new one", "document.title.startsWith('new')");
            quiet();
            assertThat(step()).isEqualTo(2);
        } finally {
            files.replace(site);
        }
    }

    private static byte[] replaced(byte[] text, String old, String by) {
        return new String(text, StandardCharsets.UTF_8).replace(old, by).getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void onAPhoneItIsUsedByTabs() {
        browser.resize(390, 800);
        browser.touch(true);
        try {
            go(SIX_QUEENS);
            visited();
            press("#forward");
            assertThat(step()).isEqualTo(1);
            assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            assertThat(violations()).isEmpty();
        } finally {
            browser.touch(false);
        }
    }
}
