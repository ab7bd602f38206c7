package dlx.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Tests the written folder: it is complete, and all its links lead to existing pages. */
class SiteTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Pattern IMPORT = Pattern.compile("(?:from|import)\\s*\\(?\\s*'(\\.[^']+)'");
    private static final Pattern FROM_ROOT = Pattern.compile("new URL\\('([^']+)', ROOT\\)");

    private static SortedMap<String, byte[]> files;
    private static final SortedMap<String, Document> PAGES = new TreeMap<>();

    @BeforeAll
    static void write() throws Exception {
        files = new Site("9.9", SourceEngine.files()).files();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            if (file.getKey().endsWith(".html") && !file.getKey().startsWith("play/")) {
                PAGES.put(file.getKey(), parsed(text(file.getKey())));
            }
        }
    }

    @Test
    void listsTheGuidesForLanguageModels() {
        String list = text("llms.txt");
        assertThat(list).startsWith("# dlx\n\n> Solve, count, prove").contains("\n## Build with it\n");
        Matcher link = Pattern.compile("(?m)^- \\[[^]]+]\\(([^)]+)\\)(: .+)?$").matcher(list);
        List<String> addresses = link.results().map(found -> found.group(1)).toList();
        assertThat(addresses).hasSizeGreaterThan(20).allMatch(files::containsKey);
        assertThat(list.lines().filter(line -> line.startsWith("- "))).hasSameSizeAs(addresses);
    }

    @Test
    void everyGuideIsAPage() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            List<String> guides = docs.map(
                            file -> ROOT.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(".md") && !name.startsWith("docs/apidocs"))
                    .toList();
            assertThat(guides)
                    .hasSizeGreaterThan(40)
                    .allSatisfy(guide -> assertThat(PAGES.keySet()).contains(Addresses.of(guide)));
        }
        assertThat(PAGES.keySet())
                .contains("index.html", "guides/index.html", "guides/contributing.html", "guides/package.html");
        assertThat(PAGES.get("guides/cli.html")
                        .getElementsByTagName("h1")
                        .item(0)
                        .getTextContent())
                .isEqualTo("The command line");
    }

    @Test
    void thePageLeadsBackToTheFirstScreenWhereThereIsOne() throws IOException {
        assertThat(text("play/index.html")).contains("<link rel=\"home\" href=\"../index.html\">");
        assertThat(PageOfFiles.text(PageOfFiles.in("").get("index.html"))).doesNotContain("rel=\"home\"");
    }

    @Test
    void everyGuideIsInTheListOfEachPage() {
        String list = text("guides/cli.html");
        assertThat(PAGES.keySet())
                .filteredOn(page -> page.startsWith("guides/") && !page.startsWith("guides/decisions/0"))
                .allSatisfy(page -> assertThat(list)
                        .containsOnlyOnce("<li><a href=\"" + Addresses.relative("guides/cli.html", page) + '"'));
    }

    @Test
    void everyLinkPictureAndAnchorLeadsSomewhere() {
        Map<String, Set<String>> anchors = new TreeMap<>();
        PAGES.forEach((name, page) -> anchors.put(name, values(page, "*", "id")));
        List<String> seen = new ArrayList<>();
        PAGES.forEach((name, page) -> Stream.of("href", "src")
                .flatMap(attribute -> values(page, "*", attribute).stream())
                .filter(target -> !target.startsWith("https://"))
                .forEach(target -> {
                    String[] parts = target.split("#", 2);
                    String file = parts[0].isEmpty() ? name : Addresses.resolve(name, parts[0]);
                    assertThat(files.keySet()).as(name + " leads to " + target).contains(file);
                    if (parts.length == 2) {
                        assertThat(anchors.get(file))
                                .as(name + " leads to " + target)
                                .contains(parts[1]);
                    }
                    seen.add(target);
                }));
        assertThat(seen.size()).isGreaterThan(1500);
    }

    @Test
    void everyNameOnAPageStandsOnce() {
        PAGES.forEach((name, page) -> {
            List<String> ids = all(page, "*").stream()
                    .map(element -> element.getAttribute("id"))
                    .filter(id -> !id.isEmpty())
                    .toList();
            assertThat(ids).as(name).doesNotHaveDuplicates();
        });
    }

    @Test
    void nothingComesFromElsewhereAndNoScriptStandsInAPage() {
        PAGES.forEach((name, page) -> {
            assertThat(all(page, "script")).as(name).isNotEmpty().allSatisfy(script -> {
                assertThat(script.getAttribute("src")).isNotEmpty().doesNotContain(":");
                assertThat(script.getTextContent()).isEmpty();
            });
            assertThat(all(page, "style")).as(name).isEmpty();
            assertThat(values(page, "*", "style")).as(name).isEmpty();
            assertThat(values(page, "img", "src")).as(name).noneMatch(source -> source.contains(":"));
            assertThat(text(name)).contains("default-src &apos;none&apos;".replace("&apos;", "'"));
        });
    }

    @Test
    void modulesImportWhatIsThere() {
        List<String> seen = new ArrayList<>();
        files.forEach((name, bytes) -> {
            if (name.startsWith("site/") && name.endsWith(".js")) {
                IMPORT.matcher(text(name)).results().forEach(found -> {
                    seen.add(found.group(1));
                    assertThat(files.keySet()).as(name).contains(Addresses.resolve(name, found.group(1)));
                });
                FROM_ROOT
                        .matcher(text(name))
                        .results()
                        .filter(found -> !found.group(1).startsWith("dlx/"))
                        .forEach(found -> {
                            seen.add(found.group(1));
                            assertThat(files.keySet()).as(name).contains(found.group(1));
                        });
            }
        });
        assertThat(seen).hasSizeGreaterThan(8);
    }

    @Test
    void tablesCodeAndPicturesComeOutRight() {
        Document commands = PAGES.get("guides/commands.html");
        assertThat(all(commands, "td")).hasSizeGreaterThan(100);
        assertThat(all(commands, "th"))
                .allSatisfy(head -> assertThat(head.getTextContent()).isNotBlank());
        assertThat(values(PAGES.get("guides/embedding.html"), "code", "class"))
                .contains("language-java", "language-xml");
        assertThat(text("guides/embedding.html")).contains("&lt;dependencies&gt;");
        assertThat(values(PAGES.get("guides/pictures/index.html"), "img", "src"))
                .contains("queens.svg");
        assertThat(text("guides/generate.html")).doesNotContain("<h1 id=\"\"").contains("<h1 id=\"fresh-puzzles\">");
    }

    @Test
    void whatIsNotPackedIsTextAndNoLink() {
        assertThat(text("guides/contributing.html"))
                .contains("<code>app/.../command</code>")
                .doesNotContain("DlxProgram.java\"");
        assertThat(text("guides/index.html")).contains("href=\"decisions/index.html\"");
    }

    @Test
    void theIndexHasEachSection() {
        assertThat(text("site/search.json"))
                .contains("\"guides/cli.html\",\"The command line\"")
                .contains("Windows");
    }

    @Test
    void theSameIsMadeEachTime() throws IOException {
        SortedMap<String, byte[]> again = new Site("9.9", SourceEngine.files()).files();
        assertThat(again.keySet()).isEqualTo(files.keySet());
        files.forEach((name, bytes) -> assertThat(again.get(name)).as(name).isEqualTo(bytes));
    }

    @Test
    void anOlderSiteIsReplacedAndNothingElseIsTouched(@TempDir Path folder) throws IOException {
        Path to = folder.resolve("new");
        new SiteFolder(to).write(new TreeMap<>(Map.of("a.html", bytes("one"), "old/deep/b.html", bytes("two"))));
        Files.writeString(to.resolve("mine.txt"), "kept");
        new SiteFolder(to).write(new TreeMap<>(Map.of("a.html", bytes("three"), "c/d.html", bytes("four"))));
        assertThat(to.resolve("a.html")).hasContent("three");
        assertThat(to.resolve("c/d.html")).hasContent("four");
        assertThat(to.resolve("mine.txt")).hasContent("kept");
        assertThat(to.resolve("old")).doesNotExist();
    }

    @Test
    void anythingElseIsRefused(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "kept");
        SiteFolder site = new SiteFolder(folder);
        assertThatThrownBy(() -> site.write(new TreeMap<>(Map.of("mine.txt", bytes("gone")))))
                .isInstanceOf(DirectoryNotEmptyException.class);
        assertThat(folder.resolve("mine.txt")).hasContent("kept");
        Files.writeString(folder.resolve(SiteFolder.LIST), "mine.txt\n");
        assertThatThrownBy(() -> site.write(new TreeMap<>())).isInstanceOf(DirectoryNotEmptyException.class);
    }

    @Test
    void whatALinkLeadsToIsNotTouched(@TempDir Path folder) throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("mine.txt"), "mine");
        Path to = folder.resolve("to");
        SiteFolder site = new SiteFolder(to);
        site.write(new TreeMap<>(Map.of("a.html", bytes("one"))));
        Files.createSymbolicLink(to.resolve("play"), other);
        Files.writeString(to.resolve(SiteFolder.LIST), "play/mine.txt\n", StandardOpenOption.APPEND);

        assertThatThrownBy(() -> site.write(new TreeMap<>(Map.of("a.html", bytes("two")))))
                .isInstanceOf(DirectoryNotEmptyException.class);
        assertThatThrownBy(() -> site.write(new TreeMap<>(Map.of("play/mine.txt", bytes("two")))))
                .isInstanceOf(DirectoryNotEmptyException.class);
        assertThat(other.resolve("mine.txt")).hasContent("mine");
        assertThat(to.resolve("a.html")).hasContent("one");
    }

    @Test
    void aListThatIsDamagedIsReadAsFarAsItGoes(@TempDir Path folder) throws IOException {
        SiteFolder site = new SiteFolder(folder);
        site.write(new TreeMap<>(Map.of("a.html", bytes("one"))));
        Files.write(
                folder.resolve(SiteFolder.LIST),
                new byte[] {'x', 0, 'y', '\n', -1, -2, '\n'},
                StandardOpenOption.APPEND);

        site.write(new TreeMap<>(Map.of("b.html", bytes("two"))));

        assertThat(folder.resolve("a.html")).doesNotExist();
        assertThat(folder.resolve("b.html")).hasContent("two");
    }

    @Test
    void aListThatLeadsOutOfTheFolderRemovesNothing(@TempDir Path folder) throws IOException {
        Path to = folder.resolve("site");
        SiteFolder site = new SiteFolder(to);
        site.write(new TreeMap<>(Map.of("a.html", bytes("one"))));
        Path outside = Files.writeString(folder.resolve("outside.txt"), "kept");
        Path list = to.resolve(SiteFolder.LIST);
        Files.writeString(list, Files.readString(list) + "../outside.txt\n" + outside.toAbsolutePath() + "\n.\n");
        site.write(new TreeMap<>(Map.of("b.html", bytes("two"))));
        assertThat(outside).hasContent("kept");
        assertThat(to.resolve("b.html")).hasContent("two");
        assertThat(to.resolve("a.html")).doesNotExist();
    }

    /** No test of this part has {@code dlx-browser} on its class path. */
    @Test
    void whereNothingAnswersASentenceSaysWhatIsMissing() {
        assertThatThrownBy(() -> new Site("9.9"))
                .isInstanceOf(MissingEngineException.class)
                .hasMessageStartingWith("dlx.wasm is missing")
                .hasMessageContaining("./dlx site compiles it");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(String name) {
        return new String(files.get(name), StandardCharsets.UTF_8);
    }

    private static Document parsed(String html) throws Exception {
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setEntityResolver((id, system) -> new InputSource(new StringReader("")));
        return builder.parse(new ByteArrayInputStream(bytes(html)));
    }

    private static List<Element> all(Document page, String name) {
        NodeList found = page.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int k = 0; k < found.getLength(); k++) {
            elements.add((Element) found.item(k));
        }
        return elements;
    }

    private static Set<String> values(Document page, String name, String attribute) {
        Set<String> values = new HashSet<>();
        all(page, name).forEach(element -> {
            if (element.hasAttribute(attribute)) {
                values.add(element.getAttribute(attribute));
            }
        });
        return values;
    }
}
