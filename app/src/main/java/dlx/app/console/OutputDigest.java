package dlx.app.console;

import dlx.api.digest.Sha256;
import java.security.MessageDigest;

/**
 * The length and hash of an output, which distinguish it from any other file.
 *
 * @param bytes number of bytes, 0 or more
 * @param sha256 hash of the bytes, in hexadecimal digits
 */
public record OutputDigest(long bytes, String sha256) {

    /** Returns the digest of an output, and resets the given digest. */
    public static OutputDigest of(long bytes, MessageDigest digest) {
        return new OutputDigest(bytes, Sha256.end(digest));
    }
}
