package dlx.library.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.commands.json.JsonMembers;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import dlx.library.Asked;
import dlx.library.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * The answer of a call: the library's lines as one object. Members that the tool does not describe are left out.
 *
 * @param isError true if the call was wrong; then the members are those of the error
 * @param members the members of the answer
 */
record ToolAnswer(boolean isError, JsonObject members) {

    private static final String SHOW = "show";
    private static final String SEED = "seed";
    private static final List<String> FORMS = List.of("text", "labels", "options", "svg");
    private static final List<String> RATING = List.of("level", "levelName", "effort", "exact");

    private static final String TYPE = "type";
    private static final String MESSAGE = "message";

    /**
     * Calls a tool.
     *
     * @param mostSeconds the time limit of the server
     * @param progress receives lines about a running search
     */
    static ToolAnswer of(
            Library library,
            Tool tool,
            JsonObject arguments,
            double mostSeconds,
            CancellationToken token,
            Consumer<JsonObject> progress) {
        JsonObject body = body(tool, tool.checked(arguments), mostSeconds);
        List<JsonObject> lines = new ArrayList<>();
        int status = library.answer(request(tool, body), new Asked(body, token), line -> {
            JsonObject object = JsonParser.parseString(line).getAsJsonObject();
            if (object.get(TYPE).getAsString().equals("progress")) {
                progress.accept(object);
            } else {
                lines.add(object);
            }
        });
        JsonObject last = lines.remove(lines.size() - 1);
        if (status != Library.OK) {
            last.remove(TYPE);
            last.remove("error"); // the message, in the words of the page
            return new ToolAnswer(true, last);
        }
        if (tool.takes(SEED)) {
            last.addProperty(SEED, body.get(SEED).getAsLong());
        }
        if (tool.takes(SHOW)) {
            JsonArray found = new JsonArray();
            lines.forEach(solution -> found.add(shown(solution, body)));
            last.add("found", found);
        }
        leaveOutGuesses(last);
        return new ToolAnswer(false, Schema.kept(tool.gives(), last).getAsJsonObject());
    }

    /** Returns the answer of a call with an argument that its tool does not have. */
    static ToolAnswer wrong(WrongArgumentException e) {
        JsonObject error = new JsonObject();
        error.addProperty("code", e.code());
        error.addProperty(MESSAGE, e.getMessage());
        return new ToolAnswer(true, error);
    }

    /** Writes the result of the call. Clients that do not know structured content read the text. */
    void write(JsonMembers json) {
        String text = isError ? members.get(MESSAGE).getAsString() : members.toString();
        json.objects("content", List.of(text), (to, one) -> to.put(TYPE, "text").put("text", one));
        if (isError) {
            json.object("_meta", to -> to.json("error", members.toString()));
        } else {
            json.json("structuredContent", members.toString());
        }
        json.put("isError", isError);
    }

    /** Leaves out a rating that is not one, and lets steps after a limit not look like all steps. */
    private static void leaveOutGuesses(JsonObject kept) {
        if (kept.has("verdict") && !kept.get("verdict").getAsString().equals("unique")) {
            RATING.forEach(kept::remove);
        }
        if (kept.has("more") && !kept.get("stopped").getAsString().equals(StopReason.EXHAUSTED.name())) {
            kept.addProperty("more", true);
        }
    }

    /**
     * Returns the request of a call. A solution is a question of its own, which engines answer together: it need not be
     * the first in the order of a page.
     */
    private static String request(Tool tool, JsonObject body) {
        boolean isPage = tool.request().equals("first") && (body.has("limit") || body.has("skip"));
        return isPage ? "page" : tool.request();
    }

    /** Adds to the arguments of a call. */
    private static JsonObject body(Tool tool, JsonObject body, double mostSeconds) {
        body.addProperty("only", true);
        body.addProperty("progress", true);
        if (tool.request().equals("generate") && !body.has("text")) {
            body.addProperty("example", true);
        }
        if (tool.takes(SEED) && !body.has(SEED)) {
            body.addProperty(SEED, new Random().nextInt(Integer.MAX_VALUE));
        }
        if (tool.takes("seconds")) {
            double seconds = body.has("seconds") ? body.get("seconds").getAsDouble() : mostSeconds;
            body.addProperty("seconds", Math.min(seconds, mostSeconds));
        }
        if (tool.takes(SHOW) && !body.has(SHOW)) {
            JsonArray usual = new JsonArray();
            usual.add(body.has("cover") ? "labels" : "text");
            body.add(SHOW, usual);
        }
        boolean draws = tool.request().equals("draw");
        body.addProperty("asText", draws || shows(body, "text"));
        body.addProperty("asSvg", draws || shows(body, "svg"));
        return body;
    }

    private static boolean shows(JsonObject body, String form) {
        return Optional.ofNullable(body.getAsJsonArray(SHOW)).stream()
                .flatMap(forms -> forms.asList().stream())
                .anyMatch(word -> word.getAsString().equals(form));
    }

    /** Returns a solution without the forms that were not asked for. */
    private static JsonObject shown(JsonObject solution, JsonObject body) {
        FORMS.stream().filter(form -> !shows(body, form)).forEach(solution::remove);
        return solution;
    }
}
