package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Visits the page of {@code dlx serve} once and touches each part of it; the other classes of this package look closer.
 */
class VisitIT extends ServedVisits {

    @Test
    void aPuzzleIsTypedMendedSteppedThroughSolvedAndShared() {
        go("");
        assertThat(browser.text("#model b")).as("most people know it").isEqualTo("sudoku");
        choose("queens");
        type("6\n");
        assertThat(sentence()).contains("Nothing is chosen yet");
        press("#forward");
        assertThat(sentence()).contains("is chosen: 6 options are left that cover it");
        press("#forward");
        assertThat(sentence()).startsWith("Option r").endsWith("is taken.");
        press("#back");
        assertThat(step()).isEqualTo(1);
        assertThat(violations()).isEmpty();

        type("5 queens\n");
        browser.await("an error", "document.querySelector('#said .place')");
        assertThat(browser.text("#said")).contains("is not a board size");

        type("5\n");
        visited();
        key("n");
        assertThat(sentence()).contains("Solution 1");
        key("5");
        browser.await("pictures", "document.querySelectorAll('.gallery li').length === 10");
        pressQuestion("How many?");
        browser.await("a count", "document.querySelector('.answers').innerText.includes('10 solutions')");

        press("#share");
        browser.await("a link", "location.hash.includes('step=')");
        int step = step();
        go(browser.run("return location.hash").toString());
        assertThat(step()).isEqualTo(step).isPositive();
        assertThat(browser.find("#text").getDomProperty("value")).isEqualTo("5\n");

        choose("sudoku");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        press("#empty");
        assertThat(browser.find("#text").getDomProperty("value")).isEqualTo(".........\n".repeat(9));
    }
}
