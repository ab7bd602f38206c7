package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.web.PageLink;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Tests places and sizes on the page, in windows of all sizes. Lengths are in pixels of CSS. */
@Tag("slow")
class LayoutIT extends ServedVisits {

    /** The views that may not overlap. */
    private static final String VIEWS = "[...document.querySelectorAll('#top, #main > .card, #player')]"
            + ".filter(view => view.getClientRects().length > 0)";

    /** The pairs of views that do. */
    private static final String OVERLAPS = """
            const views = %s.map(view => [view.id, view.getBoundingClientRect()]);
            return views.flatMap(([a, one], i) => views.slice(i + 1).filter(([b, other]) =>
                one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)
                .map(([b]) => a + ' over ' + b));
            """.formatted(VIEWS);

    /**
     * A script that returns, of some elements, those that are not completely in the window, or are covered by another
     * element.
     */
    private static final String HIDDEN = """
            return arguments[0].filter(css => {
                const element = document.querySelector(css);
                const {left, top, right, bottom, width, height} = element.getBoundingClientRect();
                const seen = document.elementFromPoint(left + width / 2, top + height / 2);
                return width < 24 || height < 15 || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
                    || !(element.contains(seen) || seen?.contains(element));
            });
            """;

    /** A script that returns texts outside of pictures with letters smaller than a number of pixels. */
    private static final String SMALL_LETTERS = """
            const found = [];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
                const {parentElement} = walk.currentNode;
                const size = parseFloat(getComputedStyle(parentElement).fontSize);
                if (walk.currentNode.data.trim() && parentElement.getClientRects().length > 0 && size < arguments[0]) {
                    found.push(size + ': ' + walk.currentNode.data.trim());
                }
            }
            const matrix = parseFloat(getComputedStyle(document.getElementById('matrix-scroll')).fontSize);
            return matrix < arguments[0] ? [...found, matrix + ': the matrix'] : found;
            """;

    /** The smallest letters of the picture that is shown. */
    private static final String SMALLEST_OF_PICTURE = """
            return (async model => {
            const ask = async (path, body) => (await fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify(body)})).json();
            const {id} = await ask('api/puzzles', {model, text: document.getElementById('text').value, settings: {}});
            const {svg} = await ask(`api/puzzles/${id}/picture`, {options: []});
            const sizes = [...svg.matchAll(/font-size="([.0-9]+)"/g)].map(found => Number(found[1]));
            const [, , width] = /viewBox="([^"]+)"/.exec(svg)[1].split(' ').map(Number);
            return Math.min(...sizes) * document.querySelector('.picture').clientWidth / width;
            })(arguments[0]);
            """;

    @SuppressWarnings("unchecked")
    private static List<Object> ask(String script, Object... arguments) {
        return (List<Object>) browser.run(script, arguments);
    }

    private static double number(String script) {
        return ((Number) browser.run("return " + script)).doubleValue();
    }

    private static void nothingIsHidden(String where) {
        assertThat(ask(OVERLAPS)).as(where).isEmpty();
        List<String> needed = List.of(
                "#board > *",
                "#sentence",
                "#back",
                "#play",
                "#forward",
                "#solution",
                "#first",
                "#over",
                "#dead",
                "#seek");
        assertThat(ask(HIDDEN, needed)).as(where).isEmpty();
        assertThat(browser.run("return document.documentElement.scrollHeight <= innerHeight"
                        + " && document.documentElement.scrollWidth <= innerWidth"))
                .as(where + ": nothing is to be scrolled")
                .isEqualTo(true);
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "360, 640", "844, 390"})
    void aPhoneShowsBoardSentenceAndButtonsAtOnce(int width, int height) {
        browser.resize(width, height);
        go(SIX_QUEENS);
        for (String model : List.of("queens", "soma", "sets")) {
            choose(model);
            key("d");
            nothingIsHidden(model);
            assertThat(number("document.getElementById('board').firstElementChild.getBoundingClientRect().height"))
                    .as(model)
                    .isGreaterThan(model.equals("queens") ? 0.7 * Math.min(width, height) : 15);
        }
        for (String tab : List.of("puzzle", "matrix", "tree", "solutions")) {
            press(".tab-" + tab);
            assertThat(ask(OVERLAPS)).as(tab).isEmpty();
            assertThat(ask(HIDDEN, List.of("#" + tab + "-card", "#sentence", "#play")))
                    .as(tab)
                    .isEmpty();
        }
    }

    /** The answers about a puzzle appear below its text, even if the text is long. */
    @ParameterizedTest
    @CsvSource({"390, 844", "360, 640", "844, 390", "1280, 600", "1280, 757"})
    void hintExplanationAndNewPuzzleStayInSight(int width, int height) {
        browser.resize(width, height);
        choose("sudoku");
        browser.await("a rating", "document.getElementById('kind').textContent.includes('level')");
        if (browser.find(".tabs").isDisplayed()) {
            press(".tab-puzzle");
        }
        List<String> asked = List.of("#hint", "#explain", "#minimal", "#fresh", "#level");
        assertThat(ask(HIDDEN, asked)).isEmpty();
        browser.run("document.querySelector('.how').open = document.querySelector('.settings').open = true");
        assertThat(ask(HIDDEN, asked)).isEmpty();
        browser.run("document.querySelector('.writing').scrollTo(0, 9999)");
        assertThat(ask(HIDDEN, List.of("#strategy", "#hint", "#fresh"))).isEmpty();
    }

    @Test
    void deviceWithoutKeysShowsWhatToTap() {
        assertThat(sentence()).contains("Press →");
        browser.touch(true);
        try {
            browser.resize(390, 844);
            for (String puzzle : List.of("6\n", "70\n")) { // the second is too large for a matrix
                go(PageLink.to("queens", puzzle, Map.of()));
                assertThat(sentence()).contains("Tap ►").doesNotContain("Press", "space");
                assertThat(browser.find("#seek").getDomAttribute("aria-valuetext"))
                        .doesNotContain("Press");
            }
        } finally {
            browser.touch(false);
        }
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "360, 640", "844, 390"})
    void aPhoneShowsTheBoardOfAHintWithItsSentence(int width, int height) {
        browser.resize(width, height);
        choose("sudoku");
        press(".tab-puzzle");
        press("#hint");
        browser.await("a hint", "document.getElementById('sentence').innerText.includes('is the only option left')");
        String first = sentence();
        nothingIsHidden("the first hint");
        assertThat(ask(HIDDEN, List.of("#player .next", "#player .close"))).isEmpty();
        assertThat(violations()).isEmpty();
        press("#player .next");
        assertThat(sentence()).startsWith("Hint: ").isNotEqualTo(first);
        assertThat(browser.find("#board").isDisplayed()).isTrue();
        assertThat(browser.text(".tab-tree")).isEqualTo("Why");
        press(".tab-tree");
        assertThat(browser.text("#reason .first")).isEqualTo(sentence().replace("Hint: ", ""));
        press("#reason .next");
        assertThat(browser.find("#reason-card").isDisplayed())
                .as("who reads proofs goes on to the next one")
                .isTrue();
        press(".tab-puzzle");
        press("#hint");
        assertThat(sentence()).isEqualTo(first);
        nothingIsHidden("the first hint once more");
        press("#player .close");
        assertThat(sentence()).doesNotContain("Hint");
        assertThat(browser.text(".tab-tree")).isEqualTo("Tree");
    }

    /** The list of a cell in each column, and in a row above, in the middle and below; on boards of all shapes. */
    @ParameterizedTest
    @CsvSource({"390, 844", "360, 640", "844, 390"})
    void aPhoneShowsAllThatMayStandInACell(int width, int height) {
        browser.resize(width, height);
        for (String model : List.of("sudoku", "polyomino", "langford", "kakuro")) {
            choose(model);
            if (model.equals("sudoku")) {
                go(PageLink.to(model, ".........\n".repeat(9), Map.of()));
            }
            long cells = ((Number) browser.run("""
                    window.middles = [];
                    const board = document.querySelector('.cells');
                    const matrix = board.getScreenCTM();
                    const [left, top, width, height] = board.getAttribute('viewBox').split(' ').map(Number);
                    for (const y of [.5, Math.floor(height / 2) + .5, height - .5]) {
                        for (let x = .5; x < width; x++) {
                            window.middles.push(new DOMPoint(left + x, top + y).matrixTransform(matrix));
                        }
                    }
                    return window.middles.length;
                    """)).longValue();
            int lists = 0;
            for (int cell = 0; cell < cells; cell++) {
                browser.run("""
                        const {x, y} = window.middles[arguments[0]];
                        document.querySelector('.cells').dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: x, clientY: y}));
                        """, cell);
                quiet();
                browser.await("a list", "document.querySelector('.choices') || !document.querySelector('.cursor')");
                List<Object> outside = ask("""
                        const list = document.querySelector('.choices');
                        const {left, top, right, bottom} = list?.getBoundingClientRect() ?? {left: 0, top: 0, right: 0, bottom: 0};
                        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? [left, top, right, bottom] : list ? [] : ['none'];
                        """);
                lists += outside.isEmpty() ? 1 : 0;
                assertThat(outside).as(model + ", cell " + cell).isIn(List.of(), List.of("none"));
            }
            assertThat(lists).as(model).isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 757", "1024, 768", "1920, 1080"})
    void theBoardIsTheLargestViewAndItsPictureFillsIt(int width, int height) {
        browser.resize(width, height);
        go(SIX_QUEENS);
        key("d");
        nothingIsHidden("queens");
        assertThat(
                        browser.run(
                                "return " + VIEWS + ".filter(view => view.matches('#main > *'))"
                                        + ".reduce((a, b) => a.clientWidth * a.clientHeight > b.clientWidth * b.clientHeight ? a : b).id"))
                .isEqualTo("board-card");
        for (String model : List.of("queens", "langford", "killer")) {
            choose(model);
            assertThat(
                            number(
                                    "Math.max(...['width', 'height'].map(side => document.querySelector('.picture')"
                                            + ".getBoundingClientRect()[side] / document.getElementById('board').getBoundingClientRect()[side]))"))
                    .as(model)
                    .isBetween(0.98, 1.001);
        }
    }

    @Test
    void allLettersCanBeReadAndNothingIsCutOff() {
        browser.resize(1280, 757);
        go(SIX_QUEENS);
        choose("killer");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        quiet();
        assertThat(ask(SMALL_LETTERS, 12)).isEmpty();
        for (String view : List.of("board", "board-card", "reason-card", "matrix-card", "matrix", "player", "main")) {
            assertThat(browser.run(
                            "const view = document.getElementById(arguments[0]);"
                                    + " return view.scrollHeight <= view.clientHeight + 1 && view.scrollWidth <= view.clientWidth + 1",
                            view))
                    .as(view)
                    .isEqualTo(true);
        }
    }

    /** The page shows options first and then the reasons why they are excluded, like the command line. */
    @ParameterizedTest
    @CsvSource({"1280, 757", "360, 640"})
    void optionsAndTheirReasonsStandApart(int width, int height) {
        choose("sudoku");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .proof')");
        browser.resize(width, height);
        if (browser.find(".tabs").isDisplayed()) {
            press(".tab-tree");
        }
        assertThat(ask("""
                return [...document.querySelectorAll('#reason .proof')].filter(line => {
                    const [options, reason] = line.children;
                    const letters = document.createRange();
                    letters.selectNodeContents(options);
                    const {right, bottom} = letters.getBoundingClientRect();
                    const {left, top} = reason.getBoundingClientRect();
                    return !reason.textContent.includes(' is taken by ') || left < right + 8 && top < bottom - 1;
                }).map(line => line.innerText);
                """)).isEmpty();
        assertThat(browser.run("const {scrollWidth, clientWidth} = document.querySelector('#reason .words');"
                        + " return scrollWidth - clientWidth"))
                .as("nothing is to be scrolled sideways")
                .isEqualTo(0L);
        assertThat(
                        ask(
                                "return [...document.querySelectorAll('#reason .proof > :first-child')].map(one => one.offsetWidth)"))
                .as("one column")
                .hasSizeGreaterThan(2)
                .containsOnly(ask("return [document.querySelector('#reason .proof > :first-child').offsetWidth]")
                        .get(0));
    }

    /** On a laptop the matrix and the reasons have more room than what explains their signs, until that is asked for. */
    @Test
    void legendsAreFolded() {
        browser.resize(1366, 768);
        go(SIX_QUEENS);
        assertThat(browser.find(".legend").isDisplayed()).isFalse();
        double before = number("document.getElementById('matrix-scroll').clientHeight");
        press("#matrix .fold summary");
        assertThat(browser.find(".legend").isDisplayed()).isTrue();
        assertThat(number("document.getElementById('matrix-scroll').clientHeight"))
                .isBetween(60.0, before - 15);
        key(Keys.ARROW_RIGHT);
        assertThat(browser.find(".legend").isDisplayed())
                .as("a step does not fold it")
                .isTrue();
        choose("sudoku");
        assertThat(browser.find("#mode").getDomProperty("value")).isEqualTo("near");
        assertThat(number("document.querySelector('#matrix .spacer').clientHeight"))
                .as("a step that touches nothing shows what is left")
                .isGreaterThan(100);
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        quiet();
        assertThat(
                        number(
                                "document.querySelector('#reason .words').clientHeight / document.getElementById('reason').clientHeight"))
                .isGreaterThan(0.5);
        press("#reason .fold summary");
        assertThat(browser.text("#reason .fold")).contains("Board: lines frame the option");
        assertThat(violations()).isEmpty();
    }

    /** Ten diagonals that begin alike. */
    @Test
    void namesOverTheMatrixKeepWhatTellsThemApart() {
        browser.resize(1366, 768);
        go(SIX_QUEENS);
        browser.run("""
                window.written = new Set();
                const {fillText} = CanvasRenderingContext2D.prototype;
                CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
                    window.written.add(text);
                    return fillText.call(this, text, ...place);
                };
                document.getElementById('matrix-scroll').dispatchEvent(new Event('scroll'));
                """);
        browser.await("the matrix is painted", "window.written.size > 0");
        assertThat(ask("return [...window.written].filter(name => name.startsWith('fall'))"))
                .hasSizeGreaterThan(3)
                .allSatisfy(name -> assertThat(name.toString()).matches("fall.* [0-9]+"));
    }

    @Test
    void lettersOfPicturesCanBeRead() {
        browser.resize(1280, 757);
        go(SIX_QUEENS);
        for (String model : List.of("killer", "target-sudoku", "calendar", "assignment", "soma")) {
            choose(model);
            assertThat(((Number) browser.run(SMALLEST_OF_PICTURE, model)).doubleValue())
                    .as(model)
                    .isGreaterThan(12);
        }
    }

    @ParameterizedTest
    @CsvSource({"1920, 1080", "1024, 768"})
    void aViewTakesTheWholeWindowAndGivesItBack(int width, int height) {
        browser.resize(width, height);
        go(SIX_QUEENS);
        key("d");
        double before = number("document.querySelector('.picture').clientWidth");
        key("f");
        nothingIsHidden("the board");
        assertThat(ask("return " + VIEWS + ".map(view => view.id)")).containsExactly("board-card", "player");
        assertThat(number("document.querySelector('.picture').clientWidth")).isGreaterThan(1.1 * before);
        assertThat(violations()).isEmpty();
        key("3");
        assertThat(ask("return " + VIEWS + ".map(view => view.id)")).containsExactly("matrix-card", "player");
        key(Keys.ESCAPE);
        assertThat(ask("return " + VIEWS + ".map(view => view.id)"))
                .contains("top", "board-card", "tree-card", "matrix-card");
        press("#tree-card .whole button");
        assertThat(ask("return " + VIEWS + ".map(view => view.id)")).containsExactly("tree-card", "player");
        key("f");
        assertThat(browser.find("#board-card").isDisplayed()).isTrue();
    }

    @Test
    void oneButtonIsThePrimaryOne() {
        String primary =
                "return [...document.querySelectorAll('button')].filter(button => button.getClientRects().length > 0"
                        + " && getComputedStyle(button).backgroundColor === 'rgb(0, 96, 160)').map(button => button.id)";
        assertThat(ask(primary)).containsExactly("play");
        choose("jigsaw");
        press("#hint");
        browser.await("a hint", "document.querySelector('#reason .first')");
        assertThat(ask(primary)).containsExactly("play");
        key("5");
        browser.await("pictures", "document.querySelector('.gallery li')");
        assertThat(ask(primary)).containsExactly("play");
    }

    @Test
    void whatAStepTakesIsFramedByItsCells() {
        key(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertThat(ask("const {x, y, width, height} = document.querySelector('.frames path').getBBox();"
                        + " return [x, y, width, height].map(Math.round)"))
                .as("the cell of the queen r3c1")
                .containsExactly(0L, 2L, 1L, 1L);
        choose("domino");
        key(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        assertThat(ask("const {width, height} = document.querySelector('.frames path').getBBox();"
                        + " return [width, height].map(Math.round).sort()"))
                .containsExactly(1L, 2L);
        assertThat(browser.run("return document.querySelector('.frames path').getTotalLength()"))
                .as("nothing between its two cells")
                .isEqualTo(6L);
    }

    /** A frame that is drawn outside of the visible part of the card would be cut to two bars. */
    @ParameterizedTest
    @CsvSource({"1280, 757, langford", "1280, 757, polyomino", "1280, 757, crossword", "360, 640, sudoku"})
    void theFrameOfTheFocusIsDrawnWhole(int width, int height, String model) {
        browser.resize(width, height);
        choose(model);
        browser.run("document.querySelector('#board [tabindex]').focus({focusVisible: true})");
        assertThat(ask("""
                const board = document.getElementById('board').getBoundingClientRect();
                const frame = document.activeElement.getBoundingClientRect();
                const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(document.activeElement);
                const out = parseFloat(outlineWidth) + parseFloat(outlineOffset);
                return outlineStyle === 'none' ? ['no frame'] : ['left', 'top', 'right', 'bottom'].filter(side =>
                    side === 'left' || side === 'top' ? frame[side] - out < board[side] - .5 : frame[side] + out > board[side] + .5);
                """)).isEmpty();
    }

    @Test
    void aPuzzleIsReportedInWordsForPeople() {
        visited();
        browser.await("the symmetries", "document.getElementById('kind').innerText.includes('symmetries')");
        assertThat(browser.text("#kind")).isEqualTo("4 solutions, 8 symmetries");
        choose("sudoku");
        browser.await("a rating", "document.getElementById('kind').innerText.includes('level')");
        assertThat(browser.text("#kind")).startsWith("30 givens, one solution, level 1 of 5");
        assertThat(browser.text(".facts small")).isEqualTo("324 items, 729 options");
    }
}
