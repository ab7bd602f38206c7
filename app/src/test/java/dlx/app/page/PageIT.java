package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.plugin.PluginJar;
import dlx.web.PageLink;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;

/** Tests the page in a browser, with the actions of users. */
@Tag("slow")
@Timeout(1200)
class PageIT extends PageVisits {

    /** A picture and names that would run something, if anything let them. */
    private static final String HOSTILE = """
            package plugin;

            import dlx.api.*;
            import java.util.*;

            public class Hostile implements HasPictures<String, String> {
                public String id() { return "hostile"; }
                public String title() { return "<img src=x onerror=document.title='run'>"; }
                public String grammar() { return "<script>document.title='run'</script>"; }
                public String example() { return "a\\n"; }
                public String parse(PuzzleText text) { return text.nextFilled("a line").text(); }
                public void describe(String puzzle, CoverBuilder<String> cover) {
                    cover.option("<svg/onload=document.title='run'>", cover.item("<b onclick=document.title='run'>it"));
                    cover.option("${document.title='run'}\\u001b[31m", cover.item("</textarea><script>document.title='run'</script>"));
                }
                public String render(String puzzle, Solution<String> solution) { return "<script>document.title='run'</script>\\n"; }
                public Svg picture(String puzzle, Solution<String> solution) {
                    return new Svg(2, 1).word(1, 0.5, 0.3, "black", "</text><script>top.document.title='run'</script>")
                        .titled("<script>document.title='run'</script>", "\\" onload=\\"document.title='run'");
                }
            }
            """;

    @TempDir
    static Path folder;

    @BeforeAll
    static void open() throws IOException {
        Path plugins = java.nio.file.Files.createDirectories(folder.resolve("plugins"));
        new PluginJar(java.nio.file.Files.createDirectories(folder.resolve("work")))
                .with("Hostile", HOSTILE)
                .naming("plugin.Hostile")
                .write(plugins.resolve("hostile.jar"));
        start("--plugins", plugins.toString());
    }

    @Test
    void aStepIsReportedInPlainWords() {
        assertThat(sentence()).contains("Nothing is chosen yet");
        press("#forward");
        assertThat(sentence()).contains("is chosen: 6 options are left that cover it");
        assertThat(browser.text("#tree")).contains("Fewest options left");
        press("#forward");
        assertThat(sentence()).startsWith("Option r").endsWith("is taken.");
        assertThat(browser.run("return document.querySelector('.picture img').alt")
                        .toString())
                .contains("Q");
        press("#back");
        press("#back");
        assertThat(step()).isZero();
        assertThat(browser.run("return document.querySelector('.picture img').alt")
                        .toString())
                .doesNotContain("Q");
    }

    @Test
    void everyModelOpensStepsForwardAndBackAndShowsABoard() {
        @SuppressWarnings("unchecked")
        List<String> models = (List<String>) browser.run(
                "return [...document.querySelectorAll('#models [role=option] b')].map(name => name.textContent)");
        assertThat(models).contains("queens", "sudoku", "hostile").hasSizeGreaterThan(20);
        for (String model : models) {
            choose(model);
            assertThat(browser.text("#said")).as(model).doesNotContain("line ");
            browser.await(model + " has steps", "Number(document.getElementById('seek').max) > 1");
            for (int i = 0; i < 3; i++) {
                press("#forward");
            }
            assertThat(step()).as(model).isBetween(2, 3);
            assertThat(browser.text("#board") + browser.run("return document.querySelector('#board img')?.src ?? ''"))
                    .as(model + ": the board")
                    .isNotBlank();
            press("#back");
            press("#first");
            assertThat(step()).as(model).isZero();
        }
        assertThat(browser.driver.getTitle()).as("nothing of a plugin's ran").isEqualTo("dlx: puzzles as exact covers");
    }

    @Test
    void aHostilePluginRunsNothing() {
        choose("hostile");
        visited();
        key("n");
        assertThat(sentence()).contains("Solution 1");
        browser.find(".how summary").click();
        matrixAs("text");
        assertThat(browser.text("#as-text")).contains("<svg/onload=");
        key("5");
        browser.await("a picture", "document.querySelectorAll('.gallery img').length === 1");
        assertThat(browser.driver.getTitle()).isEqualTo("dlx: puzzles as exact covers");
    }

    @Test
    void anErrorIsMarkedInItsPlaceAndTheViewsStay() {
        choose("sudoku");
        String board =
                browser.run("return document.querySelector('#board img').src").toString();
        type("53..7....\n6..z95...\n" + ".........\n".repeat(7));
        browser.await("an error", "document.querySelector('#said .place')");
        assertThat(browser.text("#said")).contains("line 2, column 4").contains("'z'");
        assertThat(browser.find("#text").getDomAttribute("aria-invalid")).isEqualTo("true");
        assertThat(browser.run("return document.querySelector('#board img').src"))
                .isEqualTo(board);
        browser.find("#said .place").click();
        assertThat(
                        browser.run(
                                "const t = document.getElementById('text'); return t.value.slice(t.selectionStart, t.selectionEnd)"))
                .isEqualTo("z");
        assertThat(violations()).isEmpty();
    }

    @Test
    void aLinkHoldsThePuzzleAndTheStep() {
        type("5\n");
        visited();
        key("n");
        int step = step();
        press("#share");
        browser.await("a link", "location.hash.includes('step=')");
        String hash = browser.run("return location.hash").toString();
        go(hash);
        assertThat(step()).isEqualTo(step).isPositive();
        assertThat(sentence()).contains("Solution 1");
        assertThat(browser.find("#text").getDomProperty("value")).isEqualTo("5\n");
    }

    @Test
    void aSearchThatStoppedContinuesWhenAsked() {
        type("17\n");
        browser.await("the walk has stopped", "document.getElementById('on') !== null");
        long before = Long.parseLong(browser.find("#seek").getDomProperty("max"));
        press("#on");
        browser.await("it goes on", "Number(document.getElementById('seek').max) > " + before);
        assertThat(browser.find("#main").getDomAttribute("data-walk")).isEqualTo("running");
    }

    @Test
    void whatIsSavedIsWhatIsShown() {
        visited();
        key("n");
        key("5");
        browser.await("pictures", "document.querySelectorAll('.gallery li').length === 4");
        browser.run("""
                window.saved = [];
                const make = URL.createObjectURL;
                URL.createObjectURL = blob => {
                    blob.text().then(text => window.saved.push(text));
                    return make.call(URL, blob);
                };
                HTMLAnchorElement.prototype.click = () => {};
                document.querySelectorAll('#download button').forEach(button => button.click());
                """);
        browser.await("four files", "window.saved.length === 4");
        Object saved = browser.run("return window.saved.map(text => text.slice(0, 40)).sort().join('|')");
        assertThat(saved.toString()).contains("6\n|", "|<svg", "|{\"type\":\"solution\",\"puzzle\":1,\"number\":1");
        assertThat(browser.run(
                        "return JSON.parse(window.saved.find(text => text.includes('choose')).split('\\n')[0]).type"))
                .isEqualTo("step");
    }

    @Test
    void aProofIsSaved() {
        visited();
        key("5");
        proofsAreSaved();
    }

    @Test
    void keysDoWhatTheHelpSays() {
        visited();
        key(Keys.ARROW_RIGHT);
        key(Keys.ARROW_RIGHT);
        assertThat(step()).isEqualTo(2);
        key(Keys.ARROW_DOWN);
        assertThat(sentence()).contains("is put back");
        key(Keys.ARROW_UP);
        assertThat(step()).isEqualTo(1);
        key("n");
        assertThat(sentence()).contains("Solution 1");
        int first = step();
        key("n");
        assertThat(sentence()).contains("Solution 2");
        key("N");
        assertThat(step()).isEqualTo(first);
        key("d");
        assertThat(sentence()).contains("Dead end");
        key(Keys.END);
        assertThat(step()).isEqualTo(288);
        key(Keys.HOME);
        assertThat(step()).isZero();
        key("+");
        assertThat(browser.find("#speed").getDomProperty("value")).isEqualTo("5");
        key(" ");
        browser.await("it plays", "Number(document.getElementById('main').dataset.step) > 3");
        key(" ");
        key("5");
        assertThat(browser.find("#main").getDomAttribute("data-view")).isEqualTo("solutions");
        key("3");
        assertThat(browser.find("#main").getDomAttribute("data-view")).isEqualTo("steps");
        key("?");
        assertThat(browser.find("#help-dialog").isDisplayed()).isTrue();
    }

    /** The page of a sudoku has all buttons. */
    @Test
    void theHelpSaysWhatEachButtonDoes() {
        choose("sudoku");
        type("55.......\n" + ".........\n".repeat(8));
        browser.await("no solution", "document.getElementById('why')");
        key("?");
        assertThat((List<?>) browser.run("""
                const told = [...document.querySelectorAll('#help-dialog th')].flatMap(name => name.textContent.split(', '));
                const named = button => button.getAttribute('aria-label') ?? button.textContent.trim();
                return [...document.querySelectorAll('#puzzle button, .actions > button, .actions > details > summary, .views button')]
                    .map(named).filter(name => !told.includes(name) && name !== 'Help');
                """)).isEmpty();
        assertThat(violations()).isEmpty();
        assertThat(browser.run("return document.getElementById('help-dialog').scrollTop"))
                .as("it opens at its beginning")
                .isEqualTo(0L);
        browser.find("#help-dialog button").click();
        assertThat(browser.find("#help-dialog").isDisplayed()).isFalse();
    }

    @Test
    void keysBeforeAnyPuzzleWasReadDoNothing() {
        go(PageLink.to("queens", "nonsense\n", Map.of()));
        browser.await("an error", "document.querySelector('#said .place')");
        everyKey();
        assertThat(step()).isZero();
        type("5\n");
        key(Keys.ARROW_RIGHT);
        assertThat(step()).isEqualTo(1);
    }

    @Test
    void keysWithoutAServerDoNothing() {
        browser.block("*/api/models");
        try {
            go("");
            browser.await("a note", "document.body.innerText.includes('is not running')");
            everyKey();
            assertThat(browser.console()).allMatch(line -> line.contains("api/models"));
        } finally {
            browser.block();
        }
    }

    private static void everyKey() {
        for (Keys name : List.of(
                Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.HOME, Keys.END, Keys.SPACE)) {
            key(name);
            key(Keys.SHIFT, name);
        }
        for (String letter : "nNd+-12345/".split("")) {
            browser.run("document.activeElement.blur()"); // some keys go to a field
            key(letter);
        }
        browser.run("document.getElementById('picker')?.close()");
        browser.run("document.activeElement.blur()");
        browser.run("document.querySelectorAll('#download button').forEach(button => button.click())");
        quiet();
    }

    @Test
    void solutionsAreShownAndCounted() {
        key("5");
        browser.await("pictures", "document.querySelectorAll('.gallery li').length === 4");
        browser.run("[...document.querySelectorAll('.questions button')][0].click()");
        browser.await("a count", "document.querySelector('.answers').innerText.includes('4 solutions')");
        browser.await(
                "the symmetries beside it", "document.querySelector('.answers').innerText.endsWith('), 8 symmetries')");
        assertThat(browser.text("#kind")).isEqualTo("4 solutions, 8 symmetries");
        browser.run("[...document.querySelectorAll('.questions button')][1].click()");
        browser.await("a verdict", "document.querySelector('.answers').innerText.includes('More than one solution')");
        browser.run("document.querySelector('.questions input[type=checkbox]').click()");
        browser.await("distinct ones", "document.querySelectorAll('.gallery li').length === 1");
        browser.run("document.querySelector('.questions input[type=checkbox]').click()");
        browser.await("all of them", "document.querySelectorAll('.gallery li').length === 4");
        browser.run("document.querySelectorAll('.gallery .solution')[2].click()");
        browser.await("its step", "document.getElementById('sentence').innerText.includes('Solution 3')");
    }

    @Test
    void oneOfEachKindIsShownForAModelWithoutSymmetriesOfItsOwn() {
        choose("latin");
        type("....\n....\n....\n....\n");
        visited();
        key("5");
        browser.await("pictures", "document.querySelectorAll('.gallery li').length === 24");
        assertThat(browser.text(".questions label.check")).isEqualTo("one of each kind");
        browser.run("document.querySelector('.questions input[type=checkbox]').click()");
        browser.await("a picture of each kind", "document.querySelectorAll('.gallery li').length === 2");
        browser.run("[...document.querySelectorAll('.questions button')][0].click()");
        browser.await("a count", "document.querySelector('.answers').innerText.startsWith('2 kinds of 576 solutions')");
        browser.await(
                "the symmetries beside it",
                "document.querySelector('.answers').innerText.endsWith('), 82\\u202f944 symmetries')");
        browser.run("document.querySelectorAll('.gallery .solution')[0].click()");
        browser.await(
                "the reason",
                "document.querySelector('#solutions .bad').innerText.includes('uncheck “one of each kind”')");
        browser.run("document.querySelector('.questions input[type=checkbox]').click()");
        browser.await("all of them", "document.querySelectorAll('.gallery li').length === 24");
        assertThat(violations()).isEmpty();
    }

    @Test
    void theBestIsShownWithItsBound() {
        choose("assignment");
        key("5");
        browser.await("the question", "document.querySelectorAll('.questions button').length === 3");
        browser.run("[...document.querySelectorAll('.questions button')][2].click()");
        browser.await("a best", "document.querySelector('.answers').innerText.includes('The best score is')");
        assertThat(browser.text(".best")).contains("proved");
        assertThat(violations()).isEmpty();
    }

    @Test
    void hintsExplanationsRatingsAndFreshPuzzles() throws IOException {
        choose("sudoku");
        browser.await("a rating", "document.getElementById('size').innerText.includes('level')");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        assertThat(browser.text("#reason")).contains("is the only option left for");
        assertThat(violations()).isEmpty();
        String first = browser.text("#reason .first");
        browser.run("document.querySelector('#reason .next').click()");
        browser.await(
                "another hint",
                "!document.querySelector('#reason .first').innerText.startsWith(" + quoted(first) + ")");
        browser.run("document.querySelector('#reason .close').click()");
        browser.await("closed", "document.getElementById('reason-card').hidden");
        choose("queens");
        type("3\n");
        assertThat(sentence()).isNotBlank();
        press("#explain");
        browser.await("reasons", "document.querySelector('#reason .words')");
        assertThat(browser.text("#reason")).contains("no solution");
        press("#minimal");
        browser.await(
                "what can be left out",
                "document.querySelector('#reason .words')?.innerText.includes('no givens that could be left out')");
        type("4\n");
        press("#minimal");
        browser.await("the nearest puzzle", "document.querySelector('#reason .nearest')");
        browser.run("document.querySelector('#reason .nearest').click()");
        browser.await("it is open", "document.getElementById('text').value.startsWith('.Q..')");
        choose("sudoku");
        String before = String.valueOf(browser.find("#text").getDomProperty("value"));
        browser.find("#fresh").click();
        browser.await("a fresh puzzle", "document.getElementById('note').innerText.includes('A fresh puzzle: ')");
        assertThat(String.valueOf(browser.find("#text").getDomProperty("value")))
                .isNotEqualTo(before);
    }

    @Test
    void newPuzzlesAreOfferedWhereTheyCanBeMade() {
        choose("matrix");
        assertThat(browser.run("return document.getElementById('fresh')")).isNull();
        assertThat(browser.text("#no-fresh")).startsWith("New puzzles of this kind cannot be made here");
        assertThat(violations()).isEmpty();
        choose("sudoku");
        assertThat(browser.find("#fresh").isDisplayed()).isTrue();
        assertThat(browser.run("return document.getElementById('no-fresh')")).isNull();
    }

    @Test
    void nothingIsAskedOfThePuzzleOfAnotherModel() {
        choose("sudoku");
        browser.run("location.hash = arguments[0]", PageLink.to("matrix", "1 2 3\n", Map.of()));
        browser.await("an error", "document.querySelector('#said .bad')");
        for (String id : List.of("hint", "explain", "minimal", "fresh")) {
            assertThat(browser.run("return document.getElementById(arguments[0])", id))
                    .as(id)
                    .isNull();
        }
    }

    @Test
    void aFreshPuzzleIsStoppedAndWhatCameNearestIsTaken() {
        choose("sudoku");
        String before = String.valueOf(browser.find("#text").getDomProperty("value"));
        browser.run("""
                const list = document.getElementById('level');
                list.value = 'search'; // hardly any sudoku is so hard
                list.dispatchEvent(new Event('change', {bubbles: true}));
                """);
        browser.find("#fresh").click();
        browser.await("attempts", "document.querySelector('.spinner + [role=status]')?.innerText.includes('attempt')");
        assertThat(violations()).isEmpty();
        browser.find("#stop").click();
        browser.await("what it made", "document.getElementById('note').innerText.includes('The closest one: ')");
        assertThat(browser.text("#note"))
                .contains("No puzzle as requested (by search)")
                .contains("given, level");
        assertThat(browser.find("#text").getDomProperty("value")).isNotEqualTo(before);
        assertThat(browser.find("#fresh").isEnabled()).isTrue();
    }

    @Test
    void aWordSearchIsFilledAnewEachTime() {
        choose("word-search");
        for (int k = 0; k < 2; k++) {
            String before = String.valueOf(browser.find("#text").getDomProperty("value"));
            browser.find("#fresh").click();
            browser.await("another text", "document.getElementById('text').value !== " + quoted(before));
            browser.await(
                    "what it made",
                    "document.getElementById('note').innerText.includes('A fresh puzzle: level 1: singles.')");
            assertThat(String.valueOf(browser.find("#text").getDomProperty("value")))
                    .matches("([A-Z]{7}\n){4}\nDANCING LINKS COVER ITEM\n");
        }
    }

    @Test
    void aBoardIsDimmedWhileTheTextHasAnError() {
        String opacity = "return getComputedStyle(document.querySelector('.picture')).opacity";
        assertThat(browser.run(opacity)).isEqualTo("1");
        type("6 x\n");
        assertThat(Double.parseDouble(browser.run(opacity).toString())).isLessThan(0.5);
        assertThat(browser.text("#said")).contains("show the last puzzle that could be read");
        assertThat(violations()).isEmpty();
        type("6\n");
        assertThat(browser.run(opacity)).isEqualTo("1");
    }

    @Test
    void aHintShowsNothingOfTheSearch() {
        choose("matrix");
        visited();
        key("n");
        String solution = browser.text("#board");
        matrixAs("text");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        assertThat(browser.text("#board")).isNotEqualTo(solution);
        assertThat(browser.text("#as-text")).contains(browser.text("#reason .first"));
    }

    @Test
    void aPhoneScrollsNothingSideways() {
        browser.resize(390, 844);
        go(SIX_QUEENS);
        for (String tab : List.of("puzzle", "board", "matrix", "tree", "solutions")) {
            press(".tab-" + tab);
            assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
                    .as(tab)
                    .isEqualTo(true);
            assertThat(browser.find("#" + tab + "-card").isDisplayed()).as(tab).isTrue();
            assertThat(browser.find("#play").isDisplayed()).as(tab).isTrue();
            assertThat(violations()).as(tab).isEmpty();
        }
    }

    /** Each puzzle fits on one printed page, without controls of the program. */
    @ParameterizedTest
    @CsvSource({
        "sudoku, the puzzle, 1, 0",
        "sudoku, the puzzle and a solution, 2, 0",
        "sudoku, 'the puzzle, four on a sheet', 4, 0",
        "queens, the puzzle and a solution, 2, 1",
        "word-search, 'the puzzle, four on a sheet', 4, 4",
        "sets, the puzzle and a solution, 2, 2",
        "langford, the puzzle and a solution, 2, 1"
    })
    void aSheetIsPrinted(String model, String words, long figures, long texts) {
        choose(model);
        browser.scheme("dark");
        browser.run("window.print = () => { window.printed = document.querySelectorAll('#sheet figure').length; }");
        browser.find("#print summary").click();
        assertThat(violations()).isEmpty();
        browser.run(
                "[...document.querySelectorAll('#print button')].find(one => one.innerText === arguments[0]).click()",
                words);
        browser.await("the sheet", "window.printed");
        assertThat(browser.run("return window.printed")).isEqualTo(figures);
        assertThat(browser.find("#sheet").isDisplayed()).as("on the screen").isFalse();
        browser.paper(true);
        try {
            assertThat(browser.run("return document.querySelectorAll('#sheet pre').length"))
                    .isEqualTo(texts);
            assertThat((List<?>) browser.run(
                            "return [...document.body.children].filter(one => one.getClientRects().length > 0)"
                                    + ".map(one => one.id)"))
                    .isEqualTo(List.of("sheet"));
            assertThat(browser.pages()).isEqualTo(1);
        } finally {
            browser.paper(false);
        }
        browser.run("dispatchEvent(new Event('afterprint'))");
        assertThat(browser.run("return document.querySelectorAll('#sheet figure').length"))
                .isEqualTo(0L);
    }

    @Test
    void whatThereIsNotIsNotPrinted() {
        type("3\n");
        browser.run("window.print = () => { window.printed = true; }");
        browser.find("#print summary").click();
        browser.find("#print button:nth-of-type(2)").click();
        browser.await("a sentence", "document.getElementById('note').innerText.includes('no solution to print')");
        assertThat(browser.run("return window.printed")).isNull();
    }

    /** The print of the browser. */
    @Test
    void theBoardIsPrintedWithoutTheProgram() {
        choose("sudoku");
        browser.scheme("dark");
        for (String view : List.of("2", "5")) {
            key(view);
            if (view.equals("5")) {
                browser.await("pictures", "document.querySelector('.gallery li')");
            }
            browser.paper(true);
            try {
                assertThat(
                                (List<?>)
                                        browser.run(
                                                "return [...document.querySelectorAll('#main > .card, #top, #player, button, input')]"
                                                        + ".filter(one => one.getClientRects().length > 0 && !one.matches('.solution')).map(one => one.id)"))
                        .isEqualTo(List.of(view.equals("2") ? "board-card" : "solutions-card"));
                assertThat(browser.pages()).isEqualTo(1);
            } finally {
                browser.paper(false);
            }
        }
    }

    /** The share of all pixels of the board that are brighter than halfway, in a photograph of it. */
    private static double brightOfBoard() throws IOException {
        BufferedImage taken =
                ImageIO.read(new ByteArrayInputStream(browser.find(".picture").getScreenshotAs(OutputType.BYTES)));
        int bright = 0;
        for (int y = 0; y < taken.getHeight(); y++) {
            for (int x = 0; x < taken.getWidth(); x++) {
                bright += (taken.getRGB(x, y) >> 8 & 255) > 127 ? 1 : 0;
            }
        }
        return (double) bright / (taken.getWidth() * taken.getHeight());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sudoku", "queens", "word-search", "calendar"})
    void aBoardIsDarkInTheDark(String model) throws IOException {
        choose(model);
        assertThat(brightOfBoard()).isGreaterThan(0.7);
        browser.scheme("dark");
        assertThat(brightOfBoard()).isLessThan(0.3);
    }

    @Test
    void nothingHindersAnybodyInAnyStateOrScheme() {
        for (String scheme : List.of("light", "dark")) {
            browser.scheme(scheme);
            go(SIX_QUEENS);
            assertThat(violations()).as(scheme + ", first visit").isEmpty();
            visited();
            for (String seek : List.of("d", "n")) {
                key(seek);
                assertThat(violations()).as(scheme + ", " + sentence()).isEmpty();
            }
            matrixAs("text");
            assertThat(violations()).as(scheme + ", as text").isEmpty();
            key("5");
            browser.await("pictures", "document.querySelectorAll('.gallery li').length === 4");
            assertThat(violations()).as(scheme + ", solutions").isEmpty();
            key("?");
            assertThat(violations()).as(scheme + ", help").isEmpty();
        }
    }

    @Test
    void aPuzzleTooLargeForAMatrixStillPlays() {
        type("70\n");
        assertThat(browser.text("#tree") + browser.text("#matrix")).isNotBlank();
        press("#forward");
        press("#forward");
        assertThat(step()).isEqualTo(2);
    }

    @Test
    void aRecordedSearchPlaysWithoutAServer() throws IOException {
        Path file = folder.resolve("six queens.html");
        dlx.app.Cli.Result made =
                dlx.app.Cli.dlx("6\n", "trace", "queens", "--format", "html", "--output", file.toString());
        assertThat(made.code()).as(made.err()).isZero();
        browser.driver.get(file.toUri().toString());
        quiet();
        visited();
        key("n");
        assertThat(sentence()).contains("Solution 1");
        browser.await("a board", "document.querySelector('.picture img')?.alt.includes('Q')");
        assertThat(violations()).isEmpty();
        key("5");
        browser.await("solutions", "document.querySelectorAll('.gallery img').length === 4");
        key(Keys.END);
        key("2");
        assertThat(step()).isEqualTo(288);
        assertThat(browser.requests().stream()
                        .filter(address -> address.startsWith("http") && !address.startsWith(served.address)))
                .isEmpty();
        browser.driver.get("about:blank");
        browser.requests();
    }

    @Test
    void thePageIsSmall() throws Exception {
        long bytes = 0;
        HttpClient client = HttpClient.newHttpClient();
        for (Object name : (List<?>)
                browser.run("return performance.getEntriesByType('resource').map(e => e.name).concat(location.href)")) {
            String address = String.valueOf(name);
            if (address.startsWith(served.address) && !address.contains("/api/")) {
                bytes += client.send(
                                HttpRequest.newBuilder(URI.create(address.replaceAll("#.*", "")))
                                        .build(),
                                HttpResponse.BodyHandlers.ofByteArray())
                        .body()
                        .length;
            }
        }
        assertThat(bytes).isBetween(10_000L, 300_000L);
    }
}
