package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleTextTest {

    private static PuzzleText bytes(byte[] bytes) {
        return PuzzleText.of("f.txt", new ByteArrayInputStream(bytes), Map.of(), w -> {});
    }

    private static List<String> lines(PuzzleText text) {
        List<String> lines = new ArrayList<>();
        while (text.look().isPresent()) {
            Line line = text.next("a line");
            lines.add(line.number() + ":" + line.text());
        }
        return lines;
    }

    @Test
    void linesEndWithAnyOfTheUsualEnds() {
        assertThat(lines(PuzzleText.of("a\nb\r\n\nlast"))).containsExactly("1:a", "2:b", "3:", "4:last");
        assertThat(lines(PuzzleText.of("a\n"))).containsExactly("1:a");
        assertThat(lines(PuzzleText.of("\n"))).containsExactly("1:");
        assertThat(lines(PuzzleText.of(""))).isEmpty();
    }

    @Test
    void aByteOrderMarkIsNoCharacter() {
        assertThat(lines(PuzzleText.of("\ufeffone\n\ufefftwo"))).containsExactly("1:one", "2:\ufefftwo");
    }

    @Test
    void linesMayBeLongerThanTheBufferAndComeInPieces() {
        String longLine = "x".repeat(300_000);
        InputStream pieces = new InputStream() {
            private final byte[] all = (longLine + "\nshort\n" + longLine).getBytes(StandardCharsets.US_ASCII);
            private int at;

            @Override
            public int read() {
                return at < all.length ? all[at++] : -1;
            }

            @Override
            public int read(byte[] into, int from, int length) {
                if (at == all.length) {
                    return -1;
                }
                int got = Math.min(Math.min(length, 7), all.length - at);
                System.arraycopy(all, at, into, from, got);
                at += got;
                return got;
            }
        };
        PuzzleText text = PuzzleText.of("f", pieces, Map.of(), w -> {});
        assertThat(lines(text)).containsExactly("1:" + longLine, "2:short", "3:" + longLine);
    }

    @Test
    void skipsBlankLinesAndComments() {
        PuzzleText text = PuzzleText.of("\n # remark\n\t\n  x y\n#\n");
        assertThat(text.skipBlank()).isTrue();
        assertThat(text.nextFilled("a line").number()).isEqualTo(4);
        assertThat(text.skipBlank()).isFalse();
    }

    @Test
    void wordsKnowTheirColumns() {
        Line line = PuzzleText.of("  one\ttwo  ").next("a line");
        assertThat(line.words())
                .extracting(Word::column, Word::text)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(3, "one"), org.assertj.core.groups.Tuple.tuple(7, "two"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|<text>:1:1: the text ends here; expected a board size",
                "'\n\n'|<text>:2:1: the text ends here; expected a board size",
                "eight|<text>:1:1: 'eight' is not a board size; expected a number from 1 to 512",
                "0|<text>:1:1: '0' is not a board size; expected a number from 1 to 512",
                "513|<text>:1:1: '513' is not a board size; expected a number from 1 to 512",
                "99999999999999999999|<text>:1:1: '99999999999999999999' is not a board size; expected a number from 1 to 512",
                "+8|<text>:1:1: '+8' is not a board size; expected a number from 1 to 512",
                "\u0668|<text>:1:1: '\u0668' is not a board size; expected a number from 1 to 512",
                "8 9|<text>:1:3: '9' is one too many; expected the line to end after a board size",
            })
    void saysWhatIsWrongWithTheNumber(String text, String message) {
        assertThatThrownBy(() -> PuzzleText.of(text).nextInt("a board size", 1, 512))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(message);
    }

    @Test
    void warningsNameTheLine() {
        List<String> warnings = new ArrayList<>();
        Consumer<String> keep = warnings::add;
        PuzzleText text = PuzzleText.of("f", new ByteArrayInputStream(new byte[] {'\n', 'x'}), Map.of(), keep);
        text.next("a line");
        text.warn(text.next("a line"), "that is odd");
        assertThat(warnings).containsExactly("f:2: that is odd");
    }

    @Test
    void warningsMayNameTheColumn() {
        List<String> warnings = new ArrayList<>();
        Consumer<String> keep = warnings::add;
        PuzzleText text = PuzzleText.of("f", new ByteArrayInputStream(new byte[] {'x'}), Map.of(), keep);
        text.warn(text.next("a line"), 4, "it weighs 0");
        assertThat(warnings).containsExactly("f:1:4: it weighs 0");
    }

    @Test
    void weightsCountUnlessTheHostSaysOtherwise() {
        PuzzleText text = PuzzleText.of("x");
        assertThat(text.regardsWeights()).isTrue();
        assertThat(text.ignoringWeights().regardsWeights()).isFalse();
    }

    @Nested
    class BadBytes {

        @ParameterizedTest
        @ValueSource(ints = {0xff, 0x80, 0xc0})
        void haveALineAndAColumn(int bad) {
            PuzzleText text =
                    bytes(new byte[] {'o', 'k', '\n', 'a', (byte) 0xc3, (byte) 0xa4, (byte) bad, 'b', '\n', 'c'});
            assertThat(text.next("a line").text()).isEqualTo("ok");
            assertThatThrownBy(() -> text.next("a line"))
                    .isInstanceOfSatisfying(PuzzleSyntaxException.class, e -> {
                        assertThat(e.line()).isEqualTo(2);
                        assertThat(e.column()).isEqualTo(3);
                    })
                    .hasMessage("f.txt:2:3: the byte 0x%02x is not UTF-8; expected a text in UTF-8", bad);
            assertThat(text.next("a line").text()).isEqualTo("c");
        }

        @Test
        void aLineWithoutEndDoesNotFillTheMemory() {
            InputStream endless = new InputStream() {
                @Override
                public int read() {
                    return 'x';
                }

                @Override
                public int read(byte[] into, int from, int length) {
                    java.util.Arrays.fill(into, from, from + length, (byte) 'x');
                    return length;
                }
            };
            InputStream in = new SequenceInputStream(
                    new ByteArrayInputStream("ok\n".getBytes(StandardCharsets.US_ASCII)), endless);
            PuzzleText text = PuzzleText.of("f.txt", in, Map.of(), w -> {});
            text.next("a line");
            assertThatThrownBy(() -> text.next("a line"))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessage("f.txt:2:33554432: the line does not end; expected at most 33554432 bytes in a line");
            assertThat(text.look()).isEmpty();
        }

        @Test
        void aStreamThatFailsIsNotTheTextsFault() {
            InputStream broken = new InputStream() {
                @Override
                public int read() throws IOException {
                    throw new IOException("unplugged");
                }
            };
            PuzzleText text = PuzzleText.of("f.txt", broken, Map.of(), w -> {});
            assertThatThrownBy(text::look).isInstanceOf(java.io.UncheckedIOException.class);
        }
    }

    @Test
    void countsWhatHasBeenTakenOrRefused() {
        PuzzleText text = PuzzleText.of("ab\n\nc");
        text.look();
        assertThat(text.taken()).as("looking takes nothing").isZero();
        text.next("a line");
        assertThat(text.taken()).isEqualTo(3);
        text.skipBlank();
        assertThat(text.taken()).isEqualTo(4);
        assertThat(text.filledTaken()).as("a blank line is none").isEqualTo(1);
        text.next("a line");
        assertThat(text.taken()).isEqualTo(6);

        PuzzleText bad = PuzzleText.of(
                "a file", new ByteArrayInputStream(new byte[] {(byte) 0xff, '\n', 'x'}), Map.of(), w -> {});
        assertThatThrownBy(bad::look).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(bad.taken()).as("the bad line is gone").isEqualTo(1);
        assertThat(bad.failure()).as("the text is wrong, the stream is not").isEmpty();
    }

    @Test
    void keepsWhatTheTakerOfWarningsThrew() {
        IllegalStateException closed = new IllegalStateException("closed");
        PuzzleText text = PuzzleText.of("a file", new ByteArrayInputStream(new byte[] {'x'}), Map.of(), w -> {
            throw closed;
        });
        Line line = text.next("a line");
        assertThat(text.failure()).isEmpty();

        assertThatThrownBy(() -> text.warn(line, "odd")).isSameAs(closed);

        assertThat(text.failure()).containsSame(closed);
        PuzzleText other = PuzzleText.of("x");
        assertThatThrownBy(() -> other.warn(null, "odd")).isInstanceOf(NullPointerException.class);
        assertThat(other.failure()).as("a slip of the model's is its own").isEmpty();
    }

    @Test
    void quotesWhatATerminalMightObeyAndCutsWhatIsLong() {
        assertThat(PuzzleText.quoted("a\tb\u001b\u202e\u00e4")).isEqualTo("'a\\u0009b\\u001b\\u202e\u00e4'");
        assertThat(PuzzleText.quoted("x".repeat(41))).isEqualTo("'" + "x".repeat(40) + "...'");
        assertThat(PuzzleText.quoted("x".repeat(40))).isEqualTo("'" + "x".repeat(40) + "'");
    }

    @Test
    void aLineSaysWhatStandsAtAColumn() {
        Line line = new Line("f", 3, "ab");
        assertThat(line.wrong(2, "is not a cell", "0 or 1")).hasMessage("f:3:2: 'b' is not a cell; expected 0 or 1");
        assertThat(line.wrong(3, "comes too early", "3 cells"))
                .hasMessage("f:3:3: the end of the line comes too early; expected 3 cells");
    }

    @Test
    void aGlanceLeavesTheErrorToWhoeverReadsOn() {
        byte[] bytes = "one\n\377\nthree\n".getBytes(StandardCharsets.ISO_8859_1);
        PuzzleText text = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        assertThat(text.glance(0).orElseThrow().text()).isEqualTo("one");
        assertThat(text.next("a line").text()).isEqualTo("one");
        assertThat(text.glance(0)).isEmpty();
        assertThat(text.glance(0)).isEmpty();
        assertThatThrownBy(text::look).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(text.glance(0).orElseThrow().text()).isEqualTo("three");
        assertThat(text.next("a line").text()).isEqualTo("three");
        assertThat(text.glance(0)).isEmpty();
        assertThat(text.look()).isEmpty();
    }

    @Test
    void aGlanceFurtherOnTakesNothing() {
        byte[] bytes = "one\ntwo\n\377\nthree\n".getBytes(StandardCharsets.ISO_8859_1);
        PuzzleText text = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        assertThat(text.glance(1).orElseThrow().text()).isEqualTo("two");
        assertThat(text.glance(2)).as("after it is a line that cannot be read").isEmpty();
        assertThat(text.glance(5)).isEmpty();
        assertThat(text.taken()).isZero();
        assertThat(text.next("a line").text()).isEqualTo("one");
        assertThat(text.glance(0).orElseThrow().text()).isEqualTo("two");
        assertThat(text.next("a line").number()).isEqualTo(2);
        assertThat(text.taken()).isEqualTo(8);
        assertThatThrownBy(() -> text.next("a line")).hasMessageStartingWith("<text>:3:1: the byte 0xff is not UTF-8");
        assertThat(text.taken()).isEqualTo(9);
        assertThat(text.glance(0).orElseThrow().text()).isEqualTo("three");
        assertThat(text.glance(1)).isEmpty();
        assertThatThrownBy(() -> text.glance(-1)).hasMessage("before: -1; expected 0 or more");
    }

    @Test
    void skipsLinesOfAKind() {
        PuzzleText text = PuzzleText.of("a\nb\n\nc\n");
        text.skipWhile(Line::isBlank);
        assertThat(text.taken()).isZero();
        text.skipWhile(line -> !line.isBlank());
        assertThat(text.taken()).isEqualTo(4);
        text.skipWhile(line -> true);
        assertThat(text.taken()).isEqualTo(7);
        assertThatThrownBy(() -> text.next("a line")).hasMessageStartingWith("<text>:4:1: the text ends here");
        byte[] bytes = "one\n\377\n".getBytes(StandardCharsets.ISO_8859_1);
        PuzzleText bad = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        assertThatThrownBy(() -> bad.skipWhile(line -> true)).isInstanceOf(PuzzleSyntaxException.class);
    }

    @Test
    void looksWithoutTaking() {
        PuzzleText text = PuzzleText.of("a\nb\n");
        assertThat(text.look().orElseThrow().text()).isEqualTo("a");
        assertThat(text.look().orElseThrow().text()).isEqualTo("a");
        assertThat(text.next("a line").text()).isEqualTo("a");
        assertThat(text.look().orElseThrow().text()).isEqualTo("b");
        assertThat(text.next("a line").text()).isEqualTo("b");
        assertThat(text.look()).isEmpty();
    }

    @Test
    void anEndThatComesTooEarlyIsAtTheLastLine() {
        PuzzleText text = PuzzleText.of("a\n\nb\n# c\n");
        text.next("a line");
        assertThatThrownBy(() -> {
                    text.nextFilled("a row");
                    text.nextFilled("another row");
                })
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:4:1: the text ends here; expected another row");
        assertThat(PuzzleText.of("").endOfText("a puzzle"))
                .hasMessage("<text>:1:1: the text ends here; expected a puzzle");
        assertThatThrownBy(() -> PuzzleText.of("").next("a line"))
                .hasMessage("<text>:1:1: the text ends here; expected a line");
    }

    @Test
    void aNumberInItsLineLeavesTheRest() {
        PuzzleText text = PuzzleText.of("\n# size\n 7 \nrest\n");
        assertThat(text.nextInt("a size", 1, 9)).isEqualTo(7);
        assertThat(text.next("a line").text()).isEqualTo("rest");
        assertThat(text.skipBlank()).isFalse();
    }

    @Test
    void quotesKeepPairsTogetherAndShowWhatIsNoCharacter() {
        String smile = "\ud83d\ude00";
        assertThat(PuzzleText.quoted(smile.repeat(41))).isEqualTo("'" + smile.repeat(40) + "...'");
        assertThat(PuzzleText.quoted("\ud83d")).isEqualTo("'\\ud83d'");
        assertThat(PuzzleText.quoted("\ue000\uffff")).isEqualTo("'\\ue000\\uffff'");
        assertThat(PuzzleText.quoted("")).isEqualTo("''");
    }
}
