package dlx.formats;

import dlx.formats.text.ForeignText;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The decoded text of a file: as UTF-8 or, if it is not UTF-8, as Windows-1252, in which western European spreadsheets
 * save tables.
 *
 * @param text the decoded text
 * @param remark a sentence which says that the file is not UTF-8; empty if it is UTF-8
 */
record Decoded(ForeignText text, Optional<String> remark) {

    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final char NONE = '\uFFFD';

    /**
     * Decodes the bytes of a file.
     *
     * @throws dlx.api.PuzzleSyntaxException if the bytes are neither UTF-8 nor Windows-1252
     */
    static Decoded of(String name, byte... bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        int at = text.indexOf(NONE) < 0 ? -1 : Arrays.mismatch(bytes, text.getBytes(StandardCharsets.UTF_8));
        if (at < 0) {
            return new Decoded(new ForeignText(name, text), Optional.empty());
        }
        String windows = new String(bytes, WINDOWS);
        int unknown = windows.indexOf(NONE);
        if (unknown >= 0) {
            throw new ForeignText(name, "")
                    .fault(
                            "text",
                            place(bytes, unknown) + " is neither UTF-8 nor Windows-1252; expected a text in UTF-8");
        }
        return new Decoded(
                new ForeignText(name, windows),
                Optional.of("the encoding: " + place(bytes, at) + " is not UTF-8, so all was read as Windows-1252"));
    }

    private static String place(byte[] bytes, int at) {
        int line = 1;
        for (int before = 0; before < at; before++) {
            line += bytes[before] == '\n' ? 1 : 0;
        }
        return String.format(Locale.ROOT, "the byte 0x%02x in line %d", bytes[at], line);
    }

    /** Adds the remark to an import of this text. */
    Imported withRemark(Imported read) {
        List<String> lost = Stream.concat(remark.stream(), read.lost().stream()).toList();
        return new Imported(read.program(), read.model(), read.text(), lost, read.objective());
    }
}
