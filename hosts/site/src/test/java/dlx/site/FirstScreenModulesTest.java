package dlx.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Tests modules of the first screen that do not use a document. */
class FirstScreenModulesTest {

    private static final SiteModules MODULES = new SiteModules(FirstScreenModulesTest.class);

    @AfterAll
    static void close() {
        MODULES.close();
    }

    @Test
    void aSudokuIsReadAndWritten() {
        String line = ".".repeat(80) + "9\n";
        assertThat(MODULES.call("again", "0".repeat(80) + "9").asString()).isEqualTo(line);
        assertThat(MODULES.call("again", "| . . . | . . . | . . . |\n".repeat(8) + "_ * 0 0 0 0 0 0 9")
                        .asString())
                .isEqualTo(line);
        assertThat(MODULES.call("again", "12").asString()).isEqualTo("none");
    }

    @Test
    void aHintHasAPlace() {
        assertThat(MODULES.call("place", "r8c3=1").asString()).isEqualTo("{\"cell\":65,\"digit\":1}");
        assertThat(MODULES.call("place", "queen").asString()).isEqualTo("none");
    }

    @Test
    void aReasonOfTwoLinesIsOneSentence() {
        assertThat(MODULES.call("reason", "no solution: a and b clash\nthere is a solution without b\nmore")
                        .asString())
                .isEqualTo("no solution: a and b clash; there is a solution without b");
        assertThat(MODULES.call("reason", "no solution: 2 givens contradict each other:\n  a  b")
                        .asString())
                .isEqualTo("no solution: 2 givens contradict each other: a  b");
        assertThat(MODULES.call("reason", "no solution").asString()).isEqualTo("no solution");
    }

    @Test
    void theLastSignOfAFieldIsADigitOrAnEmptyCell() {
        assertThat(MODULES.call("typed", "57").asString()).isEqualTo("7");
        for (String empty : new String[] {"0", ".", " ", "5.", "50"}) {
            assertThat(MODULES.call("typed", empty).asString()).as(empty).isEqualTo("0");
        }
        assertThat(MODULES.call("typed", "x").asString()).isEmpty();
        assertThat(MODULES.call("typed", "").asString()).isEmpty();
    }

    @Test
    void arrowsGoRoundTheBoard() {
        assertThat(MODULES.call("way", 0, "ArrowLeft").asInt()).isEqualTo(8);
        assertThat(MODULES.call("way", 80, "ArrowDown").asInt()).isEqualTo(8);
        assertThat(MODULES.call("way", 40, "Home").asInt()).isEqualTo(40);
    }

    @Test
    void movesFollowTheSteps() {
        assertThat(MODULES.await("moves").asString()).isEqualTo("1  3 3,4 3,4! 3  ");
    }
}
