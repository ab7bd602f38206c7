package dlx.soak.page;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.Random;

/** Begins long searches, and closes the connection amid the answer or amid the request. */
final class VanishingActivity implements Activity {

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        OpenedPuzzle large = OpenedPuzzle.open(client, tally, "queens", 11 + random.nextInt(6) + "\n");
        JsonObject body = PageClient.body(
                "question", random.nextBoolean() ? "generate" : "count", "fromLevel", 99, "toLevel", 99);
        switch (random.nextInt(4)) {
            case 0 -> client.leaveAmid(large.path("walk"), new JsonObject(), random.nextInt(20));
            case 1 -> client.leaveAmid(large.path("answer"), body, random.nextInt(10));
            case 2 -> client.vanish(large.path("answer"), body, random.nextDouble());
            default -> client.vanish(large.path("walk"), new JsonObject(), 1);
        }
    }
}
