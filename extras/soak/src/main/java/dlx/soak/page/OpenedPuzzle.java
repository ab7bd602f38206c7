package dlx.soak.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dlx.soak.page.PageClient.Followed;
import dlx.soak.page.PageClient.Reply;
import java.io.IOException;

/** A puzzle that a client has opened. It is opened again if the server has closed it. */
final class OpenedPuzzle {

    private static final int OK = 200;
    private static final int FORGOTTEN = 410;
    private static final int BUSY = 503;

    /** Maximum number of attempts at a request. A server that closes a puzzle each time does not work. */
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

    /** Returns the server's reply to the opening. */
    JsonObject opened() {
        return opened;
    }

    String path(String what) {
        return "api/puzzles/" + opened.get("id").getAsString() + '/' + what;
    }

    /** Sends a request with an immediate reply. */
    JsonObject ask(String what, JsonObject body) throws IOException, InterruptedException {
        for (int k = 0; k < TRIALS; k++) {
            Reply reply = client.ask(path(what), body);
            if (reply.status() != FORGOTTEN) {
                return answer(reply);
            }
            openAgain();
        }
        throw new AssertionError(path(what) + ": the server closes the puzzle each time");
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
        throw new AssertionError(path(what) + ": the server closes the puzzle each time");
    }

    /** Returns the last line of the answer to a question; {@code wishes} are further members and their values. */
    JsonObject answer(String question, Object... wishes) throws IOException, InterruptedException {
        JsonObject body = PageClient.body(wishes);
        body.addProperty("question", question);
        return follow("answer", body).last();
    }

    /** Returns the verdict of the answer to a question. */
    String verdict(String question, Object... wishes) throws IOException, InterruptedException {
        return answer(question, wishes).get("verdict").getAsString();
    }

    /**
     * Returns the first solutions.
     *
     * @param most maximum number of solutions
     */
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
