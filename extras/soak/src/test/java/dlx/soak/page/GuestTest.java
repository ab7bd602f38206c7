package dlx.soak.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.core.plugin.ModelRegistry;
import dlx.web.WebServer;
import dlx.web.WebSettings;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class GuestTest {

    @Test
    void allThatGuestsDoIsAnsweredRightly() throws IOException, InterruptedException {
        List<Throwable> failures = new CopyOnWriteArrayList<>();
        WebSettings settings = new WebSettings("127.0.0.1", 0, Set.of(), 2, Duration.ofSeconds(30));
        try (WebServer server = WebServer.start(ModelRegistry.load().all(), settings, failures::add)) {
            VisitCounts counts = new VisitCounts();
            PageClient client = new PageClient(URI.create(server.address()), counts);
            Random random = new Random(3);
            for (Activity activity : Set.copyOf(Guest.ACTIVITIES)) {
                activity.make(client, counts, random);
            }
            assertThat(counts.reported()).isEmpty();
        }
        assertThat(failures).isEmpty();
    }

    @Test
    void wrongAnswersAreSeen() {
        JsonObject cover = JsonParser.parseString(
                        "{\"items\":3,\"secondary\":[2],\"start\":[0,2,3,5],\"item\":[0,2,1,1,2]}")
                .getAsJsonObject();
        Checks.solution(cover, List.of(0, 1));
        assertThatThrownBy(() -> Checks.solution(cover, List.of(0))).hasMessageContaining("item 1 0 times");
        assertThatThrownBy(() -> Checks.solution(cover, List.of(0, 2))).hasMessageContaining("item 2 2 times");
        assertThatThrownBy(() -> Checks.picture(cover.get("items"))).hasMessageContaining("not XML");
        assertThatThrownBy(() -> Checks.same("queens", 4, 3)).hasMessage("queens: expected 4, but the answer is 3");
        assertThatThrownBy(() -> Checks.exhausted(
                        JsonParser.parseString("{\"stopped\":\"TIME\"}").getAsJsonObject()))
                .hasMessageContaining("EXHAUSTED");
    }
}
