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
 * A value in JSON with its place, so that an error can name the place: {@code grid[0][3].value}.
 *
 * @param text the text that contains the value
 * @param program the program that has written the text
 * @param place names and indices, from the outermost value inwards; empty for the whole text
 * @param value the value
 */
public record Field(ForeignText text, String program, String place, JsonElement value) {

    /** Maximum number of characters of a value that an error repeats. */
    private static final int SHOWN = 40;

    /** Maximum length of a list: a few elements for each cell of the largest board. */
    private static final int LONGEST_LIST = 40_000;

    /**
     * Parses a whole text, in lenient JSON.
     *
     * @throws PuzzleSyntaxException if the text is not one JSON object
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

    /** Returns the names of the object's members, in order. */
    public Set<String> names() {
        return object().keySet();
    }

    /** Returns a member of the object; empty if the member is missing or null. */
    public Optional<Field> get(String name) {
        return Optional.ofNullable(object().get(name))
                .filter(member -> !member.isJsonNull())
                .map(member -> new Field(text, program, place.isEmpty() ? name : place + '.' + name, member));
    }

    /** Returns the elements of the list, with an empty object in the place of each null. */
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

    /** Returns the elements of a member that is a list; empty if the member is missing. */
    public List<Field> all(String name) {
        return get(name).map(Field::elements).orElse(List.of());
    }

    /** Returns true if a member is a string, number or boolean other than "", 0, "0", false, "false" and "f". */
    public boolean has(String name) {
        return get(name)
                .map(member -> member.value.isJsonPrimitive()
                        && !Set.of("false", "f", "0", "").contains(member.string()))
                .orElse(false);
    }

    /** Returns the value's characters; the value must be a string, a number or a boolean. */
    public String string() {
        if (!value.isJsonPrimitive()) {
            throw fault("a word or a number");
        }
        JsonPrimitive primitive = value.getAsJsonPrimitive();
        return primitive.getAsString();
    }

    /** Returns the value, which must be a whole number within limits. */
    public int number(int least, int most) {
        String word = value.isJsonPrimitive() ? string().strip() : "";
        int number = WatchedText.matches("-?\\d{1,6}", word) ? Integer.parseInt(word) : least - 1;
        if (number < least || number > most) {
            throw fault("a whole number from " + least + " to " + most);
        }
        return number;
    }

    /** Creates an error that names this place and its value. */
    public PuzzleSyntaxException fault(String expected) {
        boolean isLong = value.isJsonArray() && value.getAsJsonArray().size() > LONGEST_LIST;
        String shown = isLong ? "a list of " + value.getAsJsonArray().size() : value.toString();
        shown = shown.length() > SHOWN ? shown.substring(0, SHOWN) + "..." : shown;
        return text.fault(
                program, (place.isEmpty() ? "the content" : place) + " is " + shown + "; expected " + expected);
    }
}
