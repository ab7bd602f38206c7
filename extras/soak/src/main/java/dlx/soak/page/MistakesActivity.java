package dlx.soak.page;

import com.google.gson.JsonObject;
import dlx.soak.page.PageClient.Reply;
import java.io.IOException;
import java.util.Random;

/** Sends wrong requests, and checks that each is rejected with a sentence. */
final class MistakesActivity implements Activity {

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        int line = 1 + random.nextInt(8);
        Reply unread = client.ask(
                "api/puzzles",
                puzzle("sudoku", ".........\n".repeat(line - 1) + "....!....\n" + ".........\n".repeat(9 - line)));
        refused(422, unread);
        Checks.same("the line of the mistake", line, unread.body().get("line").getAsInt());
        refused(404, client.ask("api/puzzles", puzzle("queen", "8\n")));
        refused(400, client.askRaw("api/puzzles", "{\"model\":"));
        refused(403, client.askFromElsewhere("api/puzzles", puzzle("queens", "8\n")));
        refused(405, client.get("api/puzzles"));
        refused(
                410,
                client.ask(
                        "api/puzzles/" + String.format("%016x", random.nextLong()) + "/answer",
                        PageClient.body("question", "count")));
        Reply nothing = client.ask("api/import", PageClient.body("text", "https://example.org/" + random.nextInt()));
        Checks.same("status of a foreign link", 200, nothing.status());
        Checks.same("a foreign link", 0, nothing.body().size());
    }

    private static void refused(int status, Reply reply) {
        Checks.same("status of " + reply.body(), status, reply.status());
        Checks.that(!reply.body().get("error").getAsString().isBlank(), "a sentence in " + reply.body());
    }

    private static JsonObject puzzle(String model, String text) {
        return PageClient.body("model", model, "text", text);
    }
}
