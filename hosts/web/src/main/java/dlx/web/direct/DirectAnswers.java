package dlx.web.direct;

import dlx.core.model.LoadedModel;
import dlx.web.elsewhere.OtherPrograms;
import dlx.web.play.OpenPuzzles;
import dlx.web.play.Refused;
import dlx.web.play.WorkRunner;
import dlx.web.protocol.Protocol;
import dlx.web.protocol.Reply;
import java.time.Duration;
import java.util.Collection;
import java.util.function.Consumer;

/**
 * Answers requests in the calling thread, one after the other, for a host without threads such as a browser. Each
 * answer ends at its own limits. To end an answer earlier, a host discards this object, whose state can be rebuilt.
 */
public final class DirectAnswers {

    /** HTTP status of a successful answer. */
    private static final int OK = 200;

    private static final String ROOT = "api/";

    private final Protocol protocol;
    private final Consumer<Throwable> failures;

    /**
     * Creates answers about the puzzles of some models.
     *
     * @param time maximum time of a search or an answer
     * @param failures receives unexpected failures
     */
    public DirectAnswers(Collection<LoadedModel<?, ?>> models, Duration time, Consumer<Throwable> failures) {
        protocol = new Protocol(
                OpenPuzzles.few(models, WorkRunner.DIRECT), WorkRunner.DIRECT, OtherPrograms.withoutXml(), time);
        this.failures = failures;
    }

    /**
     * Answers a request.
     *
     * @param path the path, such as {@code api/puzzles}
     * @param body a JSON object; ignored for the path of the models
     * @param lines receives the answer: one line, or several lines as they are found; a line with an error is the
     *     last
     * @return the HTTP status
     */
    public int answer(String path, String body, Consumer<String> lines) {
        try {
            Reply reply = protocol.reply(path.startsWith(ROOT) ? path.substring(ROOT.length()) : "", body);
            if (reply instanceof Reply.One one) {
                lines.accept(one.json());
            } else if (reply instanceof Reply.Lines search) {
                follow(search, lines);
            }
            return OK;
        } catch (RuntimeException | Error e) {
            Refused refused = refused(e);
            lines.accept(Protocol.error(refused));
            return refused.status();
        }
    }

    /** Sends the lines of a search. An error becomes the last line, as in HTTP after the status has been sent. */
    private void follow(Reply.Lines search, Consumer<String> lines) {
        try {
            search.search().accept(lines);
        } catch (RuntimeException | Error e) {
            lines.accept(Protocol.error(refused(e)));
        }
    }

    private Refused refused(Throwable thrown) {
        return Protocol.refusal(thrown, failures, "something went wrong inside; reload the page to begin anew");
    }
}
