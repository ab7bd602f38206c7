package dlx.web.play;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Digits that tell contents from each other. */
public final class Fingerprint {

    private Fingerprint() {}

    /** So many bytes of the SHA-256 of a content, two digits each. */
    public static String of(byte[] content, int bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content), 0, bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
