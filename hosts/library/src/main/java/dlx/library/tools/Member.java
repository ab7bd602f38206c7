package dlx.library.tools;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * An argument of a tool, or a member of its answer, as JSON Schema describes it.
 *
 * @param usual the value of an argument that is left out
 * @param words the values that exist; empty if other values exist
 * @param least the least whole number
 * @param greatest the greatest whole number
 */
record Member(
        String name,
        Kind kind,
        String meaning,
        boolean isRequired,
        Optional<JsonElement> usual,
        List<String> words,
        OptionalLong least,
        OptionalLong greatest) {

    /** The types of members. */
    enum Kind {
        TEXT("string", "a text"),
        WHOLE("integer", "a whole number"),
        NUMBER("number", "a number"),
        FLAG("boolean", "true or false"),
        TEXTS("array", "a list of texts"),
        WHOLES("array", "a list of whole numbers"),
        OBJECT("object", "an object"),
        OBJECTS("array", "a list of objects");

        private final String type;
        private final String words;

        Kind(String type, String words) {
            this.type = type;
            this.words = words;
        }

        /** Returns the type in words, for messages. */
        String words() {
            return words;
        }

        /** Returns true if a value has this type. A whole number may be a text, for numbers above 2^53. */
        boolean accepts(JsonElement value) {
            return switch (this) {
                case TEXT -> isText(value);
                case WHOLE -> isWhole(value);
                case NUMBER ->
                    value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber();
                case FLAG ->
                    value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean();
                case OBJECT -> value.isJsonObject();
                case TEXTS ->
                    value.isJsonArray()
                            && value.getAsJsonArray().asList().stream().allMatch(Kind::isText);
                case WHOLES ->
                    value.isJsonArray()
                            && value.getAsJsonArray().asList().stream().allMatch(Kind::isWhole);
                case OBJECTS ->
                    value.isJsonArray()
                            && value.getAsJsonArray().asList().stream().allMatch(JsonElement::isJsonObject);
            };
        }

        private static boolean isText(JsonElement value) {
            return value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
        }

        private static boolean isWhole(JsonElement value) {
            if (!value.isJsonPrimitive()) {
                return false;
            }
            try {
                Long.parseLong(value.getAsString());
                return true;
            } catch (NumberFormatException e) {
                return false;
            }
        }
    }

    static Member of(String name, Kind kind, String meaning) {
        return new Member(
                name, kind, meaning, false, Optional.empty(), List.of(), OptionalLong.empty(), OptionalLong.empty());
    }

    Member required() {
        return new Member(name, kind, meaning, true, usual, words, least, greatest);
    }

    /** Returns this argument with a value for calls that leave it out. */
    Member usually(Number value) {
        return new Member(
                name, kind, meaning, isRequired, Optional.of(new JsonPrimitive(value)), words, least, greatest);
    }

    Member oneOf(String... values) {
        return new Member(name, kind, meaning, isRequired, usual, List.of(values), least, greatest);
    }

    /** Returns this argument with a least whole number. */
    Member from(long value) {
        return new Member(name, kind, meaning, isRequired, usual, words, OptionalLong.of(value), greatest);
    }

    /** Returns this argument with a range of whole numbers. */
    Member within(long from, long to) {
        return new Member(name, kind, meaning, isRequired, usual, words, OptionalLong.of(from), OptionalLong.of(to));
    }

    /** Returns true if a value has the type of this member, and is one of its words if there are some. */
    boolean accepts(JsonElement value) {
        return kind.accepts(value)
                && (least.isEmpty() || value.getAsLong() >= least.getAsLong())
                && (greatest.isEmpty() || value.getAsLong() <= greatest.getAsLong())
                && (words.isEmpty()
                        || (value.isJsonArray() ? value.getAsJsonArray().asList() : List.of(value))
                                .stream().allMatch(word -> words.contains(word.getAsString())));
    }

    /** Returns the expected values in words, for messages. */
    String expected() {
        return kind.words()
                + (least.isPresent() ? " from " + least.getAsLong() : "")
                + (greatest.isPresent() ? " to " + greatest.getAsLong() : "")
                + (words.isEmpty() ? "" : " of " + String.join(", ", words));
    }

    private JsonObject schema() {
        JsonObject schema = new JsonObject();
        schema.addProperty("type", kind.type);
        schema.addProperty("description", meaning);
        JsonObject named = schema;
        if (kind.type.equals("array")) {
            named = new JsonObject();
            named.addProperty("type", kind == Kind.TEXTS ? "string" : kind == Kind.WHOLES ? "integer" : "object");
            schema.add("items", named);
        }
        if (!words.isEmpty()) {
            named.add("enum", array(words));
        }
        least.ifPresent(value -> schema.addProperty("minimum", value));
        greatest.ifPresent(value -> schema.addProperty("maximum", value));
        usual.ifPresent(value -> schema.add("default", value));
        return schema;
    }

    /** Returns the schema of an object with members, which may have others if it is an answer. */
    static JsonObject schema(List<Member> members, boolean isClosed) {
        JsonObject properties = new JsonObject();
        members.forEach(member -> properties.add(member.name, member.schema()));
        JsonObject schema = new JsonObject();
        schema.addProperty("type", "object");
        schema.add("properties", properties);
        schema.add(
                "required",
                array(members.stream()
                        .filter(Member::isRequired)
                        .map(Member::name)
                        .toList()));
        if (isClosed) {
            schema.addProperty("additionalProperties", false);
        }
        return schema;
    }

    private static JsonArray array(List<String> texts) {
        JsonArray array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }
}
