package dlx.app.answer;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalLong;

/** Writes a JSON object as a line, members in the order of writing. Keys are a promise: never renamed, only added to. */
public final class JsonLine {

    private final JsonWriter to;

    private JsonLine(JsonWriter to) {
        this.to = to;
    }

    /** Writes the members of an object. */
    @FunctionalInterface
    public interface Members {

        void write(JsonLine json) throws IOException;
    }

    /** Writes the members of an object about an element of a list. */
    @FunctionalInterface
    public interface ElementMembers<T> {

        void write(T element) throws IOException;
    }

    /** An object as a line, without its line end. */
    public static String of(Members members) {
        StringWriter text = new StringWriter();
        JsonWriter json = new JsonWriter(text);
        json.setHtmlSafe(false);
        try {
            json.beginObject();
            members.write(new JsonLine(json));
            json.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a StringWriter does not fail
        }
        return text.toString();
    }

    /** An object of a type about a puzzle. */
    public static String of(String type, int puzzle, Members members) {
        return of(json -> {
            json.put("type", type).put("puzzle", puzzle);
            members.write(json);
        });
    }

    /**
     * Writes a member.
     *
     * @param value a number, a boolean, an enum constant, or anything else as text; a collection of such; left out if it
     *     is an optional without a value
     */
    public JsonLine put(String name, Object value) throws IOException {
        if (value instanceof Optional<?> maybe) {
            return maybe.isPresent() ? put(name, maybe.get()) : this;
        }
        if (value instanceof OptionalLong maybe) {
            return maybe.isPresent() ? put(name, maybe.getAsLong()) : this;
        }
        to.name(name);
        write(value);
        return this;
    }

    /** Writes the numbers of options, which count from 1. */
    public JsonLine putOptions(String name, int... options) throws IOException {
        to.name(name).beginArray();
        for (int option : options) {
            to.value(option + 1L);
        }
        to.endArray();
        return this;
    }

    /** Writes a member that is an object. */
    public JsonLine putObject(String name, Members members) throws IOException {
        to.name(name).beginObject();
        members.write(this);
        to.endObject();
        return this;
    }

    /** Writes a member that is a list of objects. */
    public <T> JsonLine putObjects(String name, Iterable<T> elements, ElementMembers<T> members) throws IOException {
        to.name(name).beginArray();
        for (T element : elements) {
            to.beginObject();
            members.write(element);
            to.endObject();
        }
        to.endArray();
        return this;
    }

    private void write(Object value) throws IOException {
        if (value instanceof Number number) {
            to.value(number);
        } else if (value instanceof Boolean truth) {
            to.value(truth);
        } else if (value instanceof Collection<?> elements) {
            to.beginArray();
            for (Object element : elements) {
                write(element);
            }
            to.endArray();
        } else {
            to.value(value instanceof Enum<?> constant ? constant.name() : String.valueOf(value));
        }
    }
}
