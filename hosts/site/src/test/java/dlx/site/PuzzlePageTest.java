package dlx.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page of one model: it is called as the model, begins with it, and finds all its files. */
class PuzzlePageTest {

    private static final Pattern NAMED = Pattern.compile("(?:href|src)=\"([^\"]+)\"");

    private static SortedMap<String, byte[]> files(String program) throws IOException {
        return new PuzzlePage("rooks", "rooks & \"friends\"", Map.of("dlx.wasm", bytes(program)), SourceEngine.files())
                .files();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(SortedMap<String, byte[]> files, String name) {
        return new String(files.get(name), StandardCharsets.UTF_8);
    }

    @Test
    void thePageHasItsNameAndItsModel() throws IOException {
        SortedMap<String, byte[]> files = files("");
        assertThat(text(files, "index.html"))
                .contains("<title>rooks &amp; &quot;friends&quot;</title>")
                .contains("<meta name=\"opens\" content=\"rooks\">", "<meta name=\"answers\" content=\"dlx/\">");
        JsonObject manifest = new Gson().fromJson(text(files, "manifest.webmanifest"), JsonObject.class);
        assertThat(manifest.get("name").getAsString()).isEqualTo("rooks & \"friends\"");
        assertThat(manifest.get("short_name").getAsString()).isEqualTo("rooks");
    }

    @Test
    void allThatThePageNamesIsThere() throws IOException {
        SortedMap<String, byte[]> files = files("");
        assertThat(NAMED.matcher(text(files, "index.html")).results().map(found -> found.group(1)))
                .hasSizeGreaterThan(4)
                .allSatisfy(name -> assertThat(files).containsKey(name));
        assertThat(files).containsKeys("dlx/worker.js", "dlx/dlx.wasm", "dlx/dlx.wasm-runtime.js");
        assertThat(files.keySet()).noneMatch(name -> name.startsWith("guides") || name.startsWith("dlx/commands"));
    }

    @Test
    void anotherProgramIsAnotherVersion() throws IOException {
        assertThat(text(files("1"), "sw.js"))
                .contains("\"dlx/dlx.wasm\"")
                .isEqualTo(text(files("1"), "sw.js"))
                .isNotEqualTo(text(files("2"), "sw.js"));
    }
}
