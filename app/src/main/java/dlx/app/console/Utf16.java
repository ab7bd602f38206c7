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
 * A text in UTF-8: one that begins with the byte order mark of UTF-16, as PowerShell's {@code >} writes it, is converted; all others
 * pass as they are. Bytes that are not UTF-16 become U+FFFD.
 */
final class Utf16 extends FilterInputStream {

    private static final int CHARACTERS = 1 << 13;

    /** The text as characters, if it is UTF-16; not known before the first bytes have been read. */
    private Optional<Reader> characters = Optional.empty();

    private boolean begun;

    /** Characters as UTF-8 that have not been read yet, from {@code at} on. */
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
            if (got <= 0 || (to[from] & 0xff) < 0xfe) { // no mark of UTF-16, so its second half is not waited for
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

    /** Looks for the mark at the beginning of a text, and puts back bytes that are not one. */
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

    /** Reads more characters, and returns false at the end. A pair of surrogates stays together: after its first half the other is read. */
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
