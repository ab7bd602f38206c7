package dlx.web;

import dlx.web.play.Refused;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Rejects requests that do not come from the page itself. Other pages in a browser may send requests to this machine,
 * and their host names may lead to it. So the requested host name and the page that sends the request must both be
 * ours.
 */
final class OriginCheck extends Handler.Wrapper {

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:;"
                    + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
                    + " require-trusted-types-for 'script'; trusted-types lit-html";

    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    private final Set<String> names = new TreeSet<>(LOOPBACK);

    /** The name that the message about an unknown name recommends. */
    private final String shownName;

    OriginCheck(Set<String> names, Handler handler) {
        super(handler);
        shownName = names.isEmpty() ? "127.0.0.1" : names.iterator().next();
        names.forEach(name -> this.names.add(name.toLowerCase(Locale.ROOT)));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean api = Request.getPathInContext(request).startsWith(Api.ROOT);
        protect(response.getHeaders(), api);
        Optional<Refused> refused = refused(request, api);
        if (refused.isPresent()) {
            Replies.error(response, callback, refused.get());
            return true;
        }
        return super.handle(request, response, callback);
    }

    private static void protect(HttpFields.Mutable headers, boolean api) {
        headers.put("Content-Security-Policy", POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put(HttpHeader.CACHE_CONTROL, api ? "no-store" : "no-cache");
    }

    private Optional<Refused> refused(Request request, boolean api) {
        HttpFields headers = request.getHeaders();
        int port = Request.getLocalPort(request);
        String host = String.valueOf(headers.get(HttpHeader.HOST)).toLowerCase(Locale.ROOT);
        if (!isOurs(host, port)) {
            return refuse(
                    HttpStatus.MISDIRECTED_REQUEST_421,
                    "this server does not answer to that name; expected " + shownName + ':' + port
                            + ", or a name that dlx serve --name was given");
        }
        String origin = headers.get(HttpHeader.ORIGIN);
        String site = headers.get("Sec-Fetch-Site");
        boolean foreign = origin != null && !isOurs(origin, host)
                || site != null && !site.equals("same-origin") && !site.equals("none");
        if (foreign && (api || !isNavigation(headers))) {
            return refuse(HttpStatus.FORBIDDEN_403, "another site may not ask this server");
        }
        boolean posted = request.getMethod().equals(HttpMethod.POST.asString());
        boolean read = request.getMethod().equals(HttpMethod.GET.asString())
                || request.getMethod().equals(HttpMethod.HEAD.asString());
        if (!read && !(posted && api)) {
            return refuse(HttpStatus.METHOD_NOT_ALLOWED_405, "this cannot be done here; expected GET or POST");
        }
        String type = String.valueOf(headers.get(HttpHeader.CONTENT_TYPE)).toLowerCase(Locale.ROOT);
        if (posted && !type.matches("application/json( *;.*)?")) {
            return refuse(HttpStatus.UNSUPPORTED_MEDIA_TYPE_415, "a request is JSON; expected application/json");
        }
        boolean plain =
                headers.getCSV(HttpHeader.CONTENT_ENCODING, false).stream().allMatch("identity"::equalsIgnoreCase);
        if (!plain) { // a compressed megabyte could expand to a gigabyte
            return refuse(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE_415, "a request is not compressed; expected no Content-Encoding");
        }
        return Optional.empty();
    }

    /**
     * Returns true if the browser follows a link on another page, which may open this page without learning anything
     * from it.
     */
    private static boolean isNavigation(HttpFields headers) {
        return "navigate".equals(headers.get("Sec-Fetch-Mode")) && headers.get(HttpHeader.ORIGIN) == null;
    }

    private boolean isOurs(String host, int port) {
        if (names.contains(host)) {
            return port == 80;
        }
        int colon = host.lastIndexOf(':');
        return colon > 0
                && names.contains(host.substring(0, colon))
                && host.substring(colon + 1).equals("" + port);
    }

    private static boolean isOurs(String origin, String host) {
        try {
            return host.equals(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static Optional<Refused> refuse(int status, String sentence) {
        return Optional.of(new Refused(status, sentence));
    }
}
