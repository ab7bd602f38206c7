package dlx.commands.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Writes the members of a JSON object, in the order in which they are given. */
public final class JsonMembers {

    private final JsonWriter json;

    /** Writes an element of a list. */
    @FunctionalInterface
    private interface Element<T> {
        void write(T value) throws IOException;
    }

    private JsonMembers(JsonWriter json) {
        this.json = json;
    }

    /** A step of writing. An output in memory does not throw the exception. */
    @FunctionalInterface
    private interface Step {
        void write() throws IOException;
    }

    /** Returns an object on one line, without a line end. */
    public static String object(Consumer<JsonMembers> members) {
        StringWriter text = new StringWriter();
        JsonWriter json = new JsonWriter(text);
        json.setHtmlSafe(false);
        new JsonMembers(json).braces(members);
        return text.toString();
    }

    /** Returns an answer of a type: an object on one line, without a line end. */
    public static String answer(String type, Consumer<JsonMembers> members) {
        return object(json -> members.accept(json.put("type", type)));
    }

    /** Returns an answer of a type about a puzzle; puzzles count from 1. */
    public static String answer(String type, int puzzle, Consumer<JsonMembers> members) {
        return answer(type, json -> members.accept(json.put("puzzle", puzzle)));
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

    /** Writes the name of a constant. */
    public JsonMembers put(String name, Enum<?> value) {
        return put(name, value.name());
    }

    /** Writes a number. */
    public JsonMembers put(String name, Number value) {
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

    /** Writes a text; without a value, the member is left out. */
    public JsonMembers putIfPresent(String name, Optional<String> value) {
        return value.isPresent() ? put(name, value.get()) : this;
    }

    /** Writes a part of an error: a number, a text, or a list of texts. */
    public JsonMembers part(String name, Object value) {
        if (value instanceof Number number) {
            return put(name, number);
        }
        return value instanceof List<?> texts
                ? texts(name, texts.stream().map(String::valueOf).toList())
                : put(name, String.valueOf(value));
    }

    /** Writes a list of numbers. */
    public JsonMembers numbers(String name, int... numbers) {
        return numbers(name, Arrays.stream(numbers).boxed().toList());
    }

    /** Writes a list of numbers. */
    public JsonMembers numbers(String name, long... numbers) {
        return numbers(name, Arrays.stream(numbers).boxed().toList());
    }

    /** Writes a list of numbers. */
    public JsonMembers numbers(String name, Collection<? extends Number> numbers) {
        return array(name, numbers, number -> json.value(number));
    }

    /** Writes a list of numbers. */
    public JsonMembers numbers(String name, IntStream numbers) {
        return numbers(name, numbers.toArray());
    }

    /** Writes the numbers of options, which count from 1. */
    public JsonMembers options(String name, int... options) {
        return numbers(name, Arrays.stream(options).mapToLong(k -> k + 1L).toArray());
    }

    /** Writes the numbers of options, which count from 1. */
    public JsonMembers options(String name, List<Integer> options) {
        return numbers(name, options.stream().mapToLong(k -> k + 1L).toArray());
    }

    /** Writes a list of texts. */
    public JsonMembers texts(String name, Iterable<String> texts) {
        return array(name, texts, text -> json.value(text));
    }

    /** Writes a text for each number. */
    public JsonMembers texts(String name, IntStream numbers, IntFunction<String> text) {
        return texts(name, numbers.mapToObj(text).toList());
    }

    /** Writes a list of lists of numbers and texts. */
    public JsonMembers rows(String name, Iterable<? extends List<?>> rows) {
        return array(name, rows, row -> {
            json.beginArray();
            for (Object value : row) {
                if (value instanceof Number number) {
                    json.value(number);
                } else {
                    json.value(String.valueOf(value));
                }
            }
            json.endArray();
        });
    }

    /** Writes a list of texts that are JSON already. */
    public JsonMembers written(String name, String... values) {
        return array(name, List.of(values), value -> json.jsonValue(value));
    }

    /** Writes a value that is JSON already. */
    public JsonMembers json(String name, String value) {
        return write(() -> json.name(name).jsonValue(value));
    }

    /** Writes an object. */
    public JsonMembers object(String name, Consumer<JsonMembers> members) {
        write(() -> json.name(name));
        braces(members);
        return this;
    }

    /** Writes a list of objects. */
    public <T> JsonMembers objects(String name, Iterable<T> values, BiConsumer<JsonMembers, T> members) {
        return array(name, values, value -> braces(to -> members.accept(to, value)));
    }

    private <T> JsonMembers array(String name, Iterable<T> values, Element<T> element) {
        return write(() -> {
            json.name(name).beginArray();
            for (T value : values) {
                element.write(value);
            }
            json.endArray();
        });
    }
}
