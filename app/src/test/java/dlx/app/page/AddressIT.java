package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.web.PageLink;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WindowType;

/** Tests the address and the history of the browser. */
@Tag("slow")
class AddressIT extends ServedVisits {

    /** Waits until the address describes the shown page, which it does after a moment. */
    private static void written() {
        quiet();
        browser.await("the address is written", "document.getElementById('main').dataset.address === 'written'");
    }

    private static String address() {
        written();
        return browser.run("return location.hash").toString();
    }

    private static String field() {
        return browser.find("#text").getDomProperty("value");
    }

    private static String model() {
        return browser.find("#model").getDomProperty("value");
    }

    private static void reload() {
        written();
        browser.driver.navigate().refresh();
        written();
    }

    /** Sets a text as if it were pasted, because typing it would take a minute. */
    private static void paste(String text) {
        browser.run("""
                const field = document.getElementById('text');
                field.value = arguments[0];
                field.dispatchEvent(new Event('input', {bubbles: true}));
                """, text);
        written();
    }

    /** A puzzle that no address can hold: pressed together it is still long. */
    private static String large(int seed) {
        java.util.Random random = new java.util.Random(seed);
        String names = IntStream.range(0, 2500)
                .mapToObj(i -> Long.toString(random.nextLong() & Long.MAX_VALUE, 36))
                .collect(Collectors.joining(" "));
        return "items " + names + "\nall: " + names + "\n";
    }

    @Test
    void whatWasTypedIsThereAgainAfterAReload() {
        type("5\n");
        visited();
        key("n");
        int step = step();
        String address = address();
        assertThat(address).startsWith(PageLink.to("queens", "5\n", Map.of())).endsWith("&step=" + step);
        reload();
        assertThat(field()).isEqualTo("5\n");
        assertThat(step()).isEqualTo(step).isPositive();
        assertThat(sentence()).contains("Solution 1");
        assertThat(address()).isEqualTo(address);
    }

    @Test
    void aSettingAndAStrategyAreThereAgainAfterAReload() {
        browser.run("""
                document.querySelector('.settings').open = true;
                const list = document.getElementById('strategy');
                list.value = 'first';
                list.dispatchEvent(new Event('change', {bubbles: true}));
                """);
        quiet();
        browser.run("""
                const field = document.querySelector('.setting input');
                field.value = 'yes';
                field.dispatchEvent(new Event('change', {bubbles: true}));
                """);
        reload();
        assertThat(browser.find("#strategy").getDomProperty("value")).isEqualTo("first");
        assertThat(browser.find(".setting input").getDomProperty("value")).isEqualTo("yes");
    }

    @Test
    void aTextWithAnErrorIsNotLostAndTheLastGoodBoardStays() {
        type("5\n");
        String address = address();
        type("5 queens\n");
        browser.await("an error", "document.querySelector('#said .place')");
        assertThat(address()).isEqualTo(address);
        reload();
        assertThat(field()).isEqualTo("5 queens\n");
        assertThat(browser.text("#said")).contains("is not a board size");
        assertThat(browser.text(".facts")).contains("25 options");
        press("#share");
        browser.await("the note", "document.getElementById('note').textContent.includes('read last')");
        type("4\n");
        assertThat(address()).isEqualTo(PageLink.to("queens", "4\n", Map.of()));
    }

    @Test
    void backAndForwardLeadFromModelToModel() {
        type("5\n");
        key("n");
        String queens = address();
        choose("latin");
        type("1...\n....\n....\n....\n");
        String latin = address();
        choose("langford");
        written();
        browser.driver.navigate().back();
        browser.await("the model before", "document.getElementById('model').value === 'latin'");
        assertThat(address()).isEqualTo(latin);
        assertThat(field()).startsWith("1...\n");
        browser.driver.navigate().back();
        browser.await("the first model", "document.getElementById('model').value === 'queens'");
        assertThat(address()).isEqualTo(queens);
        assertThat(field()).isEqualTo("5\n");
        assertThat(sentence()).contains("Solution 1");
        browser.driver.navigate().forward();
        browser.await("the second model", "document.getElementById('model').value === 'latin'");
        assertThat(address()).isEqualTo(latin);
    }

    @Test
    void anExampleAtAClickDoesNotTakeAwayWhatWasTyped() {
        type("5\n");
        press("#example");
        assertThat(field()).isEqualTo("8\n");
        written();
        browser.driver.navigate().back();
        browser.await("what was typed", "document.getElementById('text').value === '5\\n'");
    }

    @Test
    void aPuzzleTooLongForAnAddressIsKeptAndSaidToBe() {
        choose("sets");
        String text = large(1);
        paste(text);
        String address = address();
        assertThat(address).hasSizeLessThan(200).contains("kept=");
        reload();
        assertThat(field()).isEqualTo(text);
        press("#share");
        browser.await("the note", "document.getElementById('note').textContent.includes('too long for a link')");
        go(address); // without an entry of the history that holds the text
        assertThat(field()).isEqualTo(text);
        browser.run("localStorage.clear()");
        go(address);
        assertThat(browser.text("#notice")).contains("not stored in this browser");
    }

    @Test
    void nothingIsLostWhereNothingCanBeStored() {
        browser.run("""
                Storage.prototype.setItem = () => {
                    throw new DOMException('full', 'QuotaExceededError');
                };
                """);
        choose("sets");
        String text = large(2);
        paste(text);
        reload();
        assertThat(field()).isEqualTo(text);
    }

    @Test
    void twoWindowsDoNotOverwriteOneAnother() {
        String first = browser.driver.getWindowHandle();
        choose("sets");
        paste(large(3));
        browser.driver.switchTo().newWindow(WindowType.TAB);
        try {
            go(SIX_QUEENS);
            choose("sets");
            paste(large(4));
            String second = browser.driver.getWindowHandle();
            browser.driver.switchTo().window(first);
            reload();
            assertThat(field()).isEqualTo(large(3));
            browser.driver.switchTo().window(second);
            reload();
            assertThat(field()).isEqualTo(large(4));
        } finally {
            browser.driver.close();
            browser.driver.switchTo().window(first);
        }
    }

    @Test
    void sharingAfterTypingSharesWhatWasTyped() {
        go(PageLink.to("queens", "7\n", Map.of()));
        type("5\n");
        press("#share");
        browser.await("the note", "document.getElementById('note').textContent.includes('link')");
        assertThat(address()).isEqualTo(PageLink.to("queens", "5\n", Map.of()));
    }

    @Test
    void aLinkThatNamesNoPuzzleSaysSo() {
        for (Map.Entry<String, String> link : Map.of(
                        "#model=frob&text=abc", "The model “frob” was not found",
                        "#text=M-UCAA", "does not name a model",
                        "#model=sudoku&text=abc", "cannot be read")
                .entrySet()) {
            go(link.getKey());
            assertThat(browser.find("#notice").isDisplayed()).as(link.getKey()).isTrue();
            assertThat(browser.text("#notice")).as(link.getKey()).contains(link.getValue());
            assertThat(violations()).isEmpty();
            type("5\n");
            assertThat(browser.text("#notice")).isEmpty();
        }
        go("#model=langford");
        assertThat(browser.text("#notice")).isEmpty();
        assertThat(model()).isEqualTo("langford");
    }
}
