package dlx.library.tools;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dlx.core.messages.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A tool: a question in the words of the protocol.
 *
 * @param request the request that answers it, the rest of the path
 * @param described its names and its schemas, as the protocol lists them
 */
record Tool(String request, JsonObject described) {

    String name() {
        return described.get("name").getAsString();
    }

    /** Returns true if the tool has an argument. */
    boolean takes(String argument) {
        return arguments().has(argument);
    }

    /** Returns the schemas of the arguments by their names. */
    JsonObject arguments() {
        return described.getAsJsonObject("inputSchema").getAsJsonObject("properties");
    }

    /** Returns the schema of the answer; other members of the library's answer are left out. */
    JsonObject gives() {
        return described.getAsJsonObject("outputSchema");
    }

    /**
     * Returns the arguments of a call, with the usual values of those that are left out.
     *
     * @throws WrongArgumentException if an argument is unknown, missing or of another type
     */
    JsonObject checked(JsonObject given) {
        List<String> names = new ArrayList<>(arguments().keySet());
        given.keySet().stream().filter(name -> !takes(name)).forEach(name -> {
            throw new WrongArgumentException(
                    "unknown_argument",
                    "the tool " + name() + " does not have the argument \"" + name + '"' + Suggestion.hint(name, names)
                            + "Known: " + String.join(", ", names));
        });
        JsonObject checked = new JsonObject();
        for (String name : names) {
            JsonObject schema = arguments().getAsJsonObject(name);
            if (given.has(name) && !given.get(name).isJsonNull()) {
                if (!Schema.accepts(schema, given.get(name))) {
                    throw wrong(name + ": expected " + Schema.expected(schema));
                }
                checked.add(name, given.get(name));
            } else if (schema.has("default")) {
                checked.add(name, schema.get("default"));
            } else if (described
                    .getAsJsonObject("inputSchema")
                    .getAsJsonArray("required")
                    .contains(new JsonPrimitive(name))) {
                throw new WrongArgumentException(
                        "missing_argument", name + ": is missing; expected " + Schema.expected(schema));
            }
        }
        List<String> kinds =
                Stream.of("model", "rules", "cover").filter(checked::has).toList();
        boolean isRead = checked.has("text") || checked.has("settings");
        if (kinds.size() > 1 || checked.has("cover") && isRead) {
            throw wrong(String.join(" and ", kinds)
                    + (kinds.size() > 1 ? ": cannot be combined" : ": does not take a text or settings")
                    + "; expected a model or rules with a text, or a cover");
        }
        if (kinds.isEmpty() && takes("cover")) {
            throw new WrongArgumentException(
                    "missing_argument", "the puzzle is missing; expected a model, rules or a cover");
        }
        return checked;
    }

    private static WrongArgumentException wrong(String sentence) {
        return new WrongArgumentException("wrong_argument", sentence);
    }
}
