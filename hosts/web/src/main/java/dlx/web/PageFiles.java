package dlx.web;

import dlx.api.digest.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/**
 * Serves the page's own files from memory, because they are few and small. Jetty's resource handler keeps the jar open
 * through a channel, and an interrupted thread closes it for all others.
 */
final class PageFiles extends Handler.Abstract {

    private static final String FOLDER = "/dlx/web/page";

    /** The pattern of paths. The only dot is before the ending, so that a path cannot leave the folder. */
    private static final Pattern NAME = Pattern.compile("(/[a-z0-9-]+)+\\.(html|css|js|svg)");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html;charset=utf-8",
            "css", "text/css;charset=utf-8",
            "js", "text/javascript;charset=utf-8",
            "svg", "image/svg+xml");

    private final Map<String, Optional<Known>> files = new ConcurrentHashMap<>();

    private record Known(byte[] bytes, String type, String tag) {}

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String path = Request.getPathInContext(request);
        String name = path.equals("/") ? "/index.html" : path;
        Optional<Known> file =
                NAME.matcher(name).matches() ? files.computeIfAbsent(name, PageFiles::read) : Optional.empty();
        if (file.isEmpty()) {
            Replies.error(response, callback, HttpStatus.NOT_FOUND_404, "there is nothing at this address");
            return true;
        }
        Known known = file.get();
        response.getHeaders().put(HttpHeader.ETAG, known.tag());
        if (isKnown(request, known)) {
            response.setStatus(HttpStatus.NOT_MODIFIED_304);
            callback.succeeded();
            return true;
        }
        response.setStatus(HttpStatus.OK_200);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, known.type());
        boolean whole = request.getMethod().equals(HttpMethod.GET.asString());
        response.write(true, BufferUtil.toBuffer(whole ? known.bytes() : new byte[0]), callback);
        return true;
    }

    /** Returns true if the client has the file. The client's tag may end with the name of a compression. */
    private static boolean isKnown(Request request, Known known) {
        String tags = request.getHeaders().get(HttpHeader.IF_NONE_MATCH);
        return tags != null
                && tags.contains(known.tag().substring(0, known.tag().length() - 1));
    }

    private static Optional<Known> read(String name) {
        try (InputStream file = PageFiles.class.getResourceAsStream(FOLDER + name)) {
            if (file == null) {
                return Optional.empty();
            }
            byte[] bytes = file.readAllBytes();
            String tag = '"' + Sha256.of(bytes).substring(0, 24) + '"';
            return Optional.of(
                    new Known(bytes, TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), ""), tag));
        } catch (IOException e) {
            throw new IllegalStateException("the page's file " + name + " cannot be read", e);
        }
    }
}
