package dlx.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests guides, and titles of plugins, that are scripts: a page shows them as text. */
class HostileWordsTest {

    private static String guide(String markdown) {
        return new GuideReader(new Addresses(Set.of("docs/page.md")))
                .read("docs/page.md", "# Title\n\n" + markdown + "\n")
                .html();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>run()</script>",
                "a <img src=x onerror=run()> b",
                "<svg onload=run()>",
                "```\n</code></pre><script>run()</script>\n```",
                "```\" onload=run() \"\ntext\n```",
                "| a | b |\n|---|---|\n| <script>run()</script> | `<svg/onload=run()>` |",
                "## <iframe src=x>",
            })
    void htmlIsText(String markdown) {
        assertThat(guide(markdown))
                .doesNotContain("<script", "<img", "<svg", "<iframe")
                .doesNotContainPattern("<[^>]*\\son\\w+=");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[x](javascript:run())",
                "[x](JaVaScRiPt:run())",
                "[x](<java\tscript:run()>)",
                "[x](&#106;avascript:run())",
                "[x](data:text/html,<script>run()</script>)",
                "[x](vbscript:run())",
                "[x]\n\n[x]: javascript:run()",
                "<javascript:run()>",
                "[x](https://example.org/\"onclick=\"run())",
                "[x](other.md 'a\" onclick=\"run()')",
            })
    void aLinkRunsNothing(String markdown) {
        assertThat(guide(markdown))
                .doesNotContainPattern("(?i)href=\"\\s*(javascript|data|vbscript|java%09script|java\\s*script):")
                .doesNotContainPattern("<[^>]*\\son\\w+=");
    }

    @Test
    void aTitleIsText() throws IOException {
        String title = "</title><script>run()</script>\"><meta name=\"answers\" content=\"evil/\">";
        String model = "\"><script>run()</script>";
        SortedMap<String, byte[]> files =
                new PuzzlePage(model, title, Map.of("dlx.wasm", new byte[0]), SourceEngine.files()).files();
        assertThat(text(files, "index.html"))
                .doesNotContain("<script>run", "content=\"evil/\"")
                .contains("&lt;/title&gt;&lt;script&gt;", "content=\"&quot;&gt;&lt;script&gt;");
        JsonObject manifest = new Gson().fromJson(text(files, "manifest.webmanifest"), JsonObject.class);
        assertThat(manifest.get("name").getAsString()).isEqualTo(title);
    }

    private static String text(SortedMap<String, byte[]> files, String name) {
        return new String(files.get(name), StandardCharsets.UTF_8);
    }
}
