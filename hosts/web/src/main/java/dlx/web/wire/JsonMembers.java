package dlx.web.wire;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Writes the members of a JSON object, in the order in which they are given. */
public final class JsonMembers {

    private final JsonWriter json;

    private JsonMembers(JsonWriter json) {
        this.json = json;
    }

    /** Does what an output in memory never refuses. */
    @FunctionalInterface
    private interface Step {
        void write() throws IOException;
    }

    /** An object on one line, without a line end. */
    public static String object(Consumer<JsonMembers> members) {
        StringWriter text = new StringWriter();
        JsonWriter json = new JsonWriter(text);
        json.setHtmlSafe(false);
        new JsonMembers(json).braces(members);
        return text.toString();
    }

    private void braces(Consumer<JsonMembers> members) {
        write(json::beginObject);
        members.accept(this);
        write(json::endObject);
    }

    private JsonMembers write(Step step) {
        try {
            step.write();
            return this;
        } catch (IOException e) {
            throw new IllegalStateException("nothing fails in memory", e);
        }
    }

    /** Writes a text. */
    public JsonMembers put(String name, String value) {
        return write(() -> json.name(name).value(value));
    }

    /** Writes a number. */
    public JsonMembers put(String name, long value) {
        return write(() -> json.name(name).value(value));
    }

    /** Writes a number. */
    public JsonMembers put(String name, double value) {
        return write(() -> json.name(name).value(value));
    }

    /** Writes true or false. */
    public JsonMembers put(String name, boolean value) {
        return write(() -> json.name(name).value(value));
    }

    /** Writes a text, or null. */
    public JsonMembers put(String name, Optional<String> value) {
        return value.isPresent()
                ? put(name, value.get())
                : write(() -> json.name(name).nullValue());
    }

    /** Writes a list of numbers. */
    public JsonMembers numbers(String name, int... numbers) {
        return write(() -> {
            json.name(name).beginArray();
            for (int number : numbers) {
                json.value(number);
            }
            json.endArray();
        });
    }

    /** Writes a list of numbers. */
    public JsonMembers numbers(String name, long... numbers) {
        return write(() -> {
            json.name(name).beginArray();
            for (long number : numbers) {
                json.value(number);
            }
            json.endArray();
        });
    }

    /** Writes a list of numbers. */
    public JsonMembers numbers(String name, Collection<Integer> numbers) {
        return numbers(name, numbers.stream().mapToInt(k -> k).toArray());
    }

    /** Writes a list of texts. */
    public JsonMembers texts(String name, Iterable<String> texts) {
        return write(() -> {
            json.name(name).beginArray();
            for (String text : texts) {
                json.value(text);
            }
            json.endArray();
        });
    }

    /** Writes a list of lists of numbers and texts. */
    public JsonMembers rows(String name, Iterable<? extends List<?>> rows) {
        return write(() -> {
            json.name(name).beginArray();
            for (List<?> row : rows) {
                json.beginArray();
                for (Object value : row) {
                    if (value instanceof Number number) {
                        json.value(number);
                    } else {
                        json.value(String.valueOf(value));
                    }
                }
                json.endArray();
            }
            json.endArray();
        });
    }

    /** Writes a list of what is JSON already. */
    public JsonMembers written(String name, String... values) {
        return write(() -> {
            json.name(name).beginArray();
            for (String value : values) {
                json.jsonValue(value);
            }
            json.endArray();
        });
    }

    /** Writes an object. */
    public JsonMembers object(String name, Consumer<JsonMembers> members) {
        write(() -> json.name(name));
        braces(members);
        return this;
    }

    /** Writes a list of objects. */
    public <T> JsonMembers objects(String name, Iterable<T> values, BiConsumer<JsonMembers, T> members) {
        write(() -> json.name(name).beginArray());
        values.forEach(value -> braces(json -> members.accept(json, value)));
        return write(json::endArray);
    }
}
