package dlx.app.console;

import dlx.api.digest.Sha256;
import java.security.MessageDigest;

/**
 * The length and the hash of an output, which distinguish it from any other file.
 *
 * @param bytes the number of its bytes, {@code >= 0}
 * @param sha256 their hash, in hexadecimal digits
 */
public record OutputDigest(long bytes, String sha256) {

    /** Ends a digest of these bytes, which begins anew. */
    public static OutputDigest of(long bytes, MessageDigest digest) {
        return new OutputDigest(bytes, Sha256.end(digest));
    }
}
