package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links of the pages lead to files and headings that are there, and no picture is there that no page shows. */
class LinksTest {

    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    static List<Page> pages() {
        return Page.all();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsToAFileAndAHeading(Page page) {
        assertThat(page.links()).allSatisfy(link -> {
            assertThat(Page.ROOT.resolve(link.file())).exists();
            if (!link.heading().isEmpty()) {
                assertThat(headings(link.file())).contains(link.heading());
            }
        });
    }

    @Test
    void linksAreFound() {
        assertThat(pages().stream().flatMap(page -> page.links().stream())).hasSizeGreaterThan(100);
    }

    @Test
    void everyPictureIsShown() throws IOException {
        Set<Path> shown = pages().stream()
                .flatMap(page -> page.links().stream())
                .map(Page.Link::file)
                .collect(Collectors.toSet());
        try (Stream<Path> files = Files.list(Page.ROOT.resolve("docs/pictures"))) {
            assertThat(files.filter(file -> file.toString().matches(".*\\.(svg|png)"))
                            .map(Page.ROOT::relativize))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(shown).contains(file));
        }
    }

    /** The headings of a page, as links name them. */
    private static Set<String> headings(Path page) {
        String text = Page.of(page.toString()).text().replaceAll("(?ms)^```.*?^```$", "");
        return HEADING.matcher(text)
                .results()
                .map(found -> found.group(1)
                        .toLowerCase()
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
