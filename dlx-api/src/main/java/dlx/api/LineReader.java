package dlx.api;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Cuts a stream of UTF-8 into lines, and rejects lines that are not UTF-8 with the column of the first bad byte.
 *
 * <p>It works on bytes, so that a line of ASCII (nearly all are) costs one copy, and so that a bad byte has a column.
 */
final class LineReader {

    /** Maximum length of a line in bytes, 32 MiB: a longer line is not a puzzle, and must not fill the memory. */
    static final int LONGEST = 1 << 25;

    private final String source;
    private final InputStream bytes;

    /** Bytes of the stream, of which {@code buffer[from..to - 1]} are unread. */
    private byte[] buffer = new byte[1 << 16];

    private int from;
    private int to;
    private int number;
    private boolean ended;

    LineReader(String source, InputStream bytes) {
        this.source = source;
        this.bytes = bytes;
    }

    String source() {
        return source;
    }

    /** Reads the next line; null at the end of the stream. */
    @Nullable
    Line read() throws IOException {
        int end = from;
        while (true) {
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            if (end < to || ended) {
                break;
            }
            int seen = end - from;
            fill();
            end = from + seen;
        }
        if (end == from && end == to) {
            return null; // the stream has ended and all bytes are read
        }
        number++;
        int start = number == 1 ? afterByteOrderMark() : from;
        from = Math.min(end + 1, to);
        return new Line(source, number, decode(start, withoutReturn(start, end)));
    }

    /** Returns the index of the first byte of the text: some editors put a byte order mark before it. */
    private int afterByteOrderMark() {
        boolean marked = to - from >= 3
                && buffer[from] == (byte) 0xef
                && buffer[from + 1] == (byte) 0xbb
                && buffer[from + 2] == (byte) 0xbf;
        return marked ? from + 3 : from;
    }

    /** Reads more bytes after the unread ones, which move to the beginning of the buffer. */
    private void fill() throws IOException {
        if (to - from > LONGEST) {
            throw tooLong();
        }
        if (from > 0) {
            System.arraycopy(buffer, from, buffer, 0, to - from);
            to -= from;
            from = 0;
        }
        if (to == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        int got = bytes.read(buffer, to, buffer.length - to);
        if (got < 0) {
            ended = true;
        } else {
            to += got;
        }
    }

    /**
     * Returns the error of a line that is too long. Drops the buffer and ends the text, because the line is not read
     * again.
     */
    private PuzzleSyntaxException tooLong() {
        number++;
        from = 0;
        to = 0;
        ended = true;
        buffer = new byte[0];
        return new PuzzleSyntaxException(
                source, number, LONGEST, "the line does not end; expected at most " + LONGEST + " bytes in a line");
    }

    private int withoutReturn(int start, int end) {
        return end > start && buffer[end - 1] == '\r' ? end - 1 : end;
    }

    private String decode(int start, int end) {
        for (int i = start; i < end; i++) {
            if (buffer[i] < 0) {
                return decodeUtf8(start, end);
            }
        }
        return new String(buffer, start, end - start, StandardCharsets.ISO_8859_1);
    }

    private String decodeUtf8(int start, int end) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(buffer, start, end - start);
        CharBuffer out = CharBuffer.allocate(end - start);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            throw new PuzzleSyntaxException(
                    source,
                    number,
                    out.position() + 1,
                    String.format("the byte 0x%02x is not UTF-8; expected a text in UTF-8", in.get(in.position())));
        }
        return out.flip().toString();
    }
}
