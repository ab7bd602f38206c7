package dlx.app.answer;

import dlx.api.PuzzleSyntaxException;
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
            json.name("code").value(ErrorCode.of(refusal.reason()));
            if (refusal.file().isPresent()) {
                json.name("file").value(refusal.file().get());
            }
            if (refusal.reason() instanceof PuzzleSyntaxException place) {
                json.name("line").value(place.line());
                json.name("column").value(place.column());
            }
            json.name("message").value(String.valueOf(refusal.reason().getMessage()));
        });
    }
}
