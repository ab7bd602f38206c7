package dlx.web;

import dlx.web.play.Refused;
import dlx.web.protocol.Protocol;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/** Writes answers of one object, and errors, which are one sentence. */
final class Replies {

    private static final String JSON = "application/json";
    private static final String SECONDS_TO_WAIT = "2";

    private Replies() {}

    static void object(Response response, Callback callback, String json) {
        write(response, callback, HttpStatus.OK_200, json);
    }

    static void error(Response response, Callback callback, int status, String sentence) {
        error(response, callback, new Refused(status, sentence));
    }

    static void error(Response response, Callback callback, Refused refused) {
        if (response.isCommitted()) { // the missing last line shows the client that the answer failed
            callback.failed(refused);
            return;
        }
        if (refused.status() == Refused.BUSY) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, SECONDS_TO_WAIT);
        }
        write(response, callback, refused.status(), Protocol.error(refused));
    }

    private static void write(Response response, Callback callback, int status, String json) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, JSON);
        response.write(true, BufferUtil.toBuffer(json, StandardCharsets.UTF_8), callback);
    }
}
