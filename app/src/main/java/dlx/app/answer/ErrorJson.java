package dlx.app.answer;

import com.google.gson.stream.JsonWriter;
import dlx.api.DlxException;
import dlx.app.console.InputException;
import dlx.app.run.Rejection;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The object that stands where an answer would have stood. Keys are a promise: never renamed, only added to. */
public final class ErrorJson {

    private ErrorJson() {}

    /** The object as a line, without its line end; keys that are not known are left out. */
    public static String of(Rejection rejection) {
        return Json.object(json -> {
            json.name("type").value("error");
            if (rejection.puzzle().isPresent()) {
                json.name("puzzle").value(rejection.puzzle().getAsInt());
            }
            for (Map.Entry<String, Object> part : parts(rejection.reason()).entrySet()) {
                if (!part.getKey().equals("source")) { // the file, which the command line knows
                    json.name(part.getKey());
                    write(json, part.getValue());
                }
                if (part.getKey().equals("code") && rejection.file().isPresent()) {
                    json.name("file").value(rejection.file().get());
                }
            }
        });
    }

    /** The parts of an error; errors that are not of this framework have codes of the command line. */
    private static Map<String, Object> parts(RuntimeException reason) {
        if (reason instanceof DlxException error) {
            return error.parts();
        }
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("code", reason instanceof InputException ? "unreadable_file" : "internal_error");
        parts.put("message", String.valueOf(reason.getMessage()));
        return parts;
    }

    private static void write(JsonWriter json, Object value) throws IOException {
        if (value instanceof Number number) {
            json.value(number);
        } else if (value instanceof List<?> list) {
            json.beginArray();
            for (Object part : list) {
                json.value(String.valueOf(part));
            }
            json.endArray();
        } else {
            json.value(String.valueOf(value));
        }
    }
}
