package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordTest {

    private static Line line(String text) {
        return new Line("f", 3, text);
    }

    @Nested
    class Lines {

        @Test
        void areCutIntoWordsAtBlanksOfAnyKind() {
            assertThat(line(" \ta\u000bb\f cc\r").words())
                    .containsExactly(
                            new Word(line(" \ta\u000bb\f cc\r"), 3, "a"),
                            new Word(line(" \ta\u000bb\f cc\r"), 5, "b"),
                            new Word(line(" \ta\u000bb\f cc\r"), 8, "cc"));
            assertThat(line("").words()).isEmpty();
            assertThat(line(" \t").words()).isEmpty();
            assertThat(line("a\u00a0b").words())
                    .as("a blank that keeps words together")
                    .hasSize(1);
        }

        @ParameterizedTest
        @ValueSource(strings = {"", " ", "\t\r", "\u000b\f"})
        void mayBeBlank(String text) {
            assertThat(line(text).isBlank()).isTrue();
            assertThat(line(text).startsWith('#')).isFalse();
        }

        @Test
        void startWithTheirFirstFilledCharacter() {
            assertThat(line(" \t# x").startsWith('#')).isTrue();
            assertThat(line("x #").startsWith('#')).isFalse();
            assertThat(line("x").isBlank()).isFalse();
        }

        @Test
        void sayWhatStandsAtAColumn() {
            assertThat(line("ab").error(2, "it is odd")).hasMessage("f:3:2: it is odd");
            assertThat(line("a\ud83d\ude00").wrong(2, "is not a cell", "a dot"))
                    .hasMessage("f:3:2: '\ud83d\ude00' is not a cell; expected a dot");
            assertThat(line("").wrong(1, "is not a cell", "a dot"))
                    .hasMessage("f:3:1: the end of the line is not a cell; expected a dot");
        }
    }

    @Nested
    class Numbers {

        @ParameterizedTest
        @CsvSource({"0, 0", "-0, 0", "007, 7", "-5, -5", "2147483647, 2147483647", "-2147483648, -2147483648"})
        void areRead(String text, int value) {
            assertThat(new Word(line(text), 1, text).toInt("a number", Integer.MIN_VALUE, Integer.MAX_VALUE))
                    .isEqualTo(value);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"", "-", "+1", "1.0", "1e3", "0x1", "--1", "1-", " 1", "\u0661", "2147483648", "-2147483649"
                })
        void areNothingElse(String text) {
            assertThatThrownBy(
                            () -> new Word(line(text), 4, text).toInt("a size", Integer.MIN_VALUE, Integer.MAX_VALUE))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessage(
                            "f:3:4: '" + text + "' is not a size; expected a number from -2147483648 to 2147483647");
        }

        @Test
        void stayWithinTheirBounds() {
            assertThat(new Word(line("3"), 1, "3").toInt("a size", 3, 3)).isEqualTo(3);
            assertThatThrownBy(() -> new Word(line("2"), 1, "2").toInt("a size", 3, 4))
                    .hasMessage("f:3:1: '2' is not a size; expected a number from 3 to 4");
            assertThatThrownBy(() -> new Word(line("5"), 1, "5").toInt("a size", 3, 4))
                    .hasMessage("f:3:1: '5' is not a size; expected a number from 3 to 4");
        }
    }

    @Nested
    class Parts {

        @Test
        void areCharactersWhereverTheyStand() {
            Line line = line(" a\ud83d\ude00b");
            assertThat(line.words().get(0).characters())
                    .containsExactly(new Word(line, 2, "a"), new Word(line, 3, "\ud83d\ude00"), new Word(line, 5, "b"));
        }

        @Test
        void areCountedAtTheEndOfTheirLine() {
            assertThat(line(" a b ").wrongCount("the row", 2, "cell", 3))
                    .hasMessage("f:3:5: the row has 2 cells; expected 3");
            assertThat(line("").wrongCount("the row", 1, "cell", "at most 0"))
                    .hasMessage("f:3:1: the row has 1 cell; expected at most 0");
        }

        @Test
        void knowTheirPlaces() {
            Line line = line("x 1,,22,");
            assertThat(new Word(line, 3, "1,,22,").parts(','))
                    .containsExactly(
                            new Word(line, 3, "1"),
                            new Word(line, 5, ""),
                            new Word(line, 6, "22"),
                            new Word(line, 9, ""));
        }

        @Test
        void areTheWordWhereNothingIsBetween() {
            Word word = new Word(line("a;b"), 1, "a;b");
            assertThat(word.parts(',')).containsExactly(word);
            Word empty = new Word(line(""), 1, "");
            assertThat(empty.parts(',')).containsExactly(empty);
        }
    }
}
