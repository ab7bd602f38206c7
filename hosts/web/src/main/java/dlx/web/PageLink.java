package dlx.web;

import dlx.web.wire.Deflated;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes links that contain a puzzle, in the part after {@code #} of the page's address, which is never sent to a
 * server. The page's own {@code share.js} reads and writes the same links.
 *
 * @since 0.1
 */
public final class PageLink {

    private PageLink() {}

    /**
     * Returns the link of a puzzle.
     *
     * @param model the id of the puzzle's model
     * @param text the text of the puzzle
     * @param settings the values of the puzzle's settings, by name
     * @return {@code #model=...&text=...}, with the text deflated (RFC 1951) and in base64 for addresses
     */
    public static String to(String model, String text, Map<String, String> settings) {
        StringBuilder link = new StringBuilder("#model=" + encoded(model));
        link.append("&text=").append(Base64.getUrlEncoder().withoutPadding().encodeToString(Deflated.bytes(text)));
        new TreeMap<>(settings)
                .forEach((name, value) ->
                        link.append("&set.").append(encoded(name)).append('=').append(encoded(value)));
        return link.toString();
    }

    private static String encoded(String plain) {
        return URLEncoder.encode(plain, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
