package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordGridTest {

    @Test
    void wordsAreReadUpToABlankLine() {
        PuzzleText text = PuzzleText.of("# two boards\n\n1 22  3\n\t4 5 6\n\n7\n8\n");
        WordGrid first = text.words("a row");
        assertThat(first.rows()).isEqualTo(2);
        assertThat(first.columns()).isEqualTo(3);
        assertThat(first.map(Word::text)).isEqualTo(List.of(List.of("1", "22", "3"), List.of("4", "5", "6")));
        assertThat(first.at(1, 0).column()).isEqualTo(2);
        assertThat(first.at(1, 0).line().number()).isEqualTo(4);
        assertThat(text.words("a row").map(Word::text)).isEqualTo(List.of(List.of("7"), List.of("8")));
        assertThat(text.skipBlank()).isFalse();
    }

    @Test
    void charactersAreCellsBlanksAreNone() {
        WordGrid board = PuzzleText.of("ab .\n#\u00e9 \ud83d\ude00\n").characters("a row");
        assertThat(board.map(Word::text))
                .isEqualTo(List.of(List.of("a", "b", "."), List.of("#", "\u00e9", "\ud83d\ude00")));
        assertThat(board.at(0, 2).column()).isEqualTo(4);
        assertThat(board.at(1, 2).column()).isEqualTo(4);
    }

    @Test
    void aRowThatIsLongerOrShorterIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> PuzzleText.of("1 2\n3 4 5\n").words("a row"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:2:5: the row has 3 cells; expected 2, as many as the first row has");
        assertThatThrownBy(() -> PuzzleText.of("abc\nab \n").characters("a row"))
                .hasMessage("<text>:2:3: the row has 2 cells; expected 3, as many as the first row has");
        assertThatThrownBy(() -> PuzzleText.of("ab\nabc\n").characters("a row", 2, 2))
                .hasMessage("<text>:2:3: the row has 3 cells; expected 2, as the size says");
    }

    @Test
    void aBoardOfAKnownSizeEndsThere() {
        PuzzleText text = PuzzleText.of("\n1 2\n3 4\n5 6\n");
        assertThat(text.words("a row", 2, 2).map(word -> word.toInt("a number", 1, 9)))
                .isEqualTo(List.of(List.of(1, 2), List.of(3, 4)));
        assertThat(text.next("more").text()).isEqualTo("5 6");
        assertThat(text.words("a row", 0, 7).rows()).isZero();
    }

    @Test
    void aTextThatEndsTooEarlyIsSaid() {
        assertThatThrownBy(() -> PuzzleText.of("\n# none\n").words("a row of numbers"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining("expected a row of numbers");
        assertThatThrownBy(() -> PuzzleText.of("1 2\n").words("a row of numbers", 2, 2))
                .hasMessageContaining("expected a row of numbers");
    }

    @Test
    void aCellThatMeansNothingIsSaidWithItsPlace() {
        assertThatThrownBy(() -> PuzzleText.of("1 2\n3 x\n").words("a row").map(word -> word.toInt("a number", 1, 9)))
                .hasMessage("<text>:2:3: 'x' is not a number; expected a number from 1 to 9");
    }
}
