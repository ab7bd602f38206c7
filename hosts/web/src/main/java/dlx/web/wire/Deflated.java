package dlx.web.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Deflates texts (RFC 1951), as browsers inflate them. */
public final class Deflated {

    private Deflated() {}

    /** Returns a text in UTF-8, deflated. */
    public static byte[] bytes(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException("nothing fails in memory", e);
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }
}
