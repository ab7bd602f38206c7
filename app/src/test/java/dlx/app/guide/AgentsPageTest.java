package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.core.search.CancellationToken;
import dlx.library.BundledModels;
import dlx.library.Library;
import dlx.library.tools.McpAnswers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** AGENTS.md is made of the glossary and of the list of guides, and names each tool. */
class AgentsPageTest {

    private static final String AGENTS = Page.of("AGENTS.md").text();

    /** Returns the first two cells of the rows of a table that begin with a word. */
    private static List<List<String>> rows(String text) {
        return text.lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| to |"))
                .map(line -> List.of(line.split(" *\\| *")))
                .filter(cells -> cells.size() > 2)
                .map(cells -> cells.subList(1, 3))
                .toList();
    }

    private static String section(String text, String heading) {
        String rest = text.substring(text.indexOf("\n## " + heading + '\n') + 1);
        int end = rest.indexOf("\n## ", 1);
        return end < 0 ? rest : rest.substring(0, end);
    }

    @Test
    void hasTheWordsOfTheGlossary() {
        List<List<String>> words = new ArrayList<>(rows(section(AGENTS, "Words")));
        words.remove(0); // the heading of the table
        assertThat(words).hasSizeGreaterThan(8);
        assertThat(rows(Page.of("docs/glossary.md").text())).containsAll(words);
    }

    @Test
    void hasTheGuidesOfTheReadme() {
        List<String> guides = rows(section(Page.of("README.md").text(), "The guides")).stream()
                .map(cells -> "- " + cells.get(0) + ": " + cells.get(1))
                .filter(line -> !line.contains("AGENTS.md") && !line.contains("CONTRIBUTING.md"))
                .toList();
        assertThat(section(AGENTS, "Guides").lines().filter(line -> line.startsWith("- ")))
                .containsExactlyElementsOf(guides);
    }

    @Test
    void namesEachToolAndNoOther() {
        List<String> lines = new ArrayList<>();
        JsonObject asked =
                JsonParser.parseString("{\"id\":1,\"method\":\"tools/list\"}").getAsJsonObject();
        new McpAnswers(new Library(new BundledModels(List.of()), Map.of()), "1", 1)
                .answer(asked, new CancellationToken(), lines::add);
        List<String> tools = new ArrayList<>();
        for (JsonElement tool : JsonParser.parseString(lines.get(0))
                .getAsJsonObject()
                .getAsJsonObject("result")
                .getAsJsonArray("tools")) {
            tools.add(tool.getAsJsonObject().get("name").getAsString());
        }
        List<String> named = rows(section(AGENTS, "Tools")).stream()
                .flatMap(cells -> Pattern.compile("`([a-z]+)`")
                        .matcher(cells.get(0))
                        .results()
                        .map(found -> found.group(1)))
                .toList();
        assertThat(named).containsExactlyInAnyOrderElementsOf(tools);
    }
}
