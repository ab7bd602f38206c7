package dlx.spark;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reports in a task which piece failed, so that the driver finds the piece in Spark's report. */
final class PieceFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final Pattern SENTENCE =
            Pattern.compile(Pattern.quote(PieceFailedException.class.getName()) + ": ([^\n]*)");

    PieceFailedException(Work work, Throwable cause) {
        super(
                "the piece " + work.key() + " (" + work.piece().text() + ") failed: "
                        + cause.toString().replace('\n', ' '),
                cause);
    }

    /** Returns the sentence of this exception in Spark's report, if there is one. */
    static Optional<String> sentence(Throwable report) {
        for (Throwable e = report; e != null; e = e.getCause()) {
            Matcher found = SENTENCE.matcher(String.valueOf(e));
            if (found.find()) {
                return Optional.of(found.group(1));
            }
        }
        return Optional.empty();
    }
}
