package dlx.app.page;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Takes the photographs of the page in the guides again, and compares them with the existing ones. */
@Tag("slow")
class PagePicturesIT extends ServedVisits {

    @TempDir
    Path unnamed;

    private Photographs photographs;

    @Test
    void thePicturesOfTheGuidesAreOfThisPage() throws IOException {
        photographs = new Photographs(browser, unnamed);
        compared();
        key("d");
        take("queens");
        key("/");
        take("list");
        browser.find("#wanted").sendKeys(Keys.ESCAPE);
        browser.scheme("dark");
        choose("polyomino");
        type("pentominoes 3x20\n");
        compared();
        key("n");
        key(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        take("dark");
        browser.scheme("light");
        choose("sudoku");
        browser.await("a rating", "document.getElementById('kind').innerText.includes('level')");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        quiet();
        take("hint");
        browser.resize(390, 844);
        press(".tab-board");
        choose("queens");
        visited();
        key("d");
        take("phone");
        photographs.areThoseOfTheGuides();
    }

    /** All that the page says about the puzzle is known. */
    private static void compared() {
        browser.await("the symmetries", "document.getElementById('kind').innerText.includes('symmetries')");
        visited();
    }

    private void take(String name) throws IOException {
        photographs.take("page-" + name);
    }
}
