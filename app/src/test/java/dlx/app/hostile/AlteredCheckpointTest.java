package dlx.app.hostile;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a checkpoint with any changed byte, or with a missing end, is rejected in a sentence. */
class AlteredCheckpointTest {

    @TempDir
    Path folder;

    private Path file;
    private byte[] whole = new byte[0];

    /** Distance between the bytes that are changed; every byte is changed under {@code -Pall}. */
    private static final int STEP = Tier.of(5, 1);

    @BeforeEach
    void keepARun() throws IOException {
        file = folder.resolve("run.cp");
        String line = "solve toy-queens --all --format options --engine slots --nodes 400 --checkpoint " + file;
        assertThat(dlx("8\n", line.split(" ")).code()).isEqualTo(5);
        whole = Files.readAllBytes(file);
        assertThat(whole).hasSizeGreaterThan(500);
    }

    @Test
    void aBitOfEveryByteFlipped() throws IOException {
        for (int at = 0; at < whole.length; at += STEP) {
            flip(at, at % 8);
        }
    }

    @Test
    @Tag("slow")
    void everyBitFlipped() throws IOException {
        for (int at = 0; at < whole.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                flip(at, bit);
            }
        }
    }

    private void flip(int at, int bit) throws IOException {
        byte[] changed = whole.clone();
        changed[at] ^= (byte) (1 << bit);
        isRefused("bit " + bit + " of byte " + at, changed);
    }

    @Test
    void cutAtEveryByte() throws IOException {
        for (int length = 0; length < whole.length; length += STEP) {
            isRefused("cut at " + length, Arrays.copyOf(whole, length));
        }
    }

    @Test
    void withMoreBehind() throws IOException {
        for (int more = 0; more < 256; more += 5) {
            byte[] longer = Arrays.copyOf(whole, whole.length + 1);
            longer[whole.length] = (byte) more;
            isRefused("and byte " + more, longer);
        }
    }

    private void isRefused(String what, byte[] altered) throws IOException {
        Files.write(file, altered);
        Result result = dlx("", "resume", file.toString());
        assertThat(result.code()).as(what).isEqualTo(3);
        assertThat(result.out()).as(what).isEmpty();
        assertThat(result.err())
                .as(what)
                .startsWith(file + ": ")
                .hasLineCount(1)
                .contains("; expected ");
        assertThat(file).hasBinaryContent(altered);
    }
}
