package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links of the pages lead to files and headings that are there, and no picture is there that no page shows. */
class LinksTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    /** A link of a page to a file, as its path from the root, and to a heading there, which may be empty. */
    record Link(String page, Path file, String heading) {}

    @Test
    void everyLinkLeadsToAFile() {
        assertThat(links())
                .hasSizeGreaterThan(100)
                .allSatisfy(link -> assertThat(Page.ROOT.resolve(link.file()))
                        .as(link.page())
                        .exists());
    }

    @Test
    void everyLinkToAHeadingLeadsToOne() {
        assertThat(links().stream().filter(link -> !link.heading().isEmpty()))
                .hasSizeGreaterThan(5)
                .allSatisfy(link -> assertThat(headings(link.file()))
                        .as("%s links to %s", link.page(), link.file())
                        .contains(link.heading()));
    }

    @Test
    void everyPictureIsShown() throws IOException {
        Set<Path> shown = links().stream().map(Link::file).collect(Collectors.toSet());
        try (Stream<Path> files = Files.list(Page.ROOT.resolve("docs/pictures"))) {
            assertThat(files.filter(file -> file.toString().matches(".*\\.(svg|png)"))
                            .map(Page.ROOT::relativize))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(shown).contains(file));
        }
    }

    static List<Link> links() {
        List<Link> links = new ArrayList<>();
        for (Page page : Page.all()) {
            String prose = page.text().replaceAll("(?ms)^```.*?^```$", "").replaceAll("`[^`\n]*`", "");
            LINK.matcher(prose).results().map(found -> found.group(1)).forEach(target -> {
                if (!target.matches("[a-z]+:.*")) {
                    String[] parts = target.split("#", 2);
                    Path here = Path.of(page.name());
                    Path file = parts[0].isEmpty()
                            ? here
                            : here.resolveSibling(parts[0]).normalize();
                    links.add(new Link(page.name(), file, parts.length == 2 ? parts[1] : ""));
                }
            });
        }
        return links;
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
