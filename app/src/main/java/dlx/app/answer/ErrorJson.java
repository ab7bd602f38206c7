package dlx.app.answer;

import dlx.api.DlxException;
import dlx.app.console.InputException;
import dlx.app.run.Rejection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The object that stands where an answer would have stood. */
public final class ErrorJson {

    private ErrorJson() {}

    /** The object as a line, without its line end; keys that are not known are left out. */
    public static String of(Rejection rejection) {
        return JsonLine.of(json -> {
            json.put("type", "error");
            if (rejection.puzzle().isPresent()) {
                json.put("puzzle", rejection.puzzle().getAsInt());
            }
            for (Map.Entry<String, Object> part : parts(rejection.reason()).entrySet()) {
                if (!part.getKey().equals("source")) { // the file, which the command line knows
                    json.put(part.getKey(), part.getValue());
                }
                if (part.getKey().equals("code")) {
                    json.put("file", rejection.file());
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
}
