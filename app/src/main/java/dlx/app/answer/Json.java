package dlx.app.answer;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes JSON objects on one line each, keys in the order of writing. */
public final class Json {

    private Json() {}

    /** What is between the braces of an object. */
    @FunctionalInterface
    public interface Body {

        void write(JsonWriter json) throws IOException;
    }

    /** An object as a line, without its line end. */
    public static String object(Body body) {
        StringWriter text = new StringWriter();
        JsonWriter json = new JsonWriter(text);
        json.setHtmlSafe(false);
        try {
            json.beginObject();
            body.write(json);
            json.endObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a StringWriter does not fail
        }
        return text.toString();
    }
}
