package dlx.web.http;

import dlx.commands.json.JsonMembers;
import dlx.core.search.CancellationToken;
import dlx.web.play.Refused;
import dlx.web.protocol.Protocol;
import dlx.web.threads.Searches;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;

/**
 * Lines of JSON, written while a search runs in another thread. An empty line now and then finds out whether anybody reads:
 * if the connection is closed, the search is ended.
 */
final class Stream {

    private static final String LINES = "application/x-ndjson";

    /** Between two empty lines. */
    private static final long HEARTBEAT_MILLIS = 15;

    /** So many heartbeats pass between two looks at what is new. */
    private static final int HEARTBEATS_PER_LOOK = 6;

    private static final byte[] EMPTY_LINE = {'\n'};

    private final Response response;
    private final CancellationToken token;
    private final Function<Throwable, Refused> failures;

    /**
     * A stream that has not begun.
     *
     * @param token ends the search
     * @param failures turns a failure into a sentence for the reader
     */
    Stream(Response response, CancellationToken token, Function<Throwable, Refused> failures) {
        this.response = response;
        this.token = token;
        this.failures = failures;
    }

    /**
     * Writes until the search has ended.
     *
     * @param turn returns the last line; empty if that is among the fresh ones
     * @param fresh lines that have come since it was asked last
     */
    void write(Searches.Turn<String> turn, Supplier<List<String>> fresh) throws IOException, InterruptedException {
        response.setStatus(200);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, LINES);
        try (OutputStream out = Content.Sink.asOutputStream(response)) {
            try {
                follow(out, turn, fresh);
                lines(out, fresh.get());
                line(out, turn.result());
            } catch (RuntimeException | Error e) { // a line too: the status of the answer has long been told
                line(out, Protocol.error(failures.apply(e)));
            }
        } finally {
            token.cancel();
            turn.leave();
        }
    }

    private static void follow(OutputStream out, Searches.Turn<?> turn, Supplier<List<String>> fresh)
            throws IOException, InterruptedException {
        int place = 0;
        for (int beat = 0; !turn.ends(HEARTBEAT_MILLIS); beat++) {
            int now = turn.place();
            if (now > 0 && now != place) {
                line(out, queued(now));
            }
            place = now;
            if (beat % HEARTBEATS_PER_LOOK == 0) {
                lines(out, fresh.get());
            } else {
                out.write(EMPTY_LINE);
            }
            out.flush();
        }
    }

    private static String queued(int place) {
        return JsonMembers.answer("queued", json -> {
            json.put("place", place);
        });
    }

    private static void lines(OutputStream out, List<String> lines) throws IOException {
        for (String line : lines) {
            line(out, line);
        }
    }

    private static void line(OutputStream out, String line) throws IOException {
        if (!line.isEmpty()) {
            out.write((line + '\n').getBytes(StandardCharsets.UTF_8));
        }
    }
}
