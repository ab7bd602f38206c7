package dlx.app.hostile;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Tests names that are scripts, in each model that accepts names: they cannot run in any picture or page. */
class HostileTextTest {

    /** Each writes pictures into the folder if it can make some of the puzzle. */
    private static final List<String> PICTURES = List.of(
            "solve % --format svg --limit 2 --time 300ms --output ",
            "best % --format svg --time 300ms --output ",
            "explain % --format svg --time 300ms --output ",
            "explain % --minimal --format svg --time 300ms --output ",
            "trace % --format svg --steps 8 --output ",
            "trace % --format svg --show engine --steps 8 --output ",
            "trace % --format svg --engine slots --show engine --steps 8 --output ");

    /** The recording in a page, one word of base64. */
    private static final Pattern DATA =
            Pattern.compile("<script id=\"dlx-recording\" type=\"application/octet-stream\">[A-Za-z0-9+/=]*</script>");

    private static final List<HostileText> TEXTS = HostileText.all();
    private static final Map<String, Integer> SHOWN = new ConcurrentHashMap<>();

    @TempDir
    static Path folder;

    @Test
    void manyModelsTakeNames() {
        assertThat(TEXTS.stream().map(HostileText::model).toList())
                .contains("assignment", "crew", "golfers", "knuth", "partition", "round-robin", "set-cover", "sets")
                .contains("timetable");
    }

    @TestFactory
    Stream<DynamicTest> noPictureDoesAnything() {
        return TEXTS.stream().map(text -> DynamicTest.dynamicTest(text.toString(), () -> draw(text)));
    }

    /** Without enough texts, the tests above would check too little. */
    @AfterAll
    static void namesAreShown() {
        System.out.println("pictures with scripts as words: " + new TreeMap<>(SHOWN));
        assertThat(SHOWN).containsKeys("crew", "knuth", "sets");
    }

    private static void draw(HostileText text) throws Exception {
        for (int k = 0; k < PICTURES.size(); k++) {
            Path own = Files.createDirectories(folder.resolve(text.model() + k));
            Result result = run(text, PICTURES.get(k) + own);
            assertThat(result.code()).as(result.err()).isNotEqualTo(1);
            for (Path picture : files(own)) {
                assertInert(text, picture.toString(), Files.readAllBytes(picture));
            }
        }
        Result diagram = run(text, "diagram % --to svg --time 300ms");
        if (diagram.code() == 0) {
            assertInert(text, "the diagram", diagram.out().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void assertInert(HostileText text, String name, byte[] picture) throws Exception {
        String words = Inert.check(name, picture).getDocumentElement().getTextContent();
        if (Stream.of("<script>", "onload=", "javascript:", "</text>", "<b>").anyMatch(words::contains)) {
            SHOWN.merge(text.model(), 1, Integer::sum);
        }
    }

    @TestFactory
    Stream<DynamicTest> noPageIsMadeOfWhatSomebodyWrote() {
        return TEXTS.stream().map(text -> DynamicTest.dynamicTest(text.toString(), () -> record(text)));
    }

    private static void record(HostileText text) throws IOException {
        Path page = folder.resolve(text.model() + ".html");
        Result result = run(text, "trace % --format html --steps 50 --output " + page);
        if (result.err().contains("the page shows one puzzle")) {
            return;
        }
        assertThat(result.code()).as(result.err()).isZero();
        assertThat(frame(Files.readString(page))).isEqualTo(frame(harmless()));
    }

    private static String harmless() throws IOException {
        Path page = folder.resolve("harmless.html");
        if (Files.notExists(page)) {
            assertThat(dlx("4\n", "trace", "queens", "--format", "html", "--output", page.toString())
                            .code())
                    .isZero();
        }
        return Files.readString(page);
    }

    private static String frame(String page) {
        assertThat(DATA.matcher(page).results()).hasSize(1);
        return DATA.matcher(page).replaceFirst("");
    }

    private static Result run(HostileText text, String line) {
        return dlx(text.text(), line.replace("%", text.model()).split(" "));
    }

    private static List<Path> files(Path in) throws IOException {
        try (Stream<Path> files = Files.list(in)) {
            return files.sorted().toList();
        }
    }
}
