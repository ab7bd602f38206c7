package dlx.api.digest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Digests texts and bytes by SHA-256. */
public final class Sha256 {

    private Sha256() {}

    /** Returns the digest of a text in UTF-8, as 64 hexadecimal digits in lower case. */
    public static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the digest of these bytes, as 64 hexadecimal digits in lower case. */
    public static String of(byte[] bytes) {
        MessageDigest digest = fresh();
        digest.update(bytes);
        return end(digest);
    }

    /** Ends a digest, resets it, and returns its 64 hexadecimal digits. */
    public static String end(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Returns a new digest without any bytes. */
    public static MessageDigest fresh() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
