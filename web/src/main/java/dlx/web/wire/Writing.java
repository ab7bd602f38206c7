package dlx.web.wire;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;

/** Writes an object of JSON. */
@FunctionalInterface
public interface Writing {

    /** Writes keys and values. */
    void write(JsonWriter json) throws IOException;

    /** An object on one line, without a line end. */
    static String object(Writing body) {
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            json.setHtmlSafe(false);
            json.beginObject();
            body.write(json);
            json.endObject();
        } catch (IOException e) {
            throw new IllegalStateException("nothing fails in memory", e);
        }
        return text.toString();
    }

    /** A key with a list of numbers. */
    static void numbers(JsonWriter json, String name, int... numbers) throws IOException {
        json.name(name).beginArray();
        for (int number : numbers) {
            json.value(number);
        }
        json.endArray();
    }

    /** A key with a list of numbers. */
    static void numbers(JsonWriter json, String name, long... numbers) throws IOException {
        json.name(name).beginArray();
        for (long number : numbers) {
            json.value(number);
        }
        json.endArray();
    }

    /** A key with a list of texts. */
    static void texts(JsonWriter json, String name, Iterable<String> texts) throws IOException {
        json.name(name).beginArray();
        for (String text : texts) {
            json.value(text);
        }
        json.endArray();
    }

    /** A key with a text, or with null. */
    static void text(JsonWriter json, String name, Optional<String> text) throws IOException {
        json.name(name);
        if (text.isPresent()) {
            json.value(text.get());
        } else {
            json.nullValue();
        }
    }
}
