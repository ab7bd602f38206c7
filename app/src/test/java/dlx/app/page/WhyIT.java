package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the click that explains why there is no solution, and the coloring on the board. */
@Tag("slow")
class WhyIT extends ServedVisits {

    private static final String CUT_CORNERS = "#...\n....\n....\n...#\n";

    /** A script that returns true if the corner is cut off and its neighbor cell has a color. */
    private static final String COLORED = """
            (() => {
                const img = document.querySelector('#board .picture img');
                if (!img?.complete || !img.naturalWidth) {
                    return false;
                }
                const canvas = document.createElement('canvas');
                canvas.width = canvas.height = 450;
                const pen = canvas.getContext('2d', {willReadFrequently: true});
                pen.drawImage(img, 0, 0, 450, 450);
                const isWhite = (x, y) => pen.getImageData(x, y, 1, 1).data.every(part => part === 255);
                return isWhite(40, 40) && !isWhite(140, 40);
            })()""";

    @TempDir
    static Path folder;

    @Test
    void whyThereIsNoSolutionIsAClickAway() {
        choose("domino");
        browser.await("a count", "document.getElementById('kind').innerText.includes('solution')");
        assertThat(browser.run("return document.getElementById('why')")).isNull();
        type(CUT_CORNERS);
        browser.await("none", "document.getElementById('why')");
        press("#why");
        browser.await("reasons", "document.querySelector('#reason .words')");
        assertThat(browser.text("#reason")).contains("no solution").contains("On the board: weights.");
        browser.await("the coloring", COLORED);
        browser.run("document.querySelector('#reason .close').click()");
        browser.await("the board as before", "!" + COLORED);
    }

    /**
     * For a puzzle with several solutions, a hint does not have a next step: the board stays, and a click shows the
     * reasons.
     */
    @Test
    void aHintOfSeveralSolutionsLeavesTheBoard() {
        choose("queens");
        type("6\n");
        browser.await("a board", "document.querySelector('#board .picture img')?.naturalWidth > 0");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .why-no-step')");
        assertThat(browser.text("#reason")).contains("more than one solution").contains("Leave out?");
        browser.await("the board", "document.querySelector('#board .picture img')?.naturalWidth > 0");
        press("#reason .why-no-step");
        browser.await("reasons", "document.querySelector('#reason .words')");
        assertThat(browser.text("#reason")).contains("several solutions");
        browser.run("document.querySelector('#reason .close').click()");
    }

    @Test
    void aRecordedSearchSaysItWithoutAServer() {
        Path file = folder.resolve("cut corners.html");
        Result made = Cli.dlx(CUT_CORNERS, "trace", "domino", "--format", "html", "--output", file.toString());
        assertThat(made.code()).as(made.err()).isZero();
        browser.driver.get(file.toUri().toString());
        quiet();
        assertThat(browser.run("return document.getElementById('explain')")).isNull();
        press("#why");
        browser.await("reasons", "document.querySelector('#reason .words')");
        assertThat(browser.text("#reason")).contains("On the board: weights.");
        browser.await("the coloring", COLORED);
        browser.driver.get("about:blank");
        browser.requests();
    }

    @Test
    void aRecordedSearchOfAnotherKindHasNothingToTell() {
        Path file = folder.resolve("three queens.html");
        Cli.dlx("3\n", "trace", "queens", "--format", "html", "--output", file.toString());
        browser.driver.get(file.toUri().toString());
        quiet();
        browser.await("a count", "document.getElementById('kind').innerText.includes('no solution')");
        assertThat(browser.run("return document.getElementById('why')")).isNull();
        browser.driver.get("about:blank");
        browser.requests();
    }
}
