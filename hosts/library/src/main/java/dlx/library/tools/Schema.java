package dlx.library.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.stream.Collectors;

/** The part of JSON Schema that the tools use: types, words, ranges, lists, and the members of objects. */
final class Schema {

    private static final String ITEMS = "items";
    private static final String WORDS = "enum";
    private static final String LEAST = "minimum";
    private static final String GREATEST = "maximum";
    private static final String MEMBERS = "properties";

    private static final Map<String, String> TYPES = Map.of(
            "string", "a text",
            "integer", "a whole number",
            "number", "a number",
            "boolean", "true or false",
            "object", "an object");

    private Schema() {}

    /** Returns true if a value has a type, and is in its range. A whole number may be a text, for numbers above 2^53. */
    static boolean accepts(JsonObject schema, JsonElement value) {
        boolean isSimple = value.isJsonPrimitive();
        return switch (type(schema)) {
            case "array" ->
                value.isJsonArray()
                        && value.getAsJsonArray().asList().stream()
                                .allMatch(item -> accepts(schema.getAsJsonObject(ITEMS), item));
            case "object" -> value.isJsonObject();
            case "string" ->
                isSimple
                        && value.getAsJsonPrimitive().isString()
                        && (!schema.has(WORDS) || schema.getAsJsonArray(WORDS).contains(value));
            case "boolean" -> isSimple && value.getAsJsonPrimitive().isBoolean();
            case "integer" -> isSimple && isWhole(schema, value.getAsString());
            default -> isSimple && value.getAsJsonPrimitive().isNumber();
        };
    }

    private static boolean isWhole(JsonObject schema, String value) {
        try {
            long number = Long.parseLong(value);
            return (!schema.has(LEAST) || number >= schema.get(LEAST).getAsLong())
                    && (!schema.has(GREATEST) || number <= schema.get(GREATEST).getAsLong());
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** Returns the values that a schema accepts in words, for messages. */
    static String expected(JsonObject schema) {
        if (schema.has(ITEMS)) {
            String item = expected(schema.getAsJsonObject(ITEMS));
            return "a list of " + item.replaceFirst("^an? (text|whole number|object)", "$1s");
        }
        return TYPES.get(type(schema))
                + (schema.has(LEAST) ? " from " + schema.get(LEAST) : "")
                + (schema.has(GREATEST) ? " to " + schema.get(GREATEST) : "")
                + (schema.has(WORDS) ? " of " + words(schema.getAsJsonArray(WORDS)) : "");
    }

    private static String words(JsonArray words) {
        return words.asList().stream().map(JsonElement::getAsString).collect(Collectors.joining(", "));
    }

    /** Returns a value without the members that its schema does not have, and without those that are null. */
    static JsonElement kept(JsonObject schema, JsonElement value) {
        if (schema.has(ITEMS)) {
            JsonArray kept = new JsonArray();
            value.getAsJsonArray().forEach(item -> kept.add(kept(schema.getAsJsonObject(ITEMS), item)));
            return kept;
        }
        return schema.has(MEMBERS) ? kept(schema.getAsJsonObject(MEMBERS), value.getAsJsonObject()) : value;
    }

    private static JsonObject kept(JsonObject members, JsonObject value) {
        JsonObject kept = new JsonObject();
        members.keySet().stream()
                .filter(name -> value.has(name) && !value.get(name).isJsonNull())
                .forEach(name -> kept.add(name, kept(members.getAsJsonObject(name), value.get(name))));
        return kept;
    }

    private static String type(JsonObject schema) {
        return schema.get("type").getAsString();
    }
}
