package dlx.app.answer;

import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.UnknownModelException;
import dlx.app.console.InputException;

/** Names errors for programs. To be replaced by {@code DlxException.code()}, but for {@code unreadable_file}. */
final class ErrorCode {

    private ErrorCode() {}

    static String of(RuntimeException reason) {
        if (reason instanceof PuzzleSyntaxException) {
            return "puzzle_syntax";
        }
        if (reason instanceof UnknownModelException) {
            return "unknown_model";
        }
        if (reason instanceof ModelException) {
            return reason.getCause() == null ? "model_rule" : "model_failed";
        }
        return reason instanceof InputException ? "unreadable_file" : "internal_error";
    }
}
