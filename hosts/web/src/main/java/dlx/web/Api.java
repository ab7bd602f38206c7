package dlx.web;

import dlx.web.play.Refused;
import dlx.web.protocol.Protocol;
import dlx.web.protocol.Reply;
import dlx.web.threads.Searches;
import java.io.IOException;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Carries the protocol over HTTP. */
final class Api extends Handler.Abstract {

    static final String ROOT = "/api/";

    private static final String MODELS = ROOT + Protocol.MODELS;
    private static final String PUZZLES = ROOT + Protocol.PUZZLES;
    private static final String IMPORT = ROOT + Protocol.IMPORT;

    /**
     * Name of a header. With the value {@link #IN_BODY}, a rejected request gets status 200 and its own status in the
     * body, because browsers log other statuses to their console.
     */
    private static final String STATUS = "Dlx-Status";

    private static final String IN_BODY = "body";

    private final Protocol protocol;
    private final Searches searches;
    private final Duration timeToRead;
    private final Crowd crowd;
    private final Consumer<Throwable> failures;

    Api(Protocol protocol, Searches searches, Duration timeToRead, Crowd crowd, Consumer<Throwable> failures) {
        this.protocol = protocol;
        this.searches = searches;
        this.timeToRead = timeToRead;
        this.crowd = crowd;
        this.failures = failures;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String path = Request.getPathInContext(request);
        if (!path.startsWith(ROOT)) {
            return false;
        }
        boolean posted = request.getMethod().equals(HttpMethod.POST.asString());
        if (path.equals(MODELS) != !posted) {
            Replies.error(
                    response,
                    callback,
                    path.equals(MODELS) || path.equals(IMPORT) || path.startsWith(PUZZLES)
                            ? HttpStatus.METHOD_NOT_ALLOWED_405
                            : HttpStatus.NOT_FOUND_404,
                    "this cannot be asked so; expected GET " + MODELS + " or POST " + PUZZLES);
            return true;
        }
        boolean isInBody = IN_BODY.equals(request.getHeaders().get(STATUS));
        request.addIdleTimeoutListener(idle -> false); // a search may run while nothing is read or written
        Body.read(
                request,
                timeToRead,
                body -> {
                    crowd.isWhole(request);
                    getServer().getThreadPool().execute(() -> answer(path, body, isInBody, response, callback));
                },
                failure -> Replies.error(response, callback, refusal(failure)));
        return true;
    }

    private void answer(String path, String body, boolean isInBody, Response response, Callback callback) {
        try {
            Reply reply = protocol.reply(path.substring(ROOT.length()), body);
            if (reply instanceof Reply.One one) {
                Replies.object(response, callback, one.json());
            } else if (reply instanceof Reply.Lines lines) {
                follow(lines, response);
                callback.succeeded();
            }
        } catch (IOException e) { // the client has closed the connection
            callback.failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            callback.failed(e);
        } catch (Throwable e) {
            Refused refused = refusal(e);
            if (isInBody && refused.status() < HttpStatus.INTERNAL_SERVER_ERROR_500 && !response.isCommitted()) {
                Replies.object(response, callback, Protocol.errorWithStatus(refused));
            } else {
                Replies.error(response, callback, refused);
            }
        }
    }

    private void follow(Reply.Lines lines, Response response) throws IOException, InterruptedException {
        Queue<String> found = new ConcurrentLinkedQueue<>();
        Searches.Turn turn = searches.begin(() -> lines.search().accept(found::add));
        new Stream(response, lines.token(), this::refusal).write(turn, found);
    }

    private Refused refusal(Throwable thrown) {
        return Protocol.refusal(thrown, failures, "internal error; dlx serve --debug prints the cause");
    }
}
