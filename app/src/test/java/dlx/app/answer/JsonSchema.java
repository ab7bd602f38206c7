package dlx.app.answer;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A schema in the part of JSON Schema that {@code docs/answers.schema.json} uses. It is read strictly: a member that is not listed is
 * refused, although the schema allows programs to meet new ones.
 */
final class JsonSchema {

    private static final Set<String> KEYWORDS = Set.of(
            "$ref",
            "description",
            "oneOf",
            "const",
            "enum",
            "type",
            "minimum",
            "properties",
            "additionalProperties",
            "required",
            "items");

    private final JsonObject root;

    private JsonSchema(JsonObject root) {
        this.root = root;
    }

    static JsonSchema of(String text) {
        return new JsonSchema(JsonParser.parseString(text).getAsJsonObject());
    }

    /** Returns the names of the alternatives of the schema. */
    List<String> alternatives() {
        return root.getAsJsonArray("oneOf").asList().stream()
                .map(one -> name(one.getAsJsonObject()))
                .toList();
    }

    /** Returns the alternatives that a value meets. */
    List<String> met(JsonElement value) {
        return alternatives().stream()
                .filter(name -> problems(name, value).isEmpty())
                .toList();
    }

    /** Returns what is wrong with a value as an alternative, with the places; empty if it is right. */
    List<String> problems(String alternative, JsonElement value) {
        List<String> problems = new ArrayList<>();
        check(definition(alternative), value, alternative, problems);
        return problems;
    }

    private JsonObject definition(String name) {
        return root.getAsJsonObject("$defs").getAsJsonObject(name);
    }

    private static String name(JsonObject reference) {
        return reference.get("$ref").getAsString().substring("#/$defs/".length());
    }

    private void check(JsonObject schema, JsonElement value, String place, List<String> problems) {
        if (!KEYWORDS.containsAll(schema.keySet())) {
            throw new IllegalArgumentException(place + ": unknown keywords among " + schema.keySet());
        }
        if (schema.has("$ref")) {
            check(definition(name(schema)), value, place, problems);
        } else if (schema.has("oneOf")) {
            long met = schema.getAsJsonArray("oneOf").asList().stream()
                    .filter(one -> problems(name(one.getAsJsonObject()), value).isEmpty())
                    .count();
            say(met == 1, place + ": " + met + " alternatives are met", problems);
        } else if (schema.has("const")) {
            say(schema.get("const").equals(value), place + ": " + value, problems);
        } else if (schema.has("enum")) {
            say(schema.getAsJsonArray("enum").contains(value), place + ": " + value, problems);
        } else if (!isOf(schema.get("type").getAsString(), value)) {
            problems.add(place + ": " + value + " is not of type " + schema.get("type"));
        } else if (value.isJsonArray()) {
            value.getAsJsonArray()
                    .forEach(element -> check(schema.getAsJsonObject("items"), element, place + "[]", problems));
        } else if (value.isJsonObject()) {
            checkMembers(schema, value.getAsJsonObject(), place, problems);
        } else if (schema.has("minimum")) {
            say(value.getAsLong() >= schema.get("minimum").getAsLong(), place + ": " + value, problems);
        }
    }

    private void checkMembers(JsonObject schema, JsonObject value, String place, List<String> problems) {
        JsonObject properties = schema.has("properties") ? schema.getAsJsonObject("properties") : new JsonObject();
        if (schema.has("required")) {
            schema.getAsJsonArray("required")
                    .forEach(name -> say(value.has(name.getAsString()), place + ": no " + name, problems));
        }
        value.entrySet().forEach(member -> {
            String name = member.getKey();
            JsonElement one = properties.has(name) ? properties.get(name) : schema.get("additionalProperties");
            if (one == null) {
                problems.add(place + ": " + name + " is not listed");
            } else {
                check(one.getAsJsonObject(), member.getValue(), place + '.' + name, problems);
            }
        });
    }

    private static void say(boolean isRight, String problem, List<String> problems) {
        if (!isRight) {
            problems.add(problem);
        }
    }

    private static boolean isOf(String type, JsonElement value) {
        return switch (type) {
            case "object" -> value.isJsonObject();
            case "array" -> value.isJsonArray();
            default -> value instanceof JsonPrimitive primitive && isOf(type, primitive);
        };
    }

    private static boolean isOf(String type, JsonPrimitive value) {
        return switch (type) {
            case "string" -> value.isString();
            case "boolean" -> value.isBoolean();
            case "number" -> value.isNumber();
            case "integer" -> value.isNumber() && value.getAsString().matches("-?\\d+");
            default -> throw new IllegalArgumentException("unknown type " + type);
        };
    }
}
