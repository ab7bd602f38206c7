package dlx.soak.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dlx.soak.page.PageClient.Followed;
import dlx.soak.page.PageClient.Reply;
import java.io.IOException;

/** A puzzle that a client has opened; opened again where the server has forgotten it. */
final class OpenedPuzzle {

    private static final int OK = 200;
    private static final int FORGOTTEN = 410;
    private static final int BUSY = 503;

    /** A server that forgets a puzzle so often between two requests does not keep it at all. */
    private static final int TRIALS = 20;

    private final PageClient client;
    private final VisitCounts tally;
    private final JsonObject request;
    private final JsonObject opened;

    private OpenedPuzzle(PageClient client, VisitCounts tally, JsonObject request, JsonObject opened) {
        this.client = client;
        this.tally = tally;
        this.request = request;
        this.opened = opened;
    }

    static OpenedPuzzle open(PageClient client, VisitCounts tally, String model, String text)
            throws IOException, InterruptedException {
        JsonObject request = PageClient.body("model", model, "text", text);
        return new OpenedPuzzle(client, tally, request, answer(client.ask("api/puzzles", request)));
    }

    /** What the server said when it opened it. */
    JsonObject opened() {
        return opened;
    }

    String path(String what) {
        return "api/puzzles/" + opened.get("id").getAsString() + '/' + what;
    }

    /** Asks what is answered at once. */
    JsonObject ask(String what, JsonObject body) throws IOException, InterruptedException {
        for (int k = 0; k < TRIALS; k++) {
            Reply reply = client.ask(path(what), body);
            if (reply.status() != FORGOTTEN) {
                return answer(reply);
            }
            openAgain();
        }
        throw new AssertionError(path(what) + ": the server forgets it again and again");
    }

    /** Follows a stream to its end. */
    Followed follow(String what, JsonObject body) throws IOException, InterruptedException {
        for (int k = 0; k < TRIALS; k++) {
            Followed stream = client.follow(path(what), body);
            if (stream.status() != FORGOTTEN) {
                answer(new Reply(stream.status(), stream.last()));
                return stream;
            }
            openAgain();
        }
        throw new AssertionError(path(what) + ": the server forgets it again and again");
    }

    /** The last line of an answer. */
    JsonObject answer(String question) throws IOException, InterruptedException {
        return follow("answer", PageClient.body("question", question)).last();
    }

    /** The verdict of an answer. */
    String verdict(String question) throws IOException, InterruptedException {
        return answer(question).get("verdict").getAsString();
    }

    /** The first solutions, so many at most. */
    JsonArray solutions(int most) throws IOException, InterruptedException {
        return follow("solutions", PageClient.body("first", 1, "count", most))
                .last()
                .getAsJsonArray("solutions");
    }

    private void openAgain() throws IOException, InterruptedException {
        tally.reopened();
        JsonObject again = answer(client.ask("api/puzzles", request));
        Checks.same("the id of a puzzle opened again", opened.get("id"), again.get("id"));
    }

    private static JsonObject answer(Reply reply) {
        if (reply.status() == BUSY) {
            throw new BusyException();
        }
        if (reply.status() != OK || reply.body().has("error")) {
            throw new AssertionError("status " + reply.status() + ": " + reply.body());
        }
        return reply.body();
    }
}
