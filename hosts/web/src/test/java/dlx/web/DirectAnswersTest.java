package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.web.direct.DirectAnswers;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that a direct call is answered like a request to the server, line by line, except for times and lines of
 * progress.
 */
class DirectAnswersTest extends ServerFixture {

    private final DirectAnswers direct =
            new DirectAnswers(List.copyOf(ModelRegistry.load(List.of()).all()), Duration.ofSeconds(20), failure -> {
                throw new AssertionError(failure);
            });

    /** The status, then the lines. */
    private List<String> called(String path, String body) {
        List<String> lines = new ArrayList<>();
        int status = direct.answer(path, body, lines::add);
        lines.removeIf(DirectAnswersTest::isNews);
        lines.add(0, String.valueOf(status));
        return lines.stream().map(DirectAnswersTest::timeless).toList();
    }

    private List<String> served(String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = post(path, body);
        List<String> lines = new ArrayList<>(List.of(String.valueOf(answer.statusCode())));
        answer.body()
                .lines()
                .filter(line -> !line.isEmpty() && !isNews(line))
                .forEach(line -> lines.add(timeless(line)));
        return lines;
    }

    /** Returns true if a line reports the progress of a search, or its place in the queue. */
    private static boolean isNews(String line) {
        return line.startsWith("{\"type\":\"progress\"") || line.startsWith("{\"type\":\"queued\"");
    }

    private static String timeless(String line) {
        return line.replaceAll("\"(millis|\\w+Nanos)\":\\d+", "\"$1\":0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            queens | 6     | labels    | {"options":[0,7,35]}
            queens | 6     | labels    | {"options":[36]}
            queens | 6     | picture   | {"options":[1,9]}
            queens | 6     | picture   | {"options":[]}
            queens | 6     | cells     | {}
            queens | 6     | change    | {"take":[1]}
            queens | 6     | change    | {"take":[1,2]}
            queens | 6     | steps     | {"first":1,"count":1024}
            queens | 6     | steps     | {"first":5,"count":3,"strategy":"first"}
            queens | 6     | steps     | {"first":0,"count":3}
            queens | 6     | steps     | {"first":9,"count":3,"mark":{"step":10,"path":[]}}
            queens | 6     | steps     | {"first":9,"count":3,"mark":{"step":3,"path":[0,35],"since":[1]}}
            queens | 6     | walk      | {}
            queens | 6     | walk      | {"strategy":"learn"}
            queens | 6     | solutions | {"first":1,"count":64}
            queens | 8     | solutions | {"first":3,"count":2,"distinct":true}
            queens | 8     | answer    | {"question":"count"}
            queens | 8     | answer    | {"question":"count","distinct":true}
            queens | 3     | answer    | {"question":"count","distinct":true}
            steiner | 7    | answer    | {"question":"count","distinct":true}
            steiner | 7    | solutions | {"first":1,"count":2,"distinct":true}
            queens | 8     | answer    | {"question":"symmetries"}
            queens | 6     | answer    | {"question":"unique"}
            queens | 6     | answer    | {"question":"best"}
            queens | 6     | answer    | {"question":"path","steps":3,"pictures":true,"board":true}
            queens | 3     | answer    | {"question":"explain","picture":true,"board":true}
            queens | 6     | answer    | {"question":"path","rating":true}
            queens | 6     | answer    | {"question":"generate","seed":7}
            queens | 6     | answer    | {"question":"why"}
            queens | 6     | nothing   | {}
            queens | 6     | walk/here | {}
            queens | 6     | walk      | [1]
            queens | 6     | walk      | {"mark":
            """)
    void aQuestionAboutAPuzzleIsAnsweredAsByTheServer(String model, String text, String path, String body)
            throws Exception {
        String opening = "{\"model\":\"" + model + "\",\"text\":\"" + text + "\\n\"}";
        assertThat(called("api/puzzles", opening)).isEqualTo(served("api/puzzles", opening));
        String about = "api/puzzles/" + open(model, text + '\n') + '/' + path;
        assertThat(called(about, body)).isEqualTo(served(about, body)).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            api/puzzles           | {"model":"queen","text":"6"}
            api/puzzles           | {"model":"queens","text":"six"}
            api/puzzles           | {"model":"queens","text":"6","settings":{"round":"yes"}}
            api/puzzles           | {"model":"queens","text":"512"}
            api/puzzles           | {"model":"queens"}
            api/puzzles           | {"model":"queens","text":"6","pins":[36]}
            api/puzzles/0123/walk | {}
            api/puzzles/          | {}
            api/nothing           | {}
            """)
    void isRefusedAsByTheServer(String path, String body) throws Exception {
        assertThat(called(path, body)).isEqualTo(served(path, body)).hasSize(2);
    }

    @Test
    void theModelsAreReportedAsByTheServer() throws Exception {
        List<String> reported = called("api/models", "");
        assertThat(reported).hasSize(2).first().isEqualTo("200");
        assertThat(reported.get(1))
                .contains(models().stream()
                        .map(model -> "\"id\":\"" + model.id() + '"')
                        .toList());
    }

    private static List<LoadedModel<?, ?>> models() {
        return List.copyOf(ModelRegistry.load(List.of()).all());
    }

    @Test
    void aSearchReportsHowFarItIsBeforeItEnds() {
        called("api/puzzles", "{\"model\":\"queens\",\"text\":\"20\\n\"}");
        List<String> lines = new ArrayList<>();
        String id = called("api/puzzles", "{\"model\":\"queens\",\"text\":\"20\\n\"}")
                .get(1)
                .substring(7, 23);
        direct.answer("api/puzzles/" + id + "/walk", "{\"seconds\":1}", lines::add);
        assertThat(lines).anyMatch(DirectAnswersTest::isNews);
        assertThat(lines.get(lines.size() - 1)).contains("\"stopped\":\"TIME\"");
    }
}
