package dlx.formats;

import dlx.formats.text.ForeignText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/** Unpacks gzip files, up to a maximum size, because a short file can unpack to any length. */
final class Gzip {

    private static final String PROGRAM = "gzip";
    private static final int LONGEST = 1 << 24;

    private Gzip() {}

    /** Returns true if the bytes begin like a gzip file. */
    static boolean isPacked(byte[] bytes) {
        return bytes.length > 1 && bytes[0] == 0x1f && bytes[1] == (byte) 0x8b;
    }

    /**
     * Returns the unpacked bytes of a file.
     *
     * @throws dlx.api.PuzzleSyntaxException if the file is damaged or unpacks to more than {@link #LONGEST} bytes
     */
    static byte[] unpacked(String name, byte[] bytes) {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            byte[] text = in.readNBytes(LONGEST + 1);
            if (text.length > LONGEST) {
                throw new ForeignText(name, "")
                        .fault(
                                PROGRAM,
                                "length: it unpacks to more than " + LONGEST + " bytes; expected at most as many");
            }
            return text;
        } catch (IOException e) {
            throw new ForeignText(name, "").fault(PROGRAM, "data: they cannot be unpacked; expected all of the file");
        }
    }
}
