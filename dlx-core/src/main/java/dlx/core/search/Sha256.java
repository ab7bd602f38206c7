package dlx.core.search;

import dlx.api.Experimental;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Digests texts by SHA-256.
 *
 * @since 0.1
 */
@Experimental
public final class Sha256 {

    private Sha256() {}

    /**
     * The digest of a text.
     *
     * @param text any, in UTF-8
     * @return 64 hexadecimal digits in lower case
     */
    public static String of(String text) {
        return HexFormat.of().formatHex(fresh().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * A digest to be fed.
     *
     * @return a fresh one
     */
    public static MessageDigest fresh() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
