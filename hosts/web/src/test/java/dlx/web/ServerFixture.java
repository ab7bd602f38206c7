package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasPictures;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/** A server for each class of tests, and methods that send requests to it. */
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ServerFixture {

    final HttpClient client = HttpClient.newHttpClient();
    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
    private Optional<WebServer> started = Optional.empty();

    @BeforeAll
    void start() throws IOException {
        started = Optional.of(start(2, Duration.ofSeconds(20)));
    }

    @AfterAll
    void stop() {
        server().close();
    }

    @AfterEach
    void nothingUnexpectedWasThrown() {
        assertThat(failures).isEmpty();
    }

    WebServer server() {
        return started.orElseThrow();
    }

    WebServer start(int searches, Duration time) throws IOException {
        List<LoadedModel<?, ?>> models =
                new ArrayList<>(ModelRegistry.load(List.of()).all());
        models.add(LoadedModel.of(new Odd(), "a test"));
        models.add(LoadedModel.of(new Drawn(), "a test"));
        return WebServer.start(
                models, new WebSettings("127.0.0.1", 0, Set.of("board.example"), searches, time), failures::add);
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(server().address() + path));
    }

    HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return send(
                to(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    JsonObject asked(String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonParser.parseString(answer.body()).getAsJsonObject();
    }

    /** The lines of a stream without its heartbeats. */
    List<JsonObject> lines(String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(path, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body()
                .lines()
                .filter(line -> !line.isEmpty())
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    static JsonObject last(List<JsonObject> lines) {
        return lines.get(lines.size() - 1);
    }

    String open(String model, String text) throws IOException, InterruptedException {
        return open(model, text, "{}");
    }

    String open(String model, String text, String settings) throws IOException, InterruptedException {
        JsonObject request = new JsonObject();
        request.addProperty("model", model);
        request.addProperty("text", text);
        request.add("settings", JsonParser.parseString(settings));
        return asked("api/puzzles", request.toString()).get("id").getAsString();
    }

    JsonObject window(String id, JsonObject mark, int first, int count) throws IOException, InterruptedException {
        JsonObject request = new JsonObject();
        if (mark.size() > 0) {
            request.add("mark", mark);
        }
        request.addProperty("first", first);
        request.addProperty("count", count);
        return asked("api/puzzles/" + id + "/steps", request.toString());
    }

    static List<String> reported(JsonObject window) {
        return window.getAsJsonArray("steps").asList().stream()
                .map(JsonElement::toString)
                .toList();
    }

    static String error(HttpResponse<String> answer) {
        return JsonParser.parseString(answer.body())
                .getAsJsonObject()
                .get("error")
                .getAsString();
    }

    /** Random covers, one for each number. */
    static final class Odd implements ExactCoverModel<Long, Integer> {

        @Override
        public String id() {
            return "odd";
        }

        @Override
        public Long parse(PuzzleText text) {
            return (long) text.nextInt("a seed", 0, 1_000_000);
        }

        static Solver<Integer> solver(long seed) {
            return LoadedModel.of(new Odd(), "a test").solver(seed);
        }

        @Override
        public void describe(Long seed, CoverBuilder<Integer> c) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Item> primary = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Items item = c.items("it " + i, 1);
                if (seed % 2 == 0 && i < 2) {
                    int least = random.nextInt(3);
                    item.times(least, Math.max(1, least + random.nextInt(3)));
                }
                primary.add(item.at(0));
            }
            Items secondary = c.items("perhaps", 2).secondary();
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
        public String render(Long seed, Solution<Integer> solution) {
            return solution.options() + "\n";
        }
    }

    /** A model that fails if its text asks for it, with wrong messages too. */
    static final class Drawn implements HasPictures<String, String> {

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
                default -> cover.option("<svg/onload=run()>\u001b[31m", cover.item("<b>"));
            }
        }

        @Override
        public String render(String puzzle, Solution<String> solution) {
            return "</script>\n";
        }

        @Override
        public Svg picture(String puzzle, Solution<String> solution) {
            if (puzzle.equals("picture")) {
                throw new IllegalStateException("on purpose");
            }
            return new Svg(1, 1).word(0.5, 0.5, 0.2, "black", "<script>run()</script>");
        }
    }
}
