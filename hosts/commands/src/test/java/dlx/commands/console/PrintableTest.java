package dlx.commands.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0, '\b', '\r', 0x1b, 0x7f, 0x80, 0x9b, 0x9f, 0x61c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e,
                0x2066, 0x2069, 0xd800, 0xdfff
            })
    void whatMovesTheCursorOrTurnsTheWritingIsEscaped(int c) {
        String text = "a" + (char) c + "b";
        String shown = String.format("a\\u%04xb", c);

        assertThat(Printable.line(text)).isEqualTo(shown);
        assertThat(Printable.lines(text)).isEqualTo(shown);
        assertThat(Printable.name(text)).isEqualTo(shown);
        assertThat(Printable.message(text)).isEqualTo(shown);
    }

    @Test
    void lettersOfAllScriptsStay() {
        String text = "é ß 数独 שלום \ud83e\udde9 \u200d \u200c \\ \"";

        assertThat(Printable.line(text)).isEqualTo(text);
        assertThat(Printable.message(text)).isEqualTo(text);
    }

    @Test
    void tabsAndLineEndsStayWhereThereAreLines() {
        assertThat(Printable.lines("a\tb\nc\r\n")).isEqualTo("a\tb\nc\\u000d\n");
        assertThat(Printable.line("a\tb\nc")).isEqualTo("a\\u0009b\\u000ac");
    }

    @Test
    void aLongNameIsCutAndItsLengthReported() {
        String piece = "\ud83e\udde9";

        assertThat(Printable.name(piece.repeat(200))).isEqualTo(piece.repeat(200));
        assertThat(Printable.name(piece.repeat(201))).isEqualTo(piece.repeat(200) + "… (201 characters)");
        assertThat(Printable.line(piece.repeat(201))).isEqualTo(piece.repeat(201));
    }

    @Test
    void aLongMessageKeepsItsEnd() {
        String message = "file: " + "x".repeat(1_000_000) + "; expected less";

        assertThat(Printable.message(message))
                .startsWith("file: xxx")
                .contains("x… (1000021 characters) …x")
                .endsWith("x; expected less")
                .hasSizeLessThan(5100);
    }
}
