package dlx.library.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * The tools that exist, as {@code tools.json} declares them. A list of members has objects with the schemas of members,
 * and names of shared lists. A member with {@code "required": true} is required.
 */
final class Tools {

    private static final JsonObject FILE = read();

    static final List<Tool> ALL = FILE.getAsJsonArray("tools").asList().stream()
            .map(tool -> tool(tool.getAsJsonObject()))
            .toList();

    private Tools() {}

    /** Returns a copy of the description of the server. */
    static JsonObject server() {
        return FILE.getAsJsonObject("server").deepCopy();
    }

    /** Returns the tools as the protocol lists them. */
    static String[] listed() {
        return ALL.stream().map(tool -> tool.described().toString()).toArray(String[]::new);
    }

    private static JsonObject read() {
        String name =
                "/dlx/library/tools/tools.json"; // with its folder, because the browser's compiler renames classes
        try (Reader in = new InputStreamReader(
                Objects.requireNonNull(Tools.class.getResourceAsStream(name), name), StandardCharsets.UTF_8)) {
            return JsonParser.parseReader(in).getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Tool tool(JsonObject declared) {
        String request = declared.remove("request").getAsString();
        JsonObject takes = schema(declared.remove("takes").getAsJsonArray());
        takes.addProperty("additionalProperties", false);
        declared.add("inputSchema", takes);
        declared.add("outputSchema", schema(declared.remove("gives").getAsJsonArray()));
        declared.add("annotations", FILE.get("annotations"));
        return new Tool(request, declared);
    }

    /** Returns the schema of an object with the members of a list. */
    private static JsonObject schema(JsonArray list) {
        JsonObject members = new JsonObject();
        addAll(list, members);
        JsonArray required = new JsonArray();
        for (String name : members.keySet()) {
            if (members.getAsJsonObject(name).remove("required") != null) {
                required.add(name);
            }
        }
        JsonObject schema = new JsonObject();
        schema.addProperty("type", "object");
        schema.add("properties", members);
        schema.add("required", required);
        return schema;
    }

    private static void addAll(JsonArray list, JsonObject members) {
        for (JsonElement part : list) {
            if (part.isJsonObject()) {
                part.deepCopy().getAsJsonObject().asMap().forEach(members::add);
            } else {
                addAll(FILE.getAsJsonObject("shared").getAsJsonArray(part.getAsString()), members);
            }
        }
    }
}
