package dlx.app.console;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The length and the hash of an output, which tell it from any other file.
 *
 * @param bytes how many, {@code >= 0}
 * @param sha256 of them, in hexadecimal digits
 */
public record OutputDigest(long bytes, String sha256) {

    /** What a digest has taken; the digest begins anew. */
    public static OutputDigest of(long bytes, MessageDigest digest) {
        return new OutputDigest(bytes, HexFormat.of().formatHex(digest.digest()));
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
