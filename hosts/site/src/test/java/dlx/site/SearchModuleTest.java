package dlx.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the search of the guides lists the wanted page first. */
class SearchModuleTest {

    private static final SiteModules SEARCH = new SiteModules(SearchModuleTest.class);

    @BeforeAll
    static void read() throws IOException {
        SEARCH.call(
                "read",
                new String(
                        new Site("9.9", SourceEngine.files()).files().get("site/search.json"), StandardCharsets.UTF_8));
    }

    @AfterAll
    static void close() {
        SEARCH.close();
    }

    @ParameterizedTest
    @CsvSource({
        "glossary, guides/glossary.html#glossary",
        "windows, guides/install.html#windows",
        "Fresh Puzzles, guides/generate.html#fresh-puzzles",
        "marks, guides/web.html#marks",
        "chessboard hexominoes, guides/impossible.html",
        "nosuchwordatall, nothing",
        "queens nosuchwordatall, nothing"
    })
    void theBestPlaceIsFirst(String words, String place) {
        assertThat(SEARCH.call("first", words).asString()).startsWith(place);
    }

    @Test
    void whatWasFoundIsMarked() {
        assertThat(SEARCH.call("snippet", "chessboard hexominoes").asString()).containsIgnoringCase("[hexominoes]");
    }
}
