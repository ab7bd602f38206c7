package dlx.library.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.ExactCoverModel;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.library.BundledModels;
import dlx.library.Library;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class McpAnswersTest {

    /** Calls and their answers; {@code -Ddlx.transcript=write} writes the answers anew. */
    private static final Path TRANSCRIPT = Path.of("src/test/resources/dlx/library/tools/transcript.txt");

    private final Library library = new Library(new BundledModels(models()), Map.of());
    private final McpAnswers answers = new McpAnswers(library, "1", 600);
    private final CancellationToken token = new CancellationToken();
    private final List<String> lines = new ArrayList<>();

    private static List<LoadedModel<?, ?>> models() {
        List<LoadedModel<?, ?>> models = new ArrayList<>();
        for (ExactCoverModel<?, ?> model : ServiceLoader.load(ExactCoverModel.class)) {
            models.add(loaded(model));
        }
        return models;
    }

    private static <P, O> LoadedModel<P, O> loaded(ExactCoverModel<P, O> model) {
        return LoadedModel.inOneThread(model, model.id(), "bundled");
    }

    private JsonObject ask(String message) {
        lines.clear();
        McpAnswers.read(message.replace('\'', '"'), lines::add)
                .ifPresent(read -> answers.answer(read, token, lines::add));
        return JsonParser.parseString(lines.get(lines.size() - 1)).getAsJsonObject();
    }

    private JsonObject call(String tool, String arguments) {
        return ask("{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'" + tool + "','arguments':"
                        + arguments + "}}")
                .getAsJsonObject("result");
    }

    private JsonArray tools() {
        return ask("{'id':1,'method':'tools/list'}").getAsJsonObject("result").getAsJsonArray("tools");
    }

    @Test
    void agreesWithItsTranscript() throws IOException {
        List<String> calls = Files.readAllLines(TRANSCRIPT, StandardCharsets.UTF_8).stream()
                .filter(line -> line.startsWith("> "))
                .toList();
        assertThat(calls).hasSizeGreaterThanOrEqualTo(20);
        StringBuilder transcript = new StringBuilder();
        for (String line : calls) {
            String[] words = line.split(" ", 3);
            transcript
                    .append(line)
                    .append("\n< ")
                    .append(answer(words[1], words[2]))
                    .append('\n');
        }
        if ("write".equals(System.getProperty("dlx.transcript"))) {
            Files.writeString(TRANSCRIPT, transcript);
        }
        assertThat(transcript).hasToString(Files.readString(TRANSCRIPT));
    }

    private String answer(String tool, String arguments) {
        lines.clear();
        JsonObject message =
                JsonParser.parseString("{\"id\":1,\"method\":\"tools/call\"}").getAsJsonObject();
        JsonObject parameters = new JsonObject();
        parameters.addProperty("name", tool);
        parameters.add("arguments", JsonParser.parseString(arguments));
        message.add("params", parameters);
        answers.answer(message, token, lines::add);
        JsonObject result =
                JsonParser.parseString(lines.get(0)).getAsJsonObject().getAsJsonObject("result");
        JsonElement text =
                result.getAsJsonArray("content").get(0).getAsJsonObject().get("text");
        if (result.get("isError").getAsBoolean()) {
            return "error: " + text.getAsString();
        }
        assertThat(JsonParser.parseString(text.getAsString())).isEqualTo(result.get("structuredContent"));
        return text.getAsString();
    }

    /** The members of an answer have the types that the tool promises. */
    @Test
    void describesItsAnswers() throws IOException {
        for (String line : Files.readAllLines(TRANSCRIPT)) {
            if (!line.startsWith("> ")) {
                continue;
            }
            String[] words = line.split(" ", 3);
            String answer = answer(words[1], words[2]);
            if (answer.startsWith("error: ")) {
                continue;
            }
            JsonObject gives = tool(words[1]).gives();
            JsonObject members = JsonParser.parseString(answer).getAsJsonObject();
            gives.getAsJsonObject("properties").asMap().forEach((name, schema) -> {
                if (members.has(name)) {
                    assertThat(Schema.accepts(schema.getAsJsonObject(), members.get(name)))
                            .as(name + " of " + line)
                            .isTrue();
                }
            });
            for (JsonElement required : gives.getAsJsonArray("required")) {
                assertThat(members.keySet()).as(line).contains(required.getAsString());
            }
        }
    }

    private static Tool tool(String name) {
        return Tools.ALL.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachToolHasSchemasAndACall() throws IOException {
        String transcript = Files.readString(TRANSCRIPT);
        for (JsonElement element : tools()) {
            JsonObject tool = element.getAsJsonObject();
            assertThat(transcript).contains("> " + tool.get("name").getAsString() + ' ');
            for (String schema : List.of("inputSchema", "outputSchema")) {
                assertThat(tool.getAsJsonObject(schema).get("type").getAsString())
                        .isEqualTo("object");
            }
        }
        assertThat(tools()).hasSize(Tools.ALL.size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "solve;{'model':'queens','text':'8','show':['board']};show: expected a list of texts of text, labels",
                "prove;{'model':'queens','text':'4','form':'drat'};form: expected a text of dlx, veripb",
                "count;{'model':'queens','cover':{'items':[]}};model and cover: cannot be combined",
                "count;{'cover':{'items':['a'],'options':[['b']]}};option 1: \"b\" is not in items or secondary",
                "count;{'model':'queens'};text: expected a text",
                "count;{'seconds':1};the puzzle is missing; expected a model, rules or a cover",
                "count;{'cover':{'items':['a'],'options':[['a']]},'settings':{'x':'y'}};cover: does not take a text or",
                "count;{'model':'queens','text':'8','seconds':-1};seconds: expected a time in seconds",
                "count;{'model':'queens','text':'8','nodes':0};nodes: expected a whole number from 1",
                "solve;{'model':'queens','text':'8','skip':-1};skip: expected a whole number from 0",
                "check;{'model':'queens','text':'8'};moves: expected moves, or a solution",
                "sample;{'model':'queens','text':'8','n':100001};n: expected a whole number from 1 to 100000",
                "count;{'cover':{'items':['\ud800'],'options':[['\ud800']]}};items: expected whole characters",
                "verify;{'model':'queens','text':'8'};proof_text: is missing; expected a text",
            })
    void explainsAWrongCall(String tool, String arguments, String message) {
        JsonObject result = call(tool, arguments);
        assertThat(result.getAsJsonArray("content")
                        .get(0)
                        .getAsJsonObject()
                        .get("text")
                        .getAsString())
                .startsWith(message);
        assertThat(result.getAsJsonObject("_meta")
                        .getAsJsonObject("error")
                        .get("code")
                        .getAsString())
                .isNotEmpty();
    }

    /** Pages of any size are the same list, also for covers with colors and multiplicities. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "'model':'queens','text':'7'",
                "'cover':{'items':['a','b','c'],'secondary':['x'],'multiplicities':{'c':[1,2]},'options':[['a','x:1'],"
                        + "['a','c'],['b','x:1'],['b','x:2'],['b','c'],['c','x:2'],['c']]}",
                "'model':'langford','text':'7'",
            })
    void pagesMakeOneList(String puzzle) {
        List<JsonElement> all = page(puzzle, 1000, 0);
        assertThat(all).hasSizeGreaterThan(4).doesNotHaveDuplicates();
        for (int size : List.of(1, 2, 3, all.size())) {
            List<JsonElement> joined = new ArrayList<>();
            for (int skip = 0; skip <= all.size(); skip += size) {
                joined.addAll(page(puzzle, size, skip));
            }
            assertThat(joined).as("pages of %d", size).isEqualTo(all);
        }
    }

    /** An engine that shares a hard search finds another solution, which is not the first page. */
    @Test
    void theFirstPageIsTheFirstInOrder() {
        String queens = "'model':'queens','text':'18'";
        assertThat(page(queens, "'limit':1"))
                .isEqualTo(page(queens, "'limit':2").subList(0, 1));
        assertThat(page(queens, "'skip':0")).isEqualTo(page(queens, "'limit':1"));
        assertThat(page(queens, "'nodes':100000")).hasSize(1);
    }

    private List<JsonElement> page(String puzzle, int limit, int skip) {
        return page(puzzle, "'engine':'links','limit':" + limit + ",'skip':" + skip);
    }

    private List<JsonElement> page(String puzzle, String arguments) {
        return call("solve", "{" + puzzle + ",'show':['labels']," + arguments + "}")
                .getAsJsonObject("structuredContent")
                .getAsJsonArray("found")
                .asList();
    }

    /** A rating needs exactly one solution, and steps that a limit ended are not all steps. */
    @Test
    void doesNotPresentAGuess() {
        for (String text : List.of("'3'", "'4'")) {
            JsonObject rating =
                    call("rate", "{'model':'queens','text':" + text + "}").getAsJsonObject("structuredContent");
            assertThat(rating.keySet()).containsOnly("verdict", "stopped");
        }
        JsonObject hint = call("hint", "{'model':'queens','text':'40','steps':9,'seconds':0}")
                .getAsJsonObject("structuredContent");
        assertThat(hint.has("more") && !hint.get("more").getAsBoolean()).isFalse();
    }

    @Test
    void drawsAFreshSeedAndReturnsIt() {
        String eight = "{'model':'queens','text':'8','show':['labels']";
        JsonObject drawn = call("sample", eight + '}').getAsJsonObject("structuredContent");
        JsonObject again =
                call("sample", eight + ",'seed':" + drawn.get("seed") + '}').getAsJsonObject("structuredContent");
        assertThat(again).isEqualTo(drawn);
    }

    static Stream<String> toolsAboutPuzzles() {
        return Tools.ALL.stream().filter(tool -> tool.takes("pin")).map(Tool::name);
    }

    /** Whatever a client sends in the place of an argument, the answer is a sentence with the name of the argument. */
    @ParameterizedTest
    @MethodSource("toolsAboutPuzzles")
    void namesTheWrongArgument(String tool) {
        Tool asked = tool(tool);
        String proof = asked.takes("proof_text") ? "'proof_text':''," : "";
        for (String name : asked.arguments().keySet()) {
            for (String wrong : List.of("[[1]]", "{'a':[1]}", "true", "'x'", "1.5", "[1]")) {
                if (Schema.accepts(asked.arguments().getAsJsonObject(name), JsonParser.parseString(wrong))) {
                    continue;
                }
                String others = name.equals("proof_text") ? "" : proof;
                JsonObject result = call(tool, '{' + others + '\'' + name + "':" + wrong + '}');
                assertThat(result.get("isError").getAsBoolean()).isTrue();
                assertThat(result.toString()).contains(name + ": expected");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25,2025-11-25", "2024-11-05,2024-11-05", "1999-01-01,2025-11-25"})
    void agreesOnARevision(String asked, String expected) {
        JsonObject result = ask("{'id':'a','method':'initialize','params':{'protocolVersion':'" + asked + "'}}")
                .getAsJsonObject("result");
        assertThat(result.get("protocolVersion").getAsString()).isEqualTo(expected);
        assertThat(result.getAsJsonObject("capabilities").has("tools")).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{'id':1,'method':'tools/dance'};-32601",
                "{'id':1,'method':'tools/call','params':{'name':'dance'}};-32602",
                "{'id':1,'method':'tools/call'};-32602",
                "{'id':1,'method':'tools/call','params':{'name':'count','arguments':3}};-32602",
                "{'id':1};-32600",
                "[];-32600",
                "{;-32700",
            })
    void refusesWhatIsNotARequest(String message, int code) {
        assertThat(ask(message).getAsJsonObject("error").get("code").getAsInt()).isEqualTo(code);
    }

    @Test
    void doesNotAnswerNotificationsAndAnswers() {
        for (String message : List.of("{'method':'notifications/initialized'}", "{'id':3,'result':{}}")) {
            lines.clear();
            McpAnswers.read(message.replace('\'', '"'), lines::add)
                    .ifPresent(read -> answers.answer(read, token, lines::add));
            assertThat(lines).isEmpty();
        }
    }

    @Test
    void doesNotAnswerACancelledCall() {
        token.cancel();
        lines.clear();
        McpAnswers.read(
                        "{'id':1,'method':'tools/call','params':{'name':'count','arguments':{'model':'queens','text':'30'}}}"
                                .replace('\'', '"'),
                        lines::add)
                .ifPresent(read -> answers.answer(read, token, lines::add));
        assertThat(lines).isEmpty();
    }

    @Test
    void limitsTheTimeOfACall() {
        McpAnswers quick = new McpAnswers(library, "1", 0.05);
        quick.answer(
                JsonParser.parseString("{'id':1,'method':'tools/call','params':{'name':'count',"
                                + "'arguments':{'model':'queens','text':'30','seconds':1e9}}}")
                        .getAsJsonObject(),
                token,
                lines::add);
        assertThat(lines.get(0)).contains("\"stopped\":\"TIME\"");
    }
}
