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
 * Answers requests in the thread that asks, one after the other: for a host without threads, such as a browser. Each answer
 * ends by its own limits; whoever wants to end one before gives up this object, which keeps nothing that cannot be had again.
 */
public final class DirectAnswers {

    /** The status of an answer. */
    private static final int OK = 200;

    private static final String ROOT = "api/";

    private final Protocol protocol;
    private final Consumer<Throwable> failures;

    /**
     * For some models.
     *
     * @param time how long a walk or an answer takes at most
     * @param failures takes unexpected failures
     */
    public DirectAnswers(Collection<LoadedModel<?, ?>> models, Duration time, Consumer<Throwable> failures) {
        protocol = new Protocol(
                OpenPuzzles.few(models, WorkRunner.DIRECT), WorkRunner.DIRECT, OtherPrograms.withoutXml(), time);
        this.failures = failures;
    }

    /**
     * Answers a request.
     *
     * @param path such as {@code api/puzzles}
     * @param body a JSON object; not read where the path is that of the models
     * @param lines takes the answer: one line, or several as they come, of which one with an error is the last
     * @return the status of HTTP
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

    /** An error amid the lines is one of them: the same as where the status has been told before. */
    private void follow(Reply.Lines search, Consumer<String> lines) {
        try {
            String last = search.search(() -> search.fresh().forEach(lines));
            search.fresh().forEach(lines);
            if (!last.isEmpty()) {
                lines.accept(last);
            }
        } catch (RuntimeException | Error e) {
            lines.accept(Protocol.error(refused(e)));
        }
    }

    private Refused refused(Throwable thrown) {
        return Protocol.refusal(thrown, failures, "something went wrong inside; reload the page to begin anew");
    }
}
