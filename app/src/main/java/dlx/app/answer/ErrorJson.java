package dlx.app.answer;

import dlx.api.DlxException;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.app.console.InputException;
import dlx.app.run.Refusal;

/** The object that stands where an answer would have stood. Keys are a promise: never renamed, only added to. */
public final class ErrorJson {

    private ErrorJson() {}

    /** The object as a line, without its line end; keys that are not known are left out. */
    public static String of(Refusal refusal) {
        return Json.object(json -> {
            json.name("type").value("error");
            if (refusal.puzzle().isPresent()) {
                json.name("puzzle").value(refusal.puzzle().getAsInt());
            }
            json.name("code").value(code(refusal.reason()));
            if (refusal.file().isPresent()) {
                json.name("file").value(refusal.file().get());
            }
            if (refusal.reason() instanceof PuzzleSyntaxException place) {
                json.name("line").value(place.line());
                json.name("column").value(place.column());
            }
            if (refusal.reason() instanceof ModelException failure) {
                if (failure.model().isPresent()) {
                    json.name("model").value(failure.model().get());
                }
                if (failure.step().isPresent()) {
                    json.name("step").value(failure.step().get());
                }
            }
            json.name("message").value(String.valueOf(refusal.reason().getMessage()));
        });
    }

    /** What programs know an error by; errors that are not of this framework have names of the command line. */
    private static String code(RuntimeException reason) {
        if (reason instanceof DlxException error) {
            return error.code();
        }
        return reason instanceof InputException ? "unreadable_file" : "internal_error";
    }
}
