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

    @Test
    void numbersAtTheRimsAreWordsBesideTheBoard() {
        PuzzleText text = PuzzleText.of("# tents\n\n    10 0 2\n 2  .T.   5\n11  . TT  6\n    7 8  9\n\nmore\n");
        WordGrid board = text.characters("a row", Rim.LEFT, Rim.TOP, Rim.RIGHT, Rim.BOTTOM);
        assertThat(board.map(Word::text)).isEqualTo(List.of(List.of(".", "T", "."), List.of(".", "T", "T")));
        assertThat(board.rim(Rim.TOP)).extracting(Word::text).containsExactly("10", "0", "2");
        assertThat(board.rim(Rim.LEFT)).extracting(Word::text).containsExactly("2", "11");
        assertThat(board.rim(Rim.RIGHT)).extracting(Word::text).containsExactly("5", "6");
        assertThat(board.rim(Rim.BOTTOM)).extracting(Word::text).containsExactly("7", "8", "9");
        assertThat(board.rim(Rim.RIGHT).get(1).wrong("is wrong", "a 5")).hasMessageStartingWith("<text>:5:11: '6' is");
        assertThat(text.nextFilled("more").text()).isEqualTo("more");
        assertThat(board.where(cell -> cell.text().equals("T")))
                .isEqualTo(Cells.where(2, 3, (row, column) -> column == 1 || row + column == 3))
                .hasToString(".#.\n.##\n");
    }

    @Test
    void someRimsOnly() {
        WordGrid board = PuzzleText.of("3 a bb c\n1 d e f\n").words("a row", Rim.LEFT);
        assertThat(board.map(Word::text)).isEqualTo(List.of(List.of("a", "bb", "c"), List.of("d", "e", "f")));
        assertThatThrownBy(() -> board.rim(Rim.TOP))
                .hasMessage("rim: TOP; expected one that the board was read with: [LEFT]");
        assertThat(PuzzleText.of("a b\n1 2\n").words("a row", Rim.BOTTOM).rows())
                .isEqualTo(1);
    }

    @Test
    void whatIsMissingAtARimIsSaidWithItsPlace() {
        refuses(
                "  1 2\n1 . .\n2 .\n",
                "<text>:3:4: the row has 1 cell; expected 2, as many as there are numbers above, which have blanks between them");
        refuses("  1 2\n1 . .\n2 . . .\n", "<text>:3:7: the row has 3 cells; expected 2, as many as there are");
        refuses("  1 2\n", "<text>:1:1: the text ends here; expected a row");
        refuses("  1 2\n\n", "<text>:2:1: the row ends here; expected cells, and a number at each rim");
        refuses("", "<text>:1:1: the text ends here; expected the numbers above the board");
        assertThatThrownBy(() -> PuzzleText.of("a b\n1\n").words("a row", Rim.BOTTOM))
                .hasMessage("<text>:2:2: the board has 1 number below it; expected 2, one for each column");
        assertThatThrownBy(() -> PuzzleText.of("1 2\n").words("a row", Rim.BOTTOM))
                .hasMessage("<text>:1:1: the board ends here; expected a row, then the numbers below the board");
    }

    private static void refuses(String text, String message) {
        assertThatThrownBy(() -> PuzzleText.of(text).words("a row", Rim.TOP, Rim.LEFT))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith(message);
    }
}
