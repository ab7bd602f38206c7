package dlx.formats.text;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A value in JSON that knows its place, so that an error names it: {@code grid[0][3].value}.
 *
 * @param text that it is in
 * @param program that has written it
 * @param place names and indices; empty for the whole
 * @param value the value
 */
public record Field(ForeignText text, String program, String place, JsonElement value) {

    /** The longest value that an error repeats. */
    private static final int SHOWN = 40;

    /** The longest list: a few for each cell of the largest board. */
    private static final int LONGEST_LIST = 40_000;

    /**
     * A whole text.
     *
     * @throws PuzzleSyntaxException if it is no JSON object
     */
    public static Field parse(ForeignText text, String program, String json) {
        try (JsonReader reader = new JsonReader(new StringReader(json))) {
            reader.setStrictness(Strictness.LENIENT);
            Field whole = new Field(text, program, "", JsonParser.parseReader(reader)).asObject();
            if (hasMore(reader)) {
                throw text.fault(program, "more text follows the end of its JSON; expected one object alone");
            }
            return whole;
        } catch (JsonParseException | IOException e) {
            throw text.fault(program, "the content is not JSON; expected all of the link or file");
        }
    }

    private static boolean hasMore(JsonReader reader) throws IOException {
        try {
            return reader.peek() != JsonToken.END_DOCUMENT;
        } catch (MalformedJsonException e) {
            return true;
        }
    }

    private Field asObject() {
        if (!value.isJsonObject()) {
            throw fault("an object");
        }
        return this;
    }

    private JsonObject object() {
        return asObject().value.getAsJsonObject();
    }

    /** The names of its members, in order. */
    public Set<String> names() {
        return object().keySet();
    }

    /** A member; nothing where there is none, or where it is null. */
    public Optional<Field> get(String name) {
        return Optional.ofNullable(object().get(name))
                .filter(member -> !member.isJsonNull())
                .map(member -> new Field(text, program, place.isEmpty() ? name : place + '.' + name, member));
    }

    /** Its elements; where one is left out, an empty object. */
    public List<Field> elements() {
        if (!value.isJsonArray()) {
            throw fault("a list");
        }
        JsonArray array = value.getAsJsonArray();
        if (array.size() > LONGEST_LIST) {
            throw fault("a list of at most " + LONGEST_LIST);
        }
        return IntStream.range(0, array.size())
                .mapToObj(k -> new Field(
                        text,
                        program,
                        place + '[' + k + ']',
                        array.get(k).isJsonNull() ? new JsonObject() : array.get(k)))
                .toList();
    }

    /** The elements of a member that is a list; none where there is no such member. */
    public List<Field> all(String name) {
        return get(name).map(Field::elements).orElse(List.of());
    }

    /** Whether a member is true, or a number other than 0, or {@code t}. */
    public boolean has(String name) {
        return get(name)
                .map(member -> member.value.isJsonPrimitive()
                        && !Set.of("false", "f", "0", "").contains(member.string()))
                .orElse(false);
    }

    /** Its characters, if it is a string, a number or a truth value. */
    public String string() {
        if (!value.isJsonPrimitive()) {
            throw fault("a word or a number");
        }
        JsonPrimitive primitive = value.getAsJsonPrimitive();
        return primitive.getAsString();
    }

    /** A whole number within limits. */
    public int number(int least, int most) {
        String word = value.isJsonPrimitive() ? string().strip() : "";
        int number = WatchedText.matches("-?\\d{1,6}", word) ? Integer.parseInt(word) : least - 1;
        if (number < least || number > most) {
            throw fault("a whole number from " + least + " to " + most);
        }
        return number;
    }

    /** An error at this place. */
    public PuzzleSyntaxException fault(String expected) {
        boolean isLong = value.isJsonArray() && value.getAsJsonArray().size() > LONGEST_LIST;
        String shown = isLong ? "a list of " + value.getAsJsonArray().size() : value.toString();
        shown = shown.length() > SHOWN ? shown.substring(0, SHOWN) + "..." : shown;
        return text.fault(
                program, (place.isEmpty() ? "the content" : place) + " is " + shown + "; expected " + expected);
    }
}
