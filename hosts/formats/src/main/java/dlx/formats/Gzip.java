package dlx.formats;

import dlx.formats.text.ForeignText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/** Files that are packed by gzip, up to a size: a short file may unpack to any length. */
final class Gzip {

    private static final String PROGRAM = "gzip";
    private static final int LONGEST = 1 << 24;

    private Gzip() {}

    /** Whether bytes begin as such files do. */
    static boolean isPacked(byte[] bytes) {
        return bytes.length > 1 && bytes[0] == 0x1f && bytes[1] == (byte) 0x8b;
    }

    /**
     * The bytes of a file, unpacked.
     *
     * @throws dlx.api.PuzzleSyntaxException if it is damaged or too long
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
