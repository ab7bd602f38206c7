package dlx.library.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dlx.core.messages.Suggestion;
import dlx.core.search.CancellationToken;
import dlx.library.Library;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Answers messages of the Model Context Protocol, one after the other: JSON-RPC 2.0, one message per line. The host reads
 * the messages, and cancels the token of a call when {@link #cancelled} names it.
 */
public final class McpAnswers {

    /** The revisions of the protocol that are answered, newest first; they differ only in parts that dlx does not use. */
    private static final List<String> REVISIONS = List.of("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05");

    private static final String INSTRUCTIONS =
            "Solves exact covers, and puzzles that reduce to them: choose options (sets of items) so that each item is"
                    + " covered exactly once. Name a model and give the text of its puzzle (models, describe), or state a"
                    + " cover. outcome is the proved result; stopped says which limit ended the search, so UNKNOWN is not"
                    + " NO_SOLUTION. Numbers of solutions and scores are texts, because they can have any size.";

    private static final int WRONG_REQUEST = -32600;
    private static final int UNKNOWN_METHOD = -32601;
    private static final int WRONG_PARAMETERS = -32602;
    private static final int INTERNAL = -32603;
    private static final int NOT_JSON = -32700;

    private final Library library;
    private final String version;
    private final double mostSeconds;

    /**
     * Creates answers.
     *
     * @param version the version of the program
     * @param mostSeconds the time limit of each call in seconds
     */
    public McpAnswers(Library library, String version, double mostSeconds) {
        this.library = library;
        this.version = version;
        this.mostSeconds = mostSeconds;
    }

    /**
     * Reads a message.
     *
     * @param lines receives the error of a text that is not a message
     * @return empty if there is nothing to answer
     */
    public static Optional<JsonObject> read(String line, Consumer<String> lines) {
        try {
            JsonElement element = JsonParser.parseString(line);
            if (element.isJsonObject()) {
                return Optional.of(element.getAsJsonObject());
            }
            lines.accept(error(JsonNull.INSTANCE, WRONG_REQUEST, "expected a JSON object on one line"));
        } catch (JsonParseException e) {
            lines.accept(
                    error(JsonNull.INSTANCE, NOT_JSON, "the line is not JSON; expected a JSON object on one line"));
        }
        return Optional.empty();
    }

    /** Returns the id of the request that a message cancels, as JSON; empty if it does not cancel a request. */
    public static Optional<String> cancelled(JsonObject message) {
        return text(message, "method")
                .filter("notifications/cancelled"::equals)
                .map(method -> object(message, "params").get("requestId"))
                .map(JsonElement::toString);
    }

    /** Returns the error for a call whose id is that of a call which is not answered yet. */
    public static String inUse(JsonObject message) {
        return error(message.get("id"), WRONG_REQUEST, "another call with this id waits for its answer");
    }

    /** Returns true if a message calls a tool; other messages are answered without a search. */
    public static boolean isCall(JsonObject message) {
        return text(message, "method").filter("tools/call"::equals).isPresent();
    }

    /** Returns a notification that a call is still running; empty if its client did not ask for progress. */
    public static Optional<String> alive(JsonObject message) {
        JsonElement token = object(object(message, "params"), "_meta").get("progressToken");
        return Optional.ofNullable(token).map(asked -> ProgressLines.line(asked, System.nanoTime() / 1e9, "running"));
    }

    /** Returns the id of a request, as JSON; empty for messages that are not answered. */
    public static Optional<String> id(JsonObject message) {
        return Optional.ofNullable(message.get("id"))
                .filter(id -> message.has("method"))
                .map(JsonElement::toString);
    }

    /**
     * Answers a message. A notification, an answer and a cancelled call are not answered.
     *
     * @param token ends the search of a call when it is cancelled
     * @param lines receives messages: notifications of progress, then the answer
     */
    public void answer(JsonObject message, CancellationToken token, Consumer<String> lines) {
        JsonElement id = message.get("id");
        Optional<String> method = text(message, "method");
        if (id == null || method.isEmpty()) {
            if (!message.has("result") && !message.has("error") && method.isEmpty()) {
                lines.accept(error(JsonNull.INSTANCE, WRONG_REQUEST, "method: expected a text"));
            }
            return;
        }
        JsonObject parameters = object(message, "params");
        String answer = switch (method.get()) {
            case "initialize" -> result(id, initialized(parameters));
            case "ping" -> result(id, new JsonObject());
            case "tools/list" -> result(id, list());
            case "tools/call" -> called(id, parameters, token, lines);
            default -> error(id, UNKNOWN_METHOD, "unknown method " + method.get());
        };
        if (!token.isCancelled()) {
            lines.accept(answer);
        }
    }

    private JsonObject initialized(JsonObject parameters) {
        JsonObject result = new JsonObject();
        result.addProperty(
                "protocolVersion",
                text(parameters, "protocolVersion").filter(REVISIONS::contains).orElse(REVISIONS.get(0)));
        JsonObject can = new JsonObject();
        can.add("tools", new JsonObject());
        result.add("capabilities", can);
        JsonObject server = new JsonObject();
        server.addProperty("name", "dlx");
        server.addProperty("title", "dlx: exact covers and puzzles");
        server.addProperty("version", version);
        result.add("serverInfo", server);
        result.addProperty("instructions", INSTRUCTIONS);
        return result;
    }

    private static JsonObject list() {
        JsonArray tools = new JsonArray();
        Tools.ALL.forEach(tool -> tools.add(tool.described()));
        JsonObject result = new JsonObject();
        result.add("tools", tools);
        return result;
    }

    private String called(JsonElement id, JsonObject parameters, CancellationToken token, Consumer<String> lines) {
        String name = text(parameters, "name").orElse("");
        Optional<Tool> tool =
                Tools.ALL.stream().filter(one -> one.name().equals(name)).findFirst();
        if (tool.isEmpty()) {
            List<String> names = Tools.ALL.stream().map(Tool::name).toList();
            return error(
                    id,
                    WRONG_PARAMETERS,
                    "no tool is called \"" + name + '"' + Suggestion.hint(name, names) + "Known: "
                            + String.join(", ", names));
        }
        JsonElement arguments = parameters.get("arguments");
        if (arguments != null && !arguments.isJsonNull() && !arguments.isJsonObject()) {
            return error(id, WRONG_PARAMETERS, "arguments: expected an object");
        }
        Optional<JsonElement> progress =
                Optional.ofNullable(object(parameters, "_meta").get("progressToken"));
        try {
            return result(
                    id,
                    written(ToolAnswer.of(
                            library,
                            tool.get(),
                            object(parameters, "arguments"),
                            mostSeconds,
                            token,
                            new ProgressLines(progress, lines)::accept)));
        } catch (OutOfMemoryError e) {
            return error(id, INTERNAL, "the memory is full; expected a smaller puzzle, or fewer solutions at once");
        } catch (WrongArgumentException e) {
            JsonObject error = new JsonObject();
            error.addProperty("code", e.code());
            error.addProperty("message", e.getMessage());
            return result(id, written(new ToolAnswer(true, error)));
        }
    }

    /** Returns the result of a call. Clients that do not know structured content read the text. */
    private static JsonObject written(ToolAnswer answer) {
        JsonObject text = new JsonObject();
        text.addProperty("type", "text");
        text.addProperty(
                "text",
                answer.isError()
                        ? answer.members().get("message").getAsString()
                        : answer.members().toString());
        JsonArray content = new JsonArray();
        content.add(text);
        JsonObject result = new JsonObject();
        result.add("content", content);
        if (answer.isError()) {
            JsonObject meta = new JsonObject();
            meta.add("error", answer.members());
            result.add("_meta", meta);
        } else {
            result.add("structuredContent", answer.members());
        }
        result.addProperty("isError", answer.isError());
        return result;
    }

    private static String result(JsonElement id, JsonObject result) {
        return message(id, "result", result);
    }

    private static String error(JsonElement id, int code, String sentence) {
        JsonObject error = new JsonObject();
        error.addProperty("code", code);
        error.addProperty("message", sentence);
        return message(id, "error", error);
    }

    private static String message(JsonElement id, String name, JsonObject value) {
        JsonObject message = new JsonObject();
        message.addProperty("jsonrpc", "2.0");
        message.add("id", id);
        message.add(name, value);
        return message.toString();
    }

    private static Optional<String> text(JsonObject object, String name) {
        return Optional.ofNullable(object.get(name))
                .filter(value ->
                        value.isJsonPrimitive() && value.getAsJsonPrimitive().isString())
                .map(JsonElement::getAsString);
    }

    /** Returns a member that is an object; an empty object if it is missing or something else. */
    private static JsonObject object(JsonObject object, String name) {
        return Optional.ofNullable(object.get(name))
                .filter(JsonElement::isJsonObject)
                .map(JsonElement::getAsJsonObject)
                .orElseGet(JsonObject::new);
    }
}
