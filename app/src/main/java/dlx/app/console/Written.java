package dlx.app.console;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * How much was written, and its hash: what tells an output from any other file.
 *
 * @param bytes how many, {@code >= 0}
 * @param sha256 of them, in hexadecimal digits
 */
public record Written(long bytes, String sha256) {

    /** What a digest has taken; the digest begins anew. */
    public static Written of(long bytes, MessageDigest digest) {
        return new Written(bytes, HexFormat.of().formatHex(digest.digest()));
    }

    /** Takes what is written. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
