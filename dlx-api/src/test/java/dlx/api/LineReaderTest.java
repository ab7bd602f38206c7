package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {

    /** Gives at most so many bytes at a time, as pipes do. */
    private static final class Drops extends InputStream {

        private final InputStream all;
        private final int most;

        Drops(byte[] bytes, int most) {
            this.all = new ByteArrayInputStream(bytes);
            this.most = most;
        }

        @Override
        public int read() throws IOException {
            return all.read();
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            return all.read(into, from, Math.min(most, length));
        }
    }

    private static List<String> lines(byte[] bytes, int most) throws IOException {
        LineReader reader = new LineReader("f", new Drops(bytes, most));
        List<String> lines = new ArrayList<>();
        for (Line line = reader.read(); line != null; line = reader.read()) {
            assertThat(line.source()).isEqualTo("f");
            assertThat(line.number()).isEqualTo(lines.size() + 1);
            lines.add(line.text());
        }
        assertThat(reader.read()).as("after the end").isNull();
        return lines;
    }

    private static List<String> lines(String text) throws IOException {
        return lines(text.getBytes(StandardCharsets.UTF_8), Integer.MAX_VALUE);
    }

    @Test
    void cutsAtLineFeeds() throws IOException {
        assertThat(lines("a\nbb\nccc")).containsExactly("a", "bb", "ccc");
        assertThat(lines("a\n")).containsExactly("a");
        assertThat(lines("\n\n")).containsExactly("", "");
        assertThat(lines("")).isEmpty();
    }

    @Test
    void cutsOffOneReturn() throws IOException {
        assertThat(lines("a\r\nb\r")).containsExactly("a", "b");
        assertThat(lines("\r\n")).containsExactly("");
        assertThat(lines("a\r\r\n")).as("one only").containsExactly("a\r");
        assertThat(lines("a\rb\n")).as("not within the line").containsExactly("a\rb");
    }

    @Test
    void skipsAByteOrderMarkInFrontOfTheFirstLineOnly() throws IOException {
        assertThat(lines("\ufeffa\n\ufeffb")).containsExactly("a", "\ufeffb");
        assertThat(lines("\ufeff\n")).containsExactly("");
        assertThat(lines("\ufeff\r\nx")).containsExactly("", "x");
        assertThat(lines("\ufeff")).as("and nothing else").containsExactly("");
    }

    /** The cuts fall into line ends, marks and characters of several bytes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 7})
    void readsStreamsThatComeInDrops(int most) throws IOException {
        String text = "\ufeff\u00e4\r\n\u20ac\ud83d\ude00x\r\n\nlast\u00fc";
        assertThat(lines(text.getBytes(StandardCharsets.UTF_8), most))
                .containsExactly("\u00e4", "\u20ac\ud83d\ude00x", "", "last\u00fc");
    }

    /** The buffer has 65 536 bytes: lines that end before, at and after its end. */
    @ParameterizedTest
    @ValueSource(ints = {65_534, 65_535, 65_536, 65_537, 131_072})
    void readsLinesAsLongAsTheBuffer(int length) throws IOException {
        String line = "x".repeat(length);
        assertThat(lines(line + "\nnext\n")).containsExactly(line, "next");
        assertThat(lines("first\n" + line + "\r\nnext")).containsExactly("first", line, "next");
    }

    @ParameterizedTest
    @CsvSource({
        "ff, 1, ff",
        "6162c3, 3, c3", // the second byte is missing
        "61c328, 2, c3", // the second byte is none
        "c0af, 1, c0", // a slash in two bytes
        "eda080, 1, ed", // half a pair
        "f4908080, 1, f4", // after the last character
        "c3a4f09f9880e4, 4, e4", // columns count characters as Java does: one, and a pair
    })
    void saysWhereABadByteStands(String hex, int column, String bad) {
        LineReader reader =
                new LineReader("f", new ByteArrayInputStream(HexFormat.of().parseHex("0a" + hex)));
        assertThatThrownBy(() -> {
                    reader.read();
                    reader.read();
                })
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("f:2:" + column + ": the byte 0x" + bad + " is not UTF-8; expected a text in UTF-8");
    }

    @Test
    void aByteOrderMarkThatIsCutOffIsNone() {
        LineReader reader =
                new LineReader("f", new ByteArrayInputStream(HexFormat.of().parseHex("efbb")));
        assertThatThrownBy(reader::read)
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("f:1:1: the byte 0xef is not UTF-8; expected a text in UTF-8");
    }

    /** The greatest of one byte, and the least of two. */
    @Test
    void readsEveryCharacterOfTheFirstHundreds() throws IOException {
        StringBuilder all = new StringBuilder();
        for (char c = ' '; c < 0x250; c++) {
            all.append(c);
        }
        assertThat(lines(all.toString())).containsExactly(all.toString());
    }

    @Test
    void continuesAfterALineThatIsNoText() throws IOException {
        byte[] bytes = "one\n\u00ff\nthree".getBytes(StandardCharsets.ISO_8859_1);
        LineReader reader = new LineReader("f", new ByteArrayInputStream(bytes));
        assertThat(reader.read()).isEqualTo(new Line("f", 1, "one"));
        assertThatThrownBy(reader::read).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(reader.read()).isEqualTo(new Line("f", 3, "three"));
        assertThat(reader.read()).isNull();
    }
}
