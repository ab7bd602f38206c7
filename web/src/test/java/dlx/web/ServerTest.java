package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Svg;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Step;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The server as programs see it: every answer, every refusal, and what strangers may try. */
@Timeout(120)
class ServerTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Queue<Throwable> FAILURES = new ConcurrentLinkedQueue<>();

    private static WebServer server;

    @BeforeAll
    static void start() throws IOException {
        server = start(2, Duration.ofSeconds(20));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @AfterEach
    void nothingUnexpectedWasThrown() {
        assertThat(FAILURES).isEmpty();
    }

    private static WebServer start(int searches, Duration time) throws IOException {
        List<LoadedModel<?, ?>> models =
                new ArrayList<>(ModelRegistry.load(List.of()).all());
        models.add(LoadedModel.of(new Odd(), "a test"));
        models.add(LoadedModel.of(new Drawn(), "a test"));
        return WebServer.start(
                models, new WebSettings("127.0.0.1", 0, Set.of("board.example"), searches, time), FAILURES::add);
    }

    // ---- asking

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(server.address() + path));
    }

    private static HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return send(
                to(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static JsonObject asked(String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonParser.parseString(answer.body()).getAsJsonObject();
    }

    /** The lines of a stream without its heartbeats. */
    private static List<JsonObject> lines(String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body()
                .lines()
                .filter(line -> !line.isEmpty())
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    private static JsonObject last(List<JsonObject> lines) {
        return lines.get(lines.size() - 1);
    }

    private static String open(String model, String text) throws IOException, InterruptedException {
        return open(model, text, "{}");
    }

    private static String open(String model, String text, String settings) throws IOException, InterruptedException {
        JsonObject request = new JsonObject();
        request.addProperty("model", model);
        request.addProperty("text", text);
        request.add("settings", JsonParser.parseString(settings));
        return asked("api/puzzles", request.toString()).get("id").getAsString();
    }

    private static String error(HttpResponse<String> answer) {
        return JsonParser.parseString(answer.body())
                .getAsJsonObject()
                .get("error")
                .getAsString();
    }

    // ---- the steps

    @Test
    void stepsFromEveryMarkAreThoseOfTheWholeSearch() throws Exception {
        for (long seed = 0; seed < 40; seed++) {
            String id = open("odd", seed + "\n");
            List<String> expected = steps(Odd.solver(seed));
            List<JsonObject> walk = lines("api/puzzles/" + id + "/walk", "{}");
            assertThat(last(walk).get("steps").getAsInt()).as("seed " + seed).isEqualTo(expected.size());
            for (JsonObject mark : marks(walk)) {
                int first = mark.get("step").getAsInt();
                for (int from : new int[] {first, Math.min(first + 3, expected.size())}) {
                    JsonObject window = window(id, mark, from, 5);
                    List<String> told = told(window);
                    assertThat(told)
                            .as("seed " + seed + ", step " + from)
                            .isEqualTo(expected.subList(from - 1, Math.min(from + 4, expected.size())));
                }
            }
        }
    }

    /** The marks of a walk with their whole paths, as a page keeps them. */
    private static List<JsonObject> marks(List<JsonObject> walk) {
        List<JsonObject> marks = new ArrayList<>();
        JsonObject mark = JsonParser.parseString(
                        "{\"step\":1,\"choice\":0,\"nodes\":1,\"solutions\":0,\"dead\":0,\"path\":[],\"since\":[]}")
                .getAsJsonObject();
        for (JsonObject line : walk) {
            if (line.get("type").getAsString().equals("marks")) {
                for (JsonElement told : line.getAsJsonArray("marks")) {
                    mark = whole(told.getAsJsonArray(), mark);
                    marks.add(mark);
                }
            }
        }
        return marks;
    }

    private static JsonObject whole(JsonArray told, JsonObject before) {
        JsonObject mark = new JsonObject();
        int at = 0;
        for (String figure : List.of("step", "choice", "nodes", "solutions", "dead")) {
            mark.addProperty(
                    figure, before.get(figure).getAsLong() + told.get(at++).getAsLong());
        }
        int keep = told.get(at++).getAsInt();
        JsonArray path = new JsonArray();
        JsonArray since = new JsonArray();
        for (int level = 0; level < keep; level++) {
            path.add(before.getAsJsonArray("path").get(2 * level));
            path.add(before.getAsJsonArray("path").get(2 * level + 1));
            since.add(before.getAsJsonArray("since").get(level));
        }
        long step = keep == 0 ? 0 : since.get(keep - 1).getAsLong();
        for (; at < told.size(); at += 3) {
            path.add(told.get(at));
            path.add(told.get(at + 1));
            step += told.get(at + 2).getAsLong();
            since.add(step);
        }
        mark.add("path", path);
        mark.add("since", since);
        return mark;
    }

    private static JsonObject window(String id, JsonObject mark, int first, int count)
            throws IOException, InterruptedException {
        JsonObject request = new JsonObject();
        if (mark.size() > 0) {
            request.add("mark", mark);
        }
        request.addProperty("first", first);
        request.addProperty("count", count);
        return asked("api/puzzles/" + id + "/steps", request.toString());
    }

    private static List<String> told(JsonObject window) {
        return window.getAsJsonArray("steps").asList().stream()
                .map(JsonElement::toString)
                .toList();
    }

    private static List<String> steps(Solver<?> solver) {
        List<String> told = new ArrayList<>();
        Steps steps = solver.engine(Solver.REFERENCE).steps();
        for (Optional<Step> next = steps.next(); next.isPresent(); next = steps.next()) {
            Step s = next.get();
            int level = s.level();
            String told1 = switch (s.kind()) {
                case CHOOSE -> "[\"c\"," + level + "," + s.item() + "," + s.count() + "]";
                case TAKE -> "[\"t\"," + level + "," + s.option() + "]";
                case DEAD_END -> "[\"x\"," + level + "," + s.option() + "," + s.stuck() + "]";
                case SOLUTION -> "[\"s\"," + level + "]";
                case DROP -> "[\"d\"," + level + "," + s.option() + "]";
                case GIVE_BACK -> "[\"g\"," + level + "," + s.item() + "]";
                case LEAVE -> "[\"l\"," + level + "," + s.item() + "]";
                default -> "";
            };
            if (!told1.isEmpty()) {
                told.add(told1);
            }
        }
        return told;
    }

    @Test
    void windowsAtTheirBordersAndBehindTheEnd() throws Exception {
        String id = open("queens", "6\n");
        List<String> all = told(window(id, new JsonObject(), 1, 1024));
        assertThat(all).hasSize(288);
        assertThat(told(window(id, new JsonObject(), 288, 1))).isEqualTo(all.subList(287, 288));
        JsonObject behind = window(id, new JsonObject(), 289, 10);
        assertThat(told(behind)).isEmpty();
        assertThat(behind.get("ended").getAsString()).isEqualTo("EXHAUSTED");
        assertThat(behind.get("last").getAsInt()).isEqualTo(288);
        assertThat(window(id, new JsonObject(), 1, 288).get("ended").isJsonNull())
                .isTrue();
    }

    @Test
    void aWalkGoesOnFromItsLastMark() throws Exception {
        String id = open("queens", "7\n");
        List<JsonObject> whole = lines("api/puzzles/" + id + "/walk", "{}");
        List<JsonObject> marks = marks(whole);
        JsonObject middle = marks.get(marks.size() / 2);
        JsonObject request = new JsonObject();
        request.add("mark", middle);
        JsonObject end = last(lines("api/puzzles/" + id + "/walk", request.toString()));
        for (String key : List.of("steps", "nodes", "solutions", "stopped")) {
            assertThat(end.get(key)).as(key).isEqualTo(last(whole).get(key));
        }
    }

    @Test
    void aServerThatIsStartedAgainHasLostNothing() throws Exception {
        String id = open("queens", "8\n");
        JsonObject before = window(id, new JsonObject(), 1000, 20);
        server.close();
        server = start(2, Duration.ofSeconds(20));
        HttpResponse<String> forgotten = post("api/puzzles/" + id + "/steps", "{\"first\":1000,\"count\":20}");
        assertThat(forgotten.statusCode()).isEqualTo(410);
        assertThat(open("queens", "8\n")).isEqualTo(id);
        assertThat(window(id, new JsonObject(), 1000, 20)).isEqualTo(before);
    }

    // ---- answers

    @Test
    void questionsAreAnswered() throws Exception {
        String queens = "api/puzzles/" + open("queens", "8\n") + "/answer";
        assertThat(last(lines(queens, "{\"question\":\"count\"}"))
                        .get("solutions")
                        .getAsString())
                .isEqualTo("92");
        assertThat(last(lines(queens, "{\"question\":\"count\",\"distinct\":true}"))
                        .get("solutions")
                        .getAsString())
                .isEqualTo("12");
        assertThat(last(lines(queens, "{\"question\":\"unique\"}"))
                        .get("verdict")
                        .getAsString())
                .isEqualTo("multiple");
        String sudoku = "api/puzzles/"
                + open("sudoku", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n")
                + "/answer";
        JsonObject rating = last(lines(sudoku, "{\"question\":\"rate\"}"));
        assertThat(rating.get("verdict").getAsString()).isEqualTo("unique");
        assertThat(rating.get("level").getAsInt()).isPositive();
        String named = rating.get("level") + ": " + rating.get("level_name").getAsString();
        assertThat(rating.get("words").getAsString()).isEqualTo("rating: level " + named);
        JsonObject hint = last(lines(sudoku, "{\"question\":\"hint\",\"steps\":3}"));
        JsonObject step = hint.getAsJsonArray("steps").get(0).getAsJsonObject();
        assertThat(hint.getAsJsonArray("steps")).hasSize(3);
        assertThat(step.get("level_name").getAsString()).isEqualTo("singles");
        assertThat(step.get("words").getAsJsonArray().get(0).getAsString())
                .contains(step.get("label").getAsString());
        assertThat(step.get("svg").getAsString()).startsWith("<svg");
        JsonObject none = last(lines("api/puzzles/" + open("queens", "3\n") + "/answer", "{\"question\":\"explain\"}"));
        assertThat(none.get("verdict").getAsString()).isEqualTo("none");
        List<JsonObject> making = lines(sudoku, "{\"question\":\"generate\",\"seed\":1,\"from\":0,\"to\":3}");
        String text = last(making).get("text").getAsString();
        assertThat(making.get(making.size() - 2).toString())
                .as("what came nearest is told before the answer")
                .contains("\"type\":\"nearest\",\"text\":" + new JsonPrimitive(text));
        assertThat(last(lines("api/puzzles/" + open("sudoku", text) + "/answer", "{\"question\":\"unique\"}"))
                        .get("verdict")
                        .getAsString())
                .isEqualTo("unique");
        String jobs = "api/puzzles/" + open("assignment", "4 1 3\n2 0 5\n3 2 2\n") + "/answer";
        List<JsonObject> best = lines(jobs, "{\"question\":\"best\"}");
        assertThat(last(best).get("score").getAsString())
                .isEqualTo(last(best).get("bound").getAsString())
                .isEqualTo("5");
    }

    @Test
    void wordSearchesAreMadeAnew() throws Exception {
        String open = "api/puzzles/" + open("word-search", "4x7\n\nDANCING LINKS COVER ITEM\n") + "/answer";
        JsonObject made = last(lines(open, "{\"question\":\"generate\",\"seed\":1}"));
        assertThat(made.get("size").getAsString()).isEqualTo("filled");
        String text = made.get("text").getAsString();
        assertThat(text).matches("([A-Z]{7}\n){4}\nDANCING LINKS COVER ITEM\n");
        String again = "api/puzzles/" + open("word-search", text) + "/answer";
        assertThat(last(lines(again, "{\"question\":\"unique\"}"))
                        .get("verdict")
                        .getAsString())
                .isEqualTo("unique");
        assertThat(last(lines(again, "{\"question\":\"generate\",\"seed\":2}"))
                        .get("text")
                        .getAsString())
                .as("the letters of the puzzle before play no part")
                .isNotEqualTo(text);
    }

    @Test
    void solutionsComeInPages() throws Exception {
        String path = "api/puzzles/" + open("queens", "6\n") + "/solutions";
        JsonObject two = last(lines(path, "{\"first\":2,\"count\":2}"));
        assertThat(two.getAsJsonArray("solutions")).hasSize(2);
        assertThat(two.get("stopped").getAsString()).isEqualTo("VISITOR");
        JsonObject rest = last(lines(path, "{\"first\":4,\"count\":24}"));
        assertThat(rest.getAsJsonArray("solutions")).hasSize(1);
        assertThat(rest.get("stopped").getAsString()).isEqualTo("EXHAUSTED");
        assertThat(rest.getAsJsonArray("solutions")
                        .get(0)
                        .getAsJsonObject()
                        .get("svg")
                        .getAsString())
                .startsWith("<svg");
    }

    // ---- refusals

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"model":"nothing","text":"1"}                                   | 404 | no model "nothing"
            {"model":"queens","text":"x"}                                    | 422 | is not a board size
            {"model":"queens","text":""}                                     | 422 | expected
            {"model":"queens","text":"8","settings":{"colour":"red"}}        | 422 | has no setting "colour"
            {"model":"queens"}                                               | 400 | "text"
            {"model":3,"text":""}                                            | 400 | "model"
            {"model":"queens","text":"8","settings":[]}                      | 400 | "settings"
            [1]                                                              | 400 | no object
            {                                                                | 400 | no JSON
            {"model":"queens","text":"500"}                                  | 413 | too large
            """)
    void puzzlesThatAreNoneAreRefused(String body, int status, String words) throws Exception {
        HttpResponse<String> answer = post("api/puzzles", body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(error(answer)).contains(words).doesNotContain("\n", "Exception");
    }

    @Test
    void anErrorHasItsPlace() throws Exception {
        JsonObject error = JsonParser.parseString(post(
                                "api/puzzles",
                                "{\"model\":\"sudoku\",\"text\":\"53..7....\\n6..z95...\\n" + ".........\\n".repeat(7)
                                        + "\"}")
                        .body())
                .getAsJsonObject();
        assertThat(error.get("line").getAsInt()).isEqualTo(2);
        assertThat(error.get("column").getAsInt()).isEqualTo(4);
        assertThat(error.get("error").getAsString()).contains("'z'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            steps     | {"first":0,"count":5}                                                    | 400
            steps     | {"first":1,"count":2000}                                                 | 400
            steps     | {"first":1,"count":5,"strategy":"weights"}                               | 422
            steps     | {"first":9000000,"count":5}                                              | 409
            steps     | {"first":2,"count":5,"mark":{"step":9,"path":[]}}                        | 409
            steps     | {"first":9,"count":5,"mark":{"step":3,"path":[0,35]}}                    | 400
            steps     | {"first":9,"count":5,"mark":{"step":3,"path":[0]}}                       | 400
            steps     | {"first":9,"count":5,"mark":{"step":3,"path":[99,1]}}                    | 400
            steps     | {"first":9,"count":5,"mark":3}                                           | 400
            picture   | {"options":[36]}                                                         | 400
            picture   | {"options":[-1]}                                                         | 400
            picture   | {"options":["a"]}                                                        | 400
            picture   | {"options":[1e99]}                                                       | 400
            answer    | {"question":"why"}                                                       | 422
            solutions | {"first":1,"count":1000}                                                 | 400
            walk      | {"strategy":"nothing"}                                                   | 422
            nothing   | {}                                                                       | 404
            """)
    void requestsThatAreNoneAreRefused(String what, String body, int status) throws Exception {
        HttpResponse<String> answer = post("api/puzzles/" + open("queens", "6\n") + "/" + what, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(error(answer)).isNotBlank().doesNotContain("Exception");
    }

    @Test
    void whatIsTooLargeIsRefusedBeforeItIsRead() throws Exception {
        URI at = URI.create(server.address());
        try (Socket socket = new Socket(at.getHost(), at.getPort())) {
            String head = "POST /api/puzzles HTTP/1.1\r\nHost: " + at.getAuthority()
                    + "\r\nContent-Type: application/json\r\nContent-Length: " + ((1 << 20) + 1) + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 413 ");
        }
        assertThat(send(to("?" + "x".repeat(20_000)).GET()).statusCode()).isIn(414, 431);
        assertThat(send(to("").header("X-Long", "x".repeat(20_000)).GET()).statusCode())
                .isEqualTo(431);
    }

    // ---- who may ask

    @Test
    void everythingComesWithWhatProtectsIt() throws Exception {
        for (String path : List.of("", "main.js", "api/models", "nothing.html")) {
            HttpResponse<String> answer = send(to(path).GET());
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains(
                            "default-src 'none'",
                            "script-src 'self'",
                            "require-trusted-types-for 'script'",
                            "frame-ancestors 'none'");
            assertThat(answer.headers().firstValue("X-Content-Type-Options"))
                    .as(path)
                    .contains("nosniff");
            assertThat(answer.headers().firstValue("Referrer-Policy")).as(path).contains("no-referrer");
            assertThat(answer.headers().firstValue("Server")).as(path).isEmpty();
            assertThat(answer.headers().firstValue("Cache-Control"))
                    .as(path)
                    .contains(path.startsWith("api/") ? "no-store" : "no-cache");
        }
    }

    @Test
    void aFileThatIsKnownIsNotSentAgain() throws Exception {
        HttpResponse<String> first = send(to("main.js").GET());
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(first.headers().firstValue("Content-Type")).contains("text/javascript;charset=utf-8");
        HttpResponse<String> again =
                send(to("main.js").header("If-None-Match", tag).GET());
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        HttpResponse<byte[]> pressed = CLIENT.send(
                to("main.js").header("Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());
        assertThat(pressed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(pressed.body().length).isLessThan(first.body().length() / 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../module-info.class",
                "..%2fWebServer.class",
                "%2e%2e/",
                "lib/../../module-info.class",
                "//etc/passwd",
                "a%00.js",
                "index.html/",
                "lib/",
                "Main.class",
                "/api/../main.js"
            })
    void noPathLeadsOutOfThePage(String path) throws Exception {
        assertThat(raw("GET /" + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                        + "\r\nConnection: close\r\n\r\n"))
                .matches("(?s)HTTP/1.1 (400|404).*");
    }

    @Test
    void onlyOurOwnNamesAreAnswered() throws Exception {
        int port = server.port();
        for (String host : List.of(
                "127.0.0.1:" + port,
                "localhost:" + port,
                "LOCALHOST:" + port,
                "[::1]:" + port,
                "board.example:" + port)) {
            assertThat(get(host)).as(host).startsWith("HTTP/1.1 200");
        }
        for (String host :
                List.of("evil.example:" + port, "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:" + port)) {
            assertThat(get(host)).as(host).startsWith("HTTP/1.1 421");
        }
        assertThat(raw("GET /api/models HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 400");
        assertThat(raw("GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:" + port
                        + "\r\nConnection: close\r\n\r\n"))
                .matches("(?s)HTTP/1.1 (400|421).*");
    }

    private static String get(String host) throws IOException {
        return raw("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    }

    private static String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(answer);
            return answer.toString(StandardCharsets.UTF_8);
        }
    }

    @Test
    void otherSitesMayNotAsk() throws Exception {
        String body = "{\"model\":\"queens\",\"text\":\"6\"}";
        String ours = server.address().substring(0, server.address().length() - 1);
        assertThat(posted(body, "application/json", "Origin", ours)).isEqualTo(200);
        assertThat(posted(body, "application/json", "Origin", "http://evil.example"))
                .isEqualTo(403);
        assertThat(posted(body, "application/json", "Origin", "null")).isEqualTo(403);
        assertThat(posted(body, "application/json", "Sec-Fetch-Site", "cross-site"))
                .isEqualTo(403);
        assertThat(posted(body, "application/json", "Sec-Fetch-Site", "same-site"))
                .isEqualTo(403);
        assertThat(posted(body, "application/json", "Sec-Fetch-Site", "same-origin"))
                .isEqualTo(200);
        assertThat(posted(body, "text/plain", "X-Other", "1")).isEqualTo(415);
        assertThat(posted(body, "application/x-www-form-urlencoded", "X-Other", "1"))
                .isEqualTo(415);
        assertThat(send(to("api/puzzles").GET()).statusCode()).isEqualTo(405);
        assertThat(send(to("api/puzzles").method("PUT", HttpRequest.BodyPublishers.ofString(body)))
                        .statusCode())
                .isEqualTo(405);
        assertThat(send(to("").method("OPTIONS", HttpRequest.BodyPublishers.noBody()))
                        .headers()
                        .map()
                        .keySet())
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control"));
    }

    private static int posted(String body, String type, String header, String value) throws Exception {
        String request = "POST /api/puzzles HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nContent-Type: " + type
                + "\r\n" + header + ": " + value + "\r\nContent-Length: " + body.length()
                + "\r\nConnection: close\r\n\r\n" + body;
        return Integer.parseInt(raw(request).substring(9, 12));
    }

    // ---- crowds, and those who do not read

    @Test
    void fortyHalfSentRequestsCostNobodyAnything() throws Exception {
        List<Socket> halves = new ArrayList<>();
        try {
            for (int i = 0; i < 40; i++) {
                Socket socket = new Socket("127.0.0.1", server.port());
                halves.add(socket);
                String head = "POST /api/puzzles HTTP/1.1\r\nHost: 127.0.0.1:" + server.port();
                String body = "\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{\"model\":";
                socket.getOutputStream().write((i % 2 == 0 ? head : head + body).getBytes(StandardCharsets.UTF_8));
                socket.getOutputStream().flush();
            }
            assertThat(open("queens", "6\n")).isNotBlank();
        } finally {
            for (Socket socket : halves) {
                socket.close();
            }
        }
    }

    @Test
    void fiftyAtOnceAreAllServed() throws Exception {
        String id = open("queens", "8\n");
        List<String> expected = told(window(id, new JsonObject(), 1, 1024));
        ExecutorService clients = Executors.newFixedThreadPool(50);
        try {
            List<Callable<List<String>>> asks = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                asks.add(() -> told(window(id, new JsonObject(), 1, 1024)));
            }
            for (Future<List<String>> answer : clients.invokeAll(asks)) {
                assertThat(answer.get()).isEqualTo(expected);
            }
        } finally {
            clients.shutdownNow();
        }
    }

    @Test
    void aClosedConnectionEndsItsSearch() throws Exception {
        String id = open("queens", "20\n");
        String sudoku = open("sudoku", ".".repeat(81) + "\n");
        for (int i = 0; i < 6; i++) { // more than run at once: only if each is ended does the next get its turn
            String question = i % 2 == 0
                    ? "{\"question\":\"count\",\"engine\":\"links\"}"
                    : "{\"question\":\"generate\",\"from\":98,\"to\":98}"; // there is none
            try (Socket socket = stream(i % 2 == 0 ? id : sudoku, question)) {
                readLine(socket.getInputStream());
            }
        }
        long begin = System.nanoTime();
        assertThat(last(lines("api/puzzles/" + open("queens", "6\n") + "/answer", "{\"question\":\"count\"}"))
                        .get("solutions")
                        .getAsString())
                .isEqualTo("4");
        System.out.println("closed connections: the next search had its answer after "
                + (System.nanoTime() - begin) / 1_000_000 + " ms");
    }

    private static Socket stream(String id, String body) throws IOException {
        Socket socket = new Socket("127.0.0.1", server.port());
        OutputStream out = socket.getOutputStream();
        out.write(("POST /api/puzzles/" + id + "/answer HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                        + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8));
        out.flush();
        return socket;
    }

    private static String readLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    @Test
    void whoeverIsTooMuchIsToldSo() throws Exception {
        String id = open("queens", "20\n");
        List<Socket> sockets = new ArrayList<>();
        try {
            String said = "";
            for (int i = 0; i < 60 && !said.contains("503"); i++) {
                Socket socket = stream(id, "{\"question\":\"count\"}");
                sockets.add(socket);
                said = readLine(socket.getInputStream());
            }
            assertThat(said).contains("503");
            assertThat(sockets).as("two run and 32 wait").hasSize(35);
            String queued = "";
            InputStream waiting = sockets.get(2).getInputStream();
            while (!queued.contains("queued")) {
                queued = readLine(waiting);
            }
            assertThat(queued).isEqualTo("{\"type\":\"queued\",\"place\":1}");
            assertThat(told(window(id, new JsonObject(), 1, 10)))
                    .as("windows do not wait for walks")
                    .hasSize(10);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    // ---- plugins

    @Test
    void whatAHostilePluginSaysIsText() throws Exception {
        JsonObject puzzle = asked("api/puzzles", "{\"model\":\"drawn\",\"text\":\"plain\"}");
        assertThat(puzzle.getAsJsonArray("labels").get(0).getAsString()).isEqualTo("<svg/onload=run()>\u001b[31m");
        String id = puzzle.get("id").getAsString();
        JsonObject board = asked("api/puzzles/" + id + "/picture", "{\"options\":[0]}");
        assertThat(board.get("svg").getAsString()).contains("&lt;script&gt;").doesNotContain("<script>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"throws", "error", "overflow"})
    void aPluginThatFailsIsOneSentence(String how) throws Exception {
        HttpResponse<String> answer = post("api/puzzles", "{\"model\":\"drawn\",\"text\":\"" + how + "\"}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(error(answer)).contains("drawn").doesNotContain("\tat ");
    }

    @Test
    void aPictureThatFailsIsOneSentence() throws Exception {
        String id = open("drawn", "picture\n");
        HttpResponse<String> answer = post("api/puzzles/" + id + "/picture", "{\"options\":[0]}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(error(answer)).contains("picture");
    }

    /** Random covers, one for each number. */
    static final class Odd implements ExactCoverModel<Long, Integer> {

        @Override
        public String id() {
            return "odd";
        }

        @Override
        public Long parse(PuzzleText text) {
            return (long) text.onlyInt("a seed", 0, 1_000_000);
        }

        static Solver<Integer> solver(long seed) {
            return LoadedModel.of(new Odd(), "a test").solver(seed);
        }

        @Override
        public void describe(Long seed, CoverBuilder<Integer> c) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Item> primary = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Items item = c.primary("it " + i, 1);
                if (seed % 2 == 0 && i < 2) {
                    int least = random.nextInt(3);
                    item.times(least, Math.max(1, least + random.nextInt(3)));
                }
                primary.add(item.at(0));
            }
            Items secondary = c.secondary("perhaps", 2);
            for (int k = 0; k < 18; k++) {
                int first = random.nextInt(6);
                List<Item> held = new ArrayList<>(List.of(primary.get(first)));
                if (random.nextBoolean()) {
                    held.add(primary.get((first + 1 + random.nextInt(5)) % 6));
                }
                if (random.nextInt(3) == 0) {
                    held.add(secondary.at(0).colored(random.nextInt(2)));
                } else if (random.nextInt(4) == 0) {
                    held.add(secondary.at(1));
                }
                c.option(k, held.toArray(Item[]::new));
            }
        }

        @Override
        public String render(Long seed, List<Integer> solution) {
            return solution + "\n";
        }
    }

    /** Fails where its text says so, and speaks as nobody should. */
    static final class Drawn implements ExactCoverModel<String, String> {

        @Override
        public String id() {
            return "drawn";
        }

        @Override
        public String parse(PuzzleText text) {
            return text.nextFilled("a word").text();
        }

        @Override
        public void describe(String puzzle, CoverBuilder<String> cover) {
            switch (puzzle) {
                case "throws" -> throw new IllegalStateException("on purpose\nand\tmore");
                case "error" -> throw new AssertionError("on purpose");
                case "overflow" -> describe(puzzle, cover);
                default -> cover.option("<svg/onload=run()>\u001b[31m", cover.primary("<b>"));
            }
        }

        @Override
        public String render(String puzzle, List<String> solution) {
            return "</script>\n";
        }

        @Override
        public Optional<Svg> picture(String puzzle, List<String> solution) {
            if (puzzle.equals("picture")) {
                throw new IllegalStateException("on purpose");
            }
            return Optional.of(new Svg(1, 1).word(0.5, 0.5, 0.2, "black", "<script>run()</script>"));
        }
    }
}
