package dlx.library.tools;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.UsageException;
import dlx.core.search.CancellationToken;
import dlx.library.Library;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Answers messages of the Model Context Protocol, one after the other: JSON-RPC 2.0, one message per line. The host reads
 * the messages, and cancels the token of a call when {@link #cancelled} names it.
 *
 * @param version the version of the program
 * @param mostSeconds the time limit of each call in seconds
 */
public record McpAnswers(Library library, String version, double mostSeconds) {

    /** The revisions of the protocol that are answered, newest first; they differ only in parts that dlx does not use. */
    private static final List<String> REVISIONS = List.of("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05");

    private static final String RESULT = "result";

    private static final int WRONG_REQUEST = -32600;
    private static final int UNKNOWN_METHOD = -32601;
    private static final int WRONG_PARAMETERS = -32602;
    private static final int INTERNAL = -32603;
    private static final int NOT_JSON = -32700;

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
        return Optional.ofNullable(token).map(asked -> ProgressLines.line(asked, "running"));
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
            if (!message.has(RESULT) && !message.has("error") && method.isEmpty()) {
                lines.accept(error(JsonNull.INSTANCE, WRONG_REQUEST, "method: expected a text"));
            }
            return;
        }
        JsonObject parameters = object(message, "params");
        String answer = switch (method.get()) {
            case "initialize" -> message(id, RESULT, json -> initialize(json, parameters));
            case "ping" -> message(id, RESULT, json -> {});
            case "tools/list" -> message(id, RESULT, json -> json.written("tools", Tools.listed()));
            case "tools/call" -> called(id, parameters, token, lines);
            default -> error(id, UNKNOWN_METHOD, "unknown method " + method.get());
        };
        if (!token.isCancelled()) {
            lines.accept(answer);
        }
    }

    private void initialize(JsonMembers json, JsonObject parameters) {
        JsonObject server = Tools.server();
        server.getAsJsonObject("serverInfo").addProperty("version", version);
        server.asMap().forEach((name, value) -> json.json(name, value.toString()));
        json.put(
                "protocolVersion",
                text(parameters, "protocolVersion").filter(REVISIONS::contains).orElse(REVISIONS.get(0)));
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
                    String.valueOf(UsageException.unknown("tool", name, names).getMessage()));
        }
        JsonElement arguments = parameters.get("arguments");
        if (arguments != null && !arguments.isJsonNull() && !arguments.isJsonObject()) {
            return error(id, WRONG_PARAMETERS, "arguments: expected an object");
        }
        Optional<JsonElement> progress =
                Optional.ofNullable(object(parameters, "_meta").get("progressToken"));
        try {
            ToolAnswer answer = ToolAnswer.of(
                    library,
                    tool.get(),
                    object(parameters, "arguments"),
                    mostSeconds,
                    token,
                    new ProgressLines(progress, lines)::accept);
            return message(id, RESULT, answer::write);
        } catch (WrongArgumentException e) {
            return message(id, RESULT, ToolAnswer.wrong(e)::write);
        } catch (RuntimeException | StackOverflowError e) { // a fault ends its call, and not those that wait
            return error(id, INTERNAL, "the call failed with " + e + "; please report it");
        } catch (OutOfMemoryError e) {
            return error(id, INTERNAL, "the memory is full; expected a smaller puzzle, or fewer solutions at once");
        }
    }

    private static String error(JsonElement id, int code, String sentence) {
        return message(id, "error", json -> json.put("code", code).put("message", sentence));
    }

    private static String message(JsonElement id, String name, Consumer<JsonMembers> members) {
        return JsonMembers.object(
                json -> json.put("jsonrpc", "2.0").json("id", id.toString()).object(name, members));
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
