package dlx.commands.json;

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
    public JsonMembers numbers(String name, Collection<? extends Number> numbers) {
        return write(() -> {
            json.name(name).beginArray();
            for (Number number : numbers) {
                json.value(number);
            }
            json.endArray();
        });
    }

    /** Writes the numbers of options, which count from 1. */
    public JsonMembers options(String name, int... options) {
        return write(() -> {
            json.name(name).beginArray();
            for (int option : options) {
                json.value(option + 1L);
            }
            json.endArray();
        });
    }

    /** Writes the numbers of options, which count from 1. */
    public JsonMembers options(String name, List<Integer> options) {
        return options(name, options.stream().mapToInt(k -> k).toArray());
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

    /** Writes a list of texts that are JSON already. */
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
