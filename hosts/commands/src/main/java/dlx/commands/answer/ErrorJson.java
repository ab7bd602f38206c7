package dlx.commands.answer;

import dlx.api.DlxException;
import dlx.commands.console.InputException;
import dlx.commands.json.JsonMembers;
import dlx.commands.run.Rejection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The JSON objects of rejected puzzles, files and models. */
public final class ErrorJson {

    private ErrorJson() {}

    /** Returns the object as a line without line end. Unknown members are left out. */
    public static String of(Rejection rejection) {
        return JsonMembers.answer("error", json -> {
            rejection.puzzle().ifPresent(number -> json.put("puzzle", number));
            parts(rejection.reason()).forEach((name, value) -> {
                if (!name.equals("source")) { // the file, which the command line knows
                    json.part(name, value);
                }
                if (name.equals("code")) {
                    json.putIfPresent("file", rejection.file());
                }
            });
        });
    }

    /** Returns the parts of an error. An error from outside this framework has a code of the command line. */
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
