package dlx.app.console;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Utf16Test {

    /** A pair of surrogates at each place where a buffer may end. */
    private static final String TEXT = "53..7....\r\n\u00b7\ud83d\ude00" + "\ud83d\ude00x".repeat(6000) + "\n";

    @Test
    void textsWithAMarkComeOutInUtf8() throws IOException {
        for (Charset charset : new Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
            assertThat(read(("\ufeff" + TEXT).getBytes(charset)))
                    .as("%s", charset)
                    .isEqualTo(bytes(TEXT));
            assertThat(read("\ufeff".getBytes(charset))).isEmpty();
        }
    }

    @Test
    void allOthersPassAsTheyAre() throws IOException {
        for (String text : new String[] {"", "\n", "5", TEXT, "\ufeff" + TEXT}) {
            assertThat(read(bytes(text))).isEqualTo(bytes(text));
        }
        byte[] bad = {(byte) 0xff};
        assertThat(read(bad)).isEqualTo(bad);
        byte[] worse = {(byte) 0xff, (byte) 0xff, 'x'};
        assertThat(read(worse)).isEqualTo(worse);
    }

    @Test
    void oneByteIsAnAnswerBeforeTheNextIsThere() throws IOException {
        InputStream one = new InputStream() {
            private boolean taken;

            @Override
            public int read() {
                assertThat(taken).as("asked for more than is there").isFalse();
                taken = true;
                return '5';
            }

            @Override
            public int read(byte[] to, int from, int length) {
                to[from] = (byte) read();
                return 1;
            }
        };
        assertThat(new Utf16(one).read(new byte[10], 0, 10)).isOne();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] read(byte[] bytes) throws IOException {
        return new Utf16(new ByteArrayInputStream(bytes)).readAllBytes();
    }

    @Test
    void aFileOfPowerShellIsRead(@TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("queens.txt"), "\ufeff8\r\n".getBytes(StandardCharsets.UTF_16LE));
        assertThat(dlx("", "count", "queens", file.toString()).out()).isEqualTo("92\n");
    }
}
