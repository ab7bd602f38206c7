package dlx.library.tools;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dlx.commands.json.JsonMembers;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes notifications of progress, at most one per second. */
final class ProgressLines {

    private final Optional<JsonElement> token;
    private final Consumer<String> lines;
    private long lastSecond;

    /**
     * Creates a writer.
     *
     * @param token the token that the client sent with its call; without one, nothing is written
     */
    ProgressLines(Optional<JsonElement> token, Consumer<String> lines) {
        this.token = token;
        this.lines = lines;
    }

    /** Writes a notification about the library's line of a running search. */
    void accept(JsonObject line) {
        long second = line.get("seconds").getAsLong();
        if (token.isEmpty() || second == lastSecond) {
            return;
        }
        lastSecond = second;
        lines.accept(line(
                token.get(),
                line.get("seconds").getAsDouble(),
                second + " s, " + line.get("nodes").getAsLong() + " nodes, "
                        + line.get("solutions").getAsString() + " solutions"));
    }

    /** Returns a notification; {@code progress} increases from one to the next. */
    static String line(JsonElement token, double progress, String words) {
        return JsonMembers.object(json -> json.put("jsonrpc", "2.0")
                .put("method", "notifications/progress")
                .object(
                        "params",
                        to -> to.json("progressToken", token.toString())
                                .put("progress", progress)
                                .put("message", words)));
    }
}
