package dlx.app.console;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads a text as UTF-8. A text that begins with the byte order mark of UTF-16, as written by PowerShell's {@code >},
 * is converted; any other text passes unchanged. Bytes that are not UTF-16 become U+FFFD.
 */
final class Utf16 extends FilterInputStream {

    private static final int CHARACTERS = 1 << 13;

    /** The characters of a UTF-16 text; empty for other texts and before the first read. */
    private Optional<Reader> characters = Optional.empty();

    private boolean begun;

    /** Converted bytes; those from index {@code at} on are not read yet. */
    private byte[] ready = new byte[0];

    private int at;

    Utf16(InputStream bytes) {
        super(bytes);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        int got = read(one, 0, 1);
        return got < 0 ? got : one[0] & 0xff;
    }

    @Override
    public int read(byte[] to, int from, int length) throws IOException {
        if (!begun) {
            begun = true;
            int got = in.read(to, from, length);
            if (got <= 0 || (to[from] & 0xff) < 0xfe) { // not a byte order mark: do not wait for a second byte
                return got;
            }
            begin(Arrays.copyOfRange(to, from, from + got));
        }
        if (characters.isEmpty()) {
            return in.read(to, from, length);
        }
        if (at == ready.length && !fill(characters.get())) {
            return -1;
        }
        int count = Math.min(length, ready.length - at);
        System.arraycopy(ready, at, to, from, count);
        at += count;
        return count;
    }

    /** Reads the byte order mark. If the text does not have a mark, the bytes are put back. */
    private void begin(byte[] first) throws IOException {
        InputStream all = new SequenceInputStream(new ByteArrayInputStream(first), in);
        byte[] mark = all.readNBytes(2);
        if (mark.length == 2 && (mark[0] ^ mark[1]) == 1) {
            Charset charset = mark[0] == (byte) 0xff ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
            characters = Optional.of(new InputStreamReader(all, charset));
        } else {
            in = new SequenceInputStream(new ByteArrayInputStream(mark), all);
        }
    }

    /**
     * Converts more characters. If the last is the first half of a surrogate pair, the second half is read too.
     *
     * @return false at the end of the text
     */
    private boolean fill(Reader reader) throws IOException {
        char[] next = new char[CHARACTERS + 1];
        int got = reader.read(next, 0, CHARACTERS);
        if (got < 0) {
            return false;
        }
        if (Character.isHighSurrogate(next[got - 1])) {
            int low = reader.read();
            if (low >= 0) {
                next[got++] = (char) low;
            }
        }
        ready = new String(next, 0, got).getBytes(StandardCharsets.UTF_8);
        at = 0;
        return true;
    }
}
