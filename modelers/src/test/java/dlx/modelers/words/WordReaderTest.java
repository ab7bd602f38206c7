package dlx.modelers.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordReaderTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"", "  ", "a", " a", "a ", "e 1  22\t3 ", "\fx\u000by\r", "1\u00a02", "\ud83d\ude00 \u0663"})
    void areThoseOfTheLine(String text) {
        Line line = new Line("file", 3, text);
        WordReader words = new WordReader(line);
        List<Word> taken = new ArrayList<>();
        while (words.hasNext()) {
            taken.add(words.next("a word"));
        }
        assertThat(taken).isEqualTo(line.words());
    }

    @Test
    void sayWhereTheLineEnds() {
        WordReader words = new WordReader(new Line("file", 3, " e 12  "));
        words.next("e");
        words.next("a vertex");
        words.end("the vertex");
        assertThatThrownBy(() -> words.next("another vertex"))
                .hasMessage("file:3:6: the line ends here; expected another vertex");
        assertThatThrownBy(() -> new WordReader(new Line("file", 1, "")).next("a word"))
                .hasMessage("file:1:1: the line ends here; expected a word");
    }

    @Test
    void sayWhatIsTooMuch() {
        WordReader words = new WordReader(new Line("file", 3, "e 1 2"));
        words.next("e");
        assertThatThrownBy(() -> words.end("the letter"))
                .hasMessage("file:3:3: '1' is one too many; expected the line to end after the letter");
    }

    @Test
    void standForNumbersOrDots() {
        assertThat(WordReader.numberOrDot(word("."), "a cell", 12)).isZero();
        assertThat(WordReader.numberOrDot(word("1"), "a cell", 12)).isEqualTo(1);
        assertThat(WordReader.numberOrDot(word("012"), "a cell", 12)).isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "13", "-1", "+1", "x", "..", "\u0663", "99999999999999999999"})
    void refuseOtherCells(String text) {
        assertThatThrownBy(() -> WordReader.numberOrDot(word(text), "a cell", 12))
                .hasMessage("file:1:1: '" + text + "' is not a cell; expected a number from 1 to 12, or '.'");
    }

    private static Word word(String text) {
        return new Word(new Line("file", 1, text), 1, text);
    }
}
