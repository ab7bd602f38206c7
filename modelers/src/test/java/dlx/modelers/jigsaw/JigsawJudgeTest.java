package dlx.modelers.jigsaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.PuzzleSyntaxException;
import dlx.modelers.grid.Judging;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JigsawJudgeTest {

    /** A board without givens whose regions are rows; a wall between two cells is given only once. */
    private static final String ROWS = "64 64 64 64 64 64 64 64 64\n".repeat(9);

    @ParameterizedTest
    @ValueSource(strings = {"sample", "pub01"})
    void answersTheSamples(String name) throws IOException {
        Path samples = Path.of("../../shared/data/judge/hdu4069");
        assumeTrue(Files.exists(samples), () -> samples + " is not there");
        assertThat(judge(Files.readString(samples.resolve(name + ".in"))))
                .isEqualTo(Files.readString(samples.resolve(name + ".ans")));
    }

    @Test
    void tellsNoneFromSeveral() {
        String contradiction = ROWS.replaceFirst("64 64", "65 65");
        assertThat(judge("2\n" + ROWS + "\n" + contradiction))
                .isEqualTo("Case 1:\nMultiple Solutions\nCase 2:\nNo solution\n");
        assertThat(judge("")).isEmpty();
    }

    @Test
    void readsNumbersWhereverTheLinesEnd() {
        assertThat(judge("1\r\n" + ROWS.replace('\n', ' '))).isEqualTo("Case 1:\nMultiple Solutions\n");
        assertThat(judge("1\n" + ROWS.replace(" ", "\n\n"))).isEqualTo("Case 1:\nMultiple Solutions\n");
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | 1 | | <text>:10:1: the text ends here; expected 81 numbers of board 2 of 2",
                "1 | 1 | 0 | <text>:11:1: the text continues; expected nothing after the board",
                "x | 1 | | <text>:1:1: 'x' is not the number of boards; expected a number from 0 to 2147483647",
                "2 | 1 | 0 256 | <text>:11:3: '256' is not a cell; expected a number from 0 to 255",
                "2 | 1 | 0 26 | <text>:11:3: '26' is not a cell: without its walls it is 10; expected at most 9"
            })
    void saysWhereTheInputIsWrong(String head, int boards, String tail, String message) {
        StringBuilder printed = new StringBuilder();
        String input = head + "\n" + ROWS.repeat(boards) + (tail == null ? "" : tail);
        assertThatThrownBy(() -> Judging.judge(new JigsawModel(), "HDU4069", input, printed))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(message);
        assertThat(printed.toString()).isEqualTo(head.equals("x") ? "" : "Case 1:\nMultiple Solutions\n");
    }

    @Test
    void saysWhichRegionIsWrong() {
        assertThatThrownBy(() -> judge("1\n" + ROWS.replaceFirst("64", "0")))
                .hasMessage("<text>:2:1: the region of r1c1 has 18 cells; expected 9");
        assertThatThrownBy(() -> judge("1\n" + "240 ".repeat(81)))
                .hasMessage("<text>:2:1: the region of r1c1 has 1 cell; expected 9");
        assertThatThrownBy(() -> judge("1\n" + ROWS.replace('\n', ' ') + "0"))
                .hasMessage("<text>:2:245: the line has 82 cells; expected at most 81");
    }

    private static String judge(String input) {
        return Judging.judge(new JigsawModel(), "HDU4069", input);
    }
}
