package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.web.PageLink;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Boards that are written into, by mouse and keyboard. */
@Tag("slow")
class WritingIT extends ServedVisits {

    private static final String LATIN = "1....\n.2...\n..3..\n...4.\n2....\n";

    /** Clicks into the middle of a cell of one by one, counted from 1. */
    private static void click(int row, int column) {
        List<?> at = (List<?>) browser.run("""
                const board = document.querySelector('.cells');
                const matrix = board.getScreenCTM();
                const box = board.getBoundingClientRect();
                const point = new DOMPoint(arguments[1] - .5, arguments[0] - .5).matrixTransform(matrix);
                return [Math.round(point.x - box.x - box.width / 2), Math.round(point.y - box.y - box.height / 2)];
                """, row, column);
        WebElement board = browser.find(".cells");
        new Actions(browser.driver)
                .moveToElement(board, ((Number) at.get(0)).intValue(), ((Number) at.get(1)).intValue())
                .click()
                .perform();
    }

    private static void typed(CharSequence... keys) {
        new Actions(browser.driver).sendKeys(keys).perform();
    }

    private static void control(String key) {
        new Actions(browser.driver)
                .keyDown(Keys.CONTROL)
                .sendKeys(key)
                .keyUp(Keys.CONTROL)
                .perform();
    }

    private static void awaitText(String text) {
        browser.await("the text follows", "document.getElementById('text').value === " + quoted(text));
        quiet();
    }

    private static void awaitChoices(int count) {
        browser.await("choices", "document.querySelectorAll('.choices li').length === " + count);
    }

    @Test
    void aDigitStandsInTextAndBoardAndCanBeTakenBack() {
        go(PageLink.to("latin", LATIN, Map.of()));
        click(1, 2);
        awaitChoices(3); // 1 is in the row, 2 in the column
        assertThat(violations()).isEmpty();
        typed("3");
        awaitText(LATIN.replace("1....", "13..."));
        assertThat(browser.run("return document.querySelector('.picture img').alt")
                        .toString())
                .startsWith("13...");
        assertThat(browser.run("return document.activeElement.getAttribute('class')"))
                .as("it goes on where one writes")
                .isEqualTo("cells");
        typed(Keys.ARROW_RIGHT, "4");
        awaitText(LATIN.replace("1....", "134.."));
        typed("5");
        awaitText(LATIN.replace("1....", "135.."));
        typed(Keys.DELETE);
        awaitText(LATIN.replace("1....", "13..."));
        control("z");
        awaitText(LATIN.replace("1....", "135.."));
        browser.find("#undo").click();
        awaitText(LATIN.replace("1....", "134.."));
        browser.run("document.activeElement.blur()");
        control("y");
        awaitText(LATIN.replace("1....", "135.."));
        browser.driver.navigate().refresh();
        quiet();
        awaitText(LATIN.replace("1....", "135.."));
    }

    @Test
    void whatClashesIsNamedAndNotTaken() {
        go(PageLink.to("latin", LATIN, Map.of()));
        click(1, 2);
        typed("1");
        refused("r1c2=1 clashes with r1c1=1");
        assertThat(violations()).isEmpty();
        assertThat(browser.find("#text").getDomProperty("value")).isEqualTo(LATIN);
        typed("9");
        refused("No value of this cell begins with “9”");
        typed(Keys.ARROW_RIGHT);
        browser.await("it is gone", "!document.querySelector('.refusal')");
    }

    /** Waits for a rejection next to the cell that is written: it touches the cell, or is less than a cell away. */
    private static void refused(String words) {
        browser.await("a refusal", "document.querySelector('.refusal')?.innerText.includes(" + quoted(words) + ")");
        assertThat(browser.run("""
                const cell = document.querySelector('.cursor').getBoundingClientRect();
                const told = document.querySelector('.refusal').getBoundingClientRect();
                const gap = (from, to, from2, to2) => Math.max(0, from2 - to, from - to2);
                return gap(cell.left, cell.right, told.left, told.right) < cell.width && gap(cell.top, cell.bottom, told.top, told.bottom) < cell.height
                    && told.left >= 0 && told.right <= innerWidth && told.bottom <= innerHeight;
                """)).isEqualTo(true);
    }

    @Test
    void theSentenceSaysWhereTheKeysGo() {
        go(PageLink.to("latin", LATIN, Map.of()));
        assertThat(sentence()).startsWith("Nothing is chosen yet");
        click(1, 2);
        browser.await(
                "the sentence",
                "document.getElementById('sentence').innerText.startsWith('Writing into the board: arrows move in it')");
        awaitChoices(3);
        browser.find(".choices li").click();
        awaitText(LATIN.replace("1....", "13..."));
        assertThat(sentence()).as("the board keeps the keys").startsWith("Writing");
        typed(Keys.ESCAPE);
        browser.await("the step", "document.getElementById('sentence').innerText.startsWith('Nothing is chosen yet')");
        click(1, 3);
        press("#forward");
        assertThat(sentence()).as("the keys are the player's again").contains("is chosen");
        assertThat(violations()).isEmpty();
    }

    @Test
    void withoutAMouse() {
        go(PageLink.to("latin", LATIN, Map.of()));
        browser.run("document.querySelector('.cells').focus()");
        typed(Keys.ARROW_RIGHT);
        quiet();
        assertThat(step()).as("arrows are the player's until one writes").isEqualTo(1);
        typed(Keys.ENTER);
        typed(Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        browser.await(
                "the cell is told",
                "document.querySelector('.cells + .heard').innerText.startsWith('row 2, column 3: nothing')");
        typed(Keys.ENTER);
        awaitChoices(3);
        typed(Keys.ARROW_DOWN, Keys.ENTER);
        awaitText(LATIN.replace(".2...", ".24.."));
        typed(Keys.ESCAPE, Keys.ARROW_RIGHT);
        quiet();
        assertThat(step()).isEqualTo(1);
    }

    @Test
    void anEmptyBoardIsAClickAwayAndCanBeTakenBack() {
        choose("sudoku");
        String given = browser.find("#text").getDomProperty("value");
        press("#empty");
        String empty = ".........\n".repeat(9);
        awaitText(empty);
        assertThat(browser.find("#empty").isEnabled()).as("nothing is given").isFalse();
        click(1, 1);
        typed("5");
        awaitText("5" + empty.substring(1));
        press("#undo");
        press("#undo");
        awaitText(given);
        String wrong = empty.replaceFirst("\\.", "z");
        type(wrong);
        browser.await("an error", "document.querySelector('#said .place')");
        press("#empty");
        awaitText(empty);
        press("#undo");
        awaitText(wrong);
        press("#undo");
        awaitText(empty);
        press("#undo");
        awaitText(given);
        go(PageLink.to("polyomino", "pentominoes 6x10\n", Map.of()));
        assertThat(browser.find("#empty").isEnabled()).as("nothing is given").isFalse();
    }

    @Test
    void aQueenComesAndGoesByAClick() {
        type("4\n");
        click(1, 2);
        awaitText(".Q..\n....\n....\n....\n");
        click(2, 4);
        awaitText(".Q..\n...Q\n....\n....\n");
        click(1, 2);
        awaitText("....\n...Q\n....\n....\n");
        click(3, 4);
        refused("r3c4 clashes with r2c4");
    }

    @Test
    void aPieceIsChosenByItsLetter() {
        choose("polyomino");
        click(1, 1);
        browser.await("choices", "document.querySelectorAll('.choices li').length > 20");
        typed("u");
        browser.await(
                "the pieces U",
                "[...document.querySelectorAll('.choices li')].every(one => one.innerText.startsWith('U '))");
        assertThat(browser.run("return document.querySelectorAll('.cells .shown').length"))
                .isEqualTo(5L);
        typed(Keys.ENTER);
        browser.await("the piece", "document.getElementById('text').value.includes('U')");
    }

    @Test
    void aKillerTakesDigitsAndNotTheSumsOfItsCages() {
        choose("killer");
        click(1, 1);
        awaitChoices(9);
        typed("4");
        browser.await("the digit", "document.getElementById('text').value.includes('4........')");
    }

    @Test
    void whatNoTextCanTellIsPinnedBesideIt() {
        choose("word-search");
        String text = browser.find("#text").getDomProperty("value");
        click(2, 1);
        typed("links");
        browser.await("words", "document.querySelector('.choices')?.innerText.includes('LINKS r2c1 e')");
        browser.run(
                "[...document.querySelectorAll('.choices li')].find(one => one.innerText === 'LINKS r2c1 e').click()");
        browser.await("the pin", "document.querySelector('.pins')?.innerText.includes('LINKS r2c1 e')");
        quiet();
        assertThat(browser.find("#text").getDomProperty("value")).isEqualTo(text);
        assertThat(violations()).isEmpty();
        browser.await("the address", "location.hash.includes('&pins=')");
        browser.driver.navigate().refresh();
        quiet();
        browser.await("the pin", "document.querySelector('.pins')?.innerText.includes('LINKS r2c1 e')");
        browser.find(".pins button").click();
        browser.await("no pin", "!document.querySelector('.pins')");
    }

    @Test
    void aLinkOfAnotherProgramBecomesItsPuzzle() {
        go(PageLink.to("latin", LATIN, Map.of()));
        type("https://puzz.link/p?sudoku/4/4/g1k23k3g");
        awaitText(".1..\n...2\n3...\n..3.\n");
        assertThat(browser.text("#model b")).isEqualTo("sudoku");
        browser.find("#download summary").click();
        browser.await("links", "document.querySelectorAll('.elsewhere').length === 4");
        assertThat(browser.run("return document.querySelector('.elsewhere').href")
                        .toString())
                .startsWith("https://sudokupad.app/");
        type("https://puzz.link/p?sudoku/4/x/g1");
        browser.await("what is wrong", "document.querySelector('#said .bad')?.innerText.includes('height')");
    }

    @Test
    void aRecordedSearchIsToBeLookedAt() throws IOException {
        java.nio.file.Path file = java.nio.file.Files.createTempFile("queens", ".html");
        dlx.app.Cli.dlx("6\n", "trace", "queens", "--format", "html", "--output", file.toString());
        browser.driver.get(file.toUri().toString());
        quiet();
        assertThat(browser.run("return document.querySelector('.cells')")).isNull();
        java.nio.file.Files.delete(file);
    }
}
