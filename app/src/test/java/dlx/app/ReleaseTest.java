package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.guide.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The checklist of {@code docs/develop/release.md} is that of {@code .ci/release}, and what a release is described by agrees with the poms. */
class ReleaseTest {

    private static final Page PAGE = Page.of("docs/develop/release.md");

    private static final Set<String> PLACES =
            Set.of("@VERSION@", "@HOME@", "@DOWNLOADS@", "@SHA256_ZIP@", "@SHA256_TAR@");

    @Test
    void thePageNamesTheStepsOfTheScriptInTheirOrder() throws IOException {
        List<String> steps = all("(?m)^step \"(.*)\"$", read(".ci/release"));
        assertThat(steps).hasSizeGreaterThan(10).doesNotHaveDuplicates();
        assertThat(all("(?m)^\\d+\\. \\*\\*(.*?)\\.\\*\\*", PAGE.text())).isEqualTo(steps);
    }

    @Test
    void filesThatThePageNamesAreThere() {
        List<String> files = all(
                "`((?:\\.ci|packaging|app)/[^` ]*[a-z]|docs/[A-Z]+\\.md|[A-Z][\\w-]*\\.(?:md|cff)|[a-z-]+\\.json)[^`]*`",
                PAGE.text());
        assertThat(files)
                .hasSizeGreaterThan(10)
                .allSatisfy(file -> assertThat(Page.ROOT.resolve(file)).exists());
    }

    @Test
    void versionsAreThatOfThePom() throws IOException {
        assertThat(all("(?m)^version: (.*)$", read("CITATION.cff"))).containsExactly(version());
        assertThat(json("hosts/browser/src/main/js/package.json").get("version").getAsString())
                .isEqualTo(version());
        assertThat(alias().get("script-ref").getAsString()).isEqualTo(pom("groupId") + ":dlx-app:" + version());
        assertThat(alias().get("dependencies").getAsString()).isEqualTo(pom("groupId") + ":dlx-browser:" + version());
    }

    @Test
    void theCitationHasWhatItsFormatAsksFor() throws IOException {
        String citation = read("CITATION.cff");
        assertThat(citation).startsWith("cff-version: 1.2.0\n");
        assertThat(all("(?m)^([a-z-]+):", citation))
                .doesNotHaveDuplicates()
                .contains("message", "title", "authors", "version", "license");
        assertThat(all("(?m)^url: \"(.*)\"$", citation)).containsExactly(pom("url"));
    }

    @Test
    void theAliasOfJbangStartsTheProgram() throws Exception {
        Class<?> main = Class.forName(alias().get("main").getAsString());
        assertThat(main.getMethod("main", String[].class)).isNotNull();
        assertThat(read("app/pom.xml")).contains("<mainClass>" + main.getName() + "</mainClass>");
    }

    static List<Path> templates() throws IOException {
        try (Stream<Path> files = Files.walk(Page.ROOT.resolve("packaging"))) {
            return files.filter(file -> file.toString().matches(".*/packaging/(homebrew|scoop|sdkman)/[^/]+"))
                    .sorted()
                    .toList();
        }
    }

    /** The script replaces five places; another placeholder would be published unchanged. */
    @ParameterizedTest
    @MethodSource("templates")
    void aTemplateHasPlacesThatTheScriptFills(Path template) throws IOException {
        String text = Files.readString(template);
        assertThat(all("(@[^@\\s]*@)", text)).contains("@VERSION@").isSubsetOf(PLACES);
        String archive = text.contains(".zip\"") ? "@SHA256_ZIP@" : "@SHA256_TAR@";
        assertThat(text).contains("@DOWNLOADS@/dlx-@VERSION@.", archive);
        if (template.toString().endsWith(".json")) {
            assertThat(JsonParser.parseString(text).getAsJsonObject().get("url").getAsString())
                    .endsWith(".zip");
        }
        assertThat(PAGE.text())
                .contains(Page.ROOT.relativize(template).toString().replace('\\', '/'));
    }

    @Test
    void theScriptFillsAllPlaces() throws IOException {
        assertThat(all("s\\|(@[A-Z0-9_]+@)\\|", read(".ci/release"))).containsExactlyInAnyOrderElementsOf(PLACES);
    }

    @Test
    void theImageRunsAsAnotherUserThanRoot() throws IOException {
        List<String> lines = read("packaging/Dockerfile").lines().toList();
        assertThat(lines.lastIndexOf("USER dlx"))
                .isGreaterThan(lines.lastIndexOf("FROM eclipse-temurin:17-jre"))
                .isLessThan(lines.indexOf("ENTRYPOINT [\"/opt/dlx/bin/dlx\"]"));
        List<String> shown = read("packaging/Dockerfile")
                .lines()
                .filter(line -> line.startsWith("#   docker"))
                .map(line -> line.substring(4))
                .toList();
        assertThat(PAGE.block("docker build").lines()).isSubsetOf(shown).hasSize(4);
    }

    private static JsonObject alias() throws IOException {
        return json("jbang-catalog.json").getAsJsonObject("aliases").getAsJsonObject("dlx");
    }

    private static String version() throws IOException {
        return pom("version").replace("-SNAPSHOT", "");
    }

    /** The first element of the root that has this name; it has no parent. */
    private static String pom(String element) throws IOException {
        return all("(?m)^  <" + element + ">(.*)</", read("pom.xml")).get(0);
    }

    private static JsonObject json(String file) throws IOException {
        return JsonParser.parseString(read(file)).getAsJsonObject();
    }

    private static String read(String file) throws IOException {
        return Files.readString(Page.ROOT.resolve(file));
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
