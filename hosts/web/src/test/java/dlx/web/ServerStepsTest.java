package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.search.Step;
import dlx.skips.Tier;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Steps of searches: windows, marks and walks. */
class ServerStepsTest extends ServerFixture {

    @Test
    void stepsFromEveryMarkAreThoseOfTheWholeSearch() throws Exception {
        for (long seed = 0; seed < Tier.of(6, 40); seed++) {
            String id = open("odd", seed + "\n");
            List<String> expected = steps(Odd.solver(seed));
            List<JsonObject> search = lines("api/puzzles/" + id + "/walk", "{}");
            assertThat(last(search).get("steps").getAsInt()).as("seed " + seed).isEqualTo(expected.size());
            for (JsonObject mark : marks(search)) {
                int first = mark.get("step").getAsInt();
                for (int from : new int[] {first, Math.min(first + 3, expected.size())}) {
                    JsonObject window = window(id, mark, from, 5);
                    List<String> reported = reported(window);
                    assertThat(reported)
                            .as("seed " + seed + ", step " + from)
                            .isEqualTo(expected.subList(from - 1, Math.min(from + 4, expected.size())));
                }
            }
        }
    }

    /** The marks of a walk with their whole paths, as a page keeps them. */
    private List<JsonObject> marks(List<JsonObject> search) {
        List<JsonObject> marks = new ArrayList<>();
        JsonObject mark = JsonParser.parseString(
                        "{\"step\":1,\"choice\":0,\"nodes\":1,\"solutions\":0,\"dead\":0,\"path\":[],\"since\":[]}")
                .getAsJsonObject();
        for (JsonObject line : search) {
            if (line.get("type").getAsString().equals("marks")) {
                for (JsonElement reported : line.getAsJsonArray("marks")) {
                    mark = whole(reported.getAsJsonArray(), mark);
                    marks.add(mark);
                }
            }
        }
        return marks;
    }

    private JsonObject whole(JsonArray reported, JsonObject before) {
        JsonObject mark = new JsonObject();
        int at = 0;
        for (String figure : List.of("step", "choice", "nodes", "solutions", "dead")) {
            mark.addProperty(
                    figure, before.get(figure).getAsLong() + reported.get(at++).getAsLong());
        }
        int keep = reported.get(at++).getAsInt();
        JsonArray path = new JsonArray();
        JsonArray since = new JsonArray();
        for (int level = 0; level < keep; level++) {
            path.add(before.getAsJsonArray("path").get(2 * level));
            path.add(before.getAsJsonArray("path").get(2 * level + 1));
            since.add(before.getAsJsonArray("since").get(level));
        }
        long step = keep == 0 ? 0 : since.get(keep - 1).getAsLong();
        for (; at < reported.size(); at += 3) {
            path.add(reported.get(at));
            path.add(reported.get(at + 1));
            step += reported.get(at + 2).getAsLong();
            since.add(step);
        }
        mark.add("path", path);
        mark.add("since", since);
        return mark;
    }

    private List<String> steps(Solver<?> solver) {
        List<String> reported = new ArrayList<>();
        Steps steps = solver.toBuilder().engine(EngineName.LINKS).build().steps();
        for (Optional<Step> next = steps.next(); next.isPresent(); next = steps.next()) {
            Step s = next.get();
            int level = s.level();
            String reported1 = switch (s.kind()) {
                case CHOOSE -> "[\"c\"," + level + "," + s.item() + "," + s.count() + "]";
                case TAKE -> "[\"t\"," + level + "," + s.option() + "]";
                case DEAD_END -> "[\"x\"," + level + "," + s.option() + "," + s.stuck() + "]";
                case SOLUTION -> "[\"s\"," + level + "]";
                case DROP -> "[\"d\"," + level + "," + s.option() + "]";
                case GIVE_BACK -> "[\"g\"," + level + "," + s.item() + "]";
                case LEAVE -> "[\"l\"," + level + "," + s.item() + "]";
                default -> "";
            };
            if (!reported1.isEmpty()) {
                reported.add(reported1);
            }
        }
        return reported;
    }

    @Test
    void windowsAtTheirBordersAndBehindTheEnd() throws Exception {
        String id = open("queens", "6\n");
        List<String> all = reported(window(id, new JsonObject(), 1, 1024));
        assertThat(all).hasSize(288);
        assertThat(reported(window(id, new JsonObject(), 288, 1))).isEqualTo(all.subList(287, 288));
        JsonObject behind = window(id, new JsonObject(), 289, 10);
        assertThat(reported(behind)).isEmpty();
        assertThat(behind.get("ended").getAsString()).isEqualTo("EXHAUSTED");
        assertThat(behind.get("last").getAsInt()).isEqualTo(288);
        assertThat(window(id, new JsonObject(), 1, 288).get("ended").isJsonNull())
                .isTrue();
    }

    @Test
    void aSearchContinuesFromItsLastMark() throws Exception {
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
        server().close();
        start();
        HttpResponse<String> forgotten = post("api/puzzles/" + id + "/steps", "{\"first\":1000,\"count\":20}");
        assertThat(forgotten.statusCode()).isEqualTo(410);
        assertThat(open("queens", "8\n")).isEqualTo(id);
        assertThat(window(id, new JsonObject(), 1000, 20)).isEqualTo(before);
    }
}
