package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.plugin.PluginJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tests the list of puzzles, with the actions of users. */
@Tag("slow")
class PickerIT extends PageVisits {

    private static final String PLUGIN = """
            package plugin;

            import dlx.api.*;
            import java.util.*;

            public class Lamps implements ExactCoverModel<String, String> {
                public String id() { return "lamps"; }
                public String example() { return "a\\n"; }
                public String parse(PuzzleText text) { return text.nextFilled("a line").text(); }
                public void describe(String puzzle, CoverBuilder<String> cover) { cover.option("on", cover.item("lamp")); }
                public String render(String puzzle, Solution<String> solution) { return "on\\n"; }
            }
            """;

    @TempDir
    static Path folder;

    @BeforeAll
    static void open() throws IOException {
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        new PluginJar(Files.createDirectories(folder.resolve("work")))
                .with("Lamps", PLUGIN)
                .naming("plugin.Lamps")
                .write(plugins.resolve("lamps.jar"));
        start("--plugins", plugins.toString());
    }

    private static List<?> topics() {
        return (List<?>) browser.run(
                "return [...document.querySelectorAll('#models [role=group]')].map(group => group.ariaLabel)");
    }

    private static List<?> models(String topic) {
        return (List<?>) browser.run(
                "return [...document.querySelectorAll('#models [role=group]')].filter(group => group.ariaLabel === arguments[0])"
                        + ".flatMap(group => [...group.querySelectorAll('b')]).map(name => name.innerText)",
                topic);
    }

    private static WebElement opened() {
        key("/");
        browser.await("the list", "document.getElementById('picker').open");
        return browser.find("#wanted");
    }

    private static void type(WebElement field, CharSequence... keys) {
        field.sendKeys(keys);
        quiet();
    }

    private static String chosen() {
        return browser.find("#model").getDomProperty("value");
    }

    @Test
    void modelsStandByTheirTopicsAndPluginsThatTellNoneLast() {
        opened();
        assertThat(topics().toString())
                .isEqualTo(
                        "[Any exact cover, Chess and stars, Graphs and numbers, Loops and areas, Own rules, Plans and costs,"
                                + " Sudoku and Latin squares, Tilings and pieces, Words, Plugins]");
        assertThat(models("Plugins").toString()).isEqualTo("[lamps]");
        assertThat(models("Sudoku and Latin squares").toString())
                .isEqualTo("[jigsaw, kakuro, killer, latin, sudoku, sudoku-variants, target-sudoku]");
        assertThat(violations()).isEmpty();
    }

    @Test
    void whatIsTypedNarrowsTheList() {
        WebElement wanted = opened();
        type(wanted, "latin sq");
        assertThat(topics().toString()).isEqualTo("[Sudoku and Latin squares]");
        type(wanted, Keys.chord(Keys.CONTROL, "a"), "tilings costs");
        assertThat(browser.text("#picker [role=status]")).startsWith("No puzzle has this name");
        assertThat(violations()).isEmpty();
        type(wanted, Keys.ENTER, Keys.ESCAPE);
        assertThat(chosen()).isEqualTo("queens");
    }

    @Test
    void keysAloneChooseAPuzzle() {
        WebElement wanted = opened();
        assertThat(wanted.getDomAttribute("aria-activedescendant")).isEqualTo("choice-queens");
        type(wanted, "sudoku");
        assertThat(wanted.getDomAttribute("aria-activedescendant"))
                .as("what is called just so")
                .isEqualTo("choice-sudoku");
        type(wanted, Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        assertThat(wanted.getDomAttribute("aria-activedescendant")).isEqualTo("choice-target-sudoku");
        type(wanted, Keys.ARROW_UP);
        type(wanted, Keys.ENTER);
        assertThat(chosen()).isEqualTo("sudoku-variants");
        assertThat(browser.run("return document.getElementById('picker').open")).isEqualTo(false);
    }

    @Test
    void aClickChoosesToo() {
        press("#model");
        press("#choice-lamps");
        assertThat(chosen()).isEqualTo("lamps");
        assertThat(browser.text("#model")).contains("lamps");
        opened();
        browser.find("#wanted").sendKeys(Keys.ESCAPE);
        assertThat(chosen()).isEqualTo("lamps");
    }

    @Test
    void aPhoneShowsTheListToo() {
        browser.resize(360, 640);
        go(SIX_QUEENS);
        press("#model");
        assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        assertThat(browser.find("#wanted").isDisplayed()).isTrue();
        browser.scheme("dark");
        assertThat(violations()).isEmpty();
        press("#choice-calendar");
        assertThat(chosen()).isEqualTo("calendar");
    }
}
