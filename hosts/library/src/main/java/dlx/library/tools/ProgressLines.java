package dlx.library.tools;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dlx.commands.json.JsonMembers;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes notifications of progress, at most one per second. */
final class ProgressLines {

    private static final long BEGIN = System.nanoTime();

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
        if (token.isEmpty() || !line.has("seconds") || line.get("seconds").getAsLong() == lastSecond) {
            return;
        }
        lastSecond = line.get("seconds").getAsLong();
        lines.accept(line(
                token.get(),
                lastSecond + " s, " + line.get("nodes").getAsLong() + " nodes, "
                        + line.get("solutions").getAsString() + " solutions"));
    }

    /** Returns a notification. Its progress, the seconds of this program, increases from one to the next. */
    static String line(JsonElement token, String words) {
        return JsonMembers.object(json -> json.put("jsonrpc", "2.0")
                .put("method", "notifications/progress")
                .object(
                        "params",
                        to -> to.json("progressToken", token.toString())
                                .put("progress", (System.nanoTime() - BEGIN) / 1e9)
                                .put("message", words)));
    }
}
