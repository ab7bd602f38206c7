package dlx.web;

import dlx.commands.json.JsonMembers;
import dlx.core.search.CancellationToken;
import dlx.web.play.Refused;
import dlx.web.protocol.Protocol;
import dlx.web.threads.Searches;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;

/**
 * Writes lines of JSON while a search runs in another thread. Empty lines in between detect a closed connection, after
 * which the search is stopped.
 *
 * @param response the response to write to
 * @param token stops the search
 * @param failures converts a failure into a sentence for the client
 */
record Stream(Response response, CancellationToken token, Function<Throwable, Refused> failures) {

    private static final String LINES = "application/x-ndjson";

    /** Milliseconds between two empty lines. */
    private static final long HEARTBEAT_MILLIS = 15;

    /** Number of heartbeats from one fetch of new lines to the next. */
    private static final int HEARTBEATS_PER_LOOK = 6;

    private static final byte[] EMPTY_LINE = {'\n'};

    /**
     * Writes lines until the search has ended.
     *
     * @param turn the search
     * @param found the lines that the search has added and that have not been written
     */
    void write(Searches.Turn turn, Queue<String> found) throws IOException, InterruptedException {
        response.setStatus(200);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, LINES);
        try (OutputStream out = Content.Sink.asOutputStream(response)) {
            try {
                follow(out, turn, found);
                lines(out, found);
                turn.result();
            } catch (RuntimeException | Error e) { // also a line, because the status has already been sent
                line(out, Protocol.error(failures.apply(e)));
            }
        } finally {
            token.cancel();
            turn.leave();
        }
    }

    private static void follow(OutputStream out, Searches.Turn turn, Queue<String> found)
            throws IOException, InterruptedException {
        int place = 0;
        for (int beat = 0; !turn.ends(HEARTBEAT_MILLIS); beat++) {
            int now = turn.place();
            if (now > 0 && now != place) {
                line(out, queued(now));
            }
            place = now;
            if (beat % HEARTBEATS_PER_LOOK == 0) {
                lines(out, found);
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

    private static void lines(OutputStream out, Queue<String> found) throws IOException {
        for (String line = found.poll(); line != null; line = found.poll()) {
            line(out, line);
        }
    }

    private static void line(OutputStream out, String line) throws IOException {
        out.write((line + '\n').getBytes(StandardCharsets.UTF_8));
    }
}
