package dlx.commands.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import dlx.commands.console.Console;
import dlx.core.search.Learned;
import dlx.core.search.Progress;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

    private static final Progress NOTHING = Progress.of(0, 0, 0, 0);

    @Test
    void aProgressLineHasShareRateAndTimeLeft() {
        assertThat(ProgressLine.line(3, NOTHING, Progress.of(0.25, 17, 3_000_000, 2_000_000_000L)))
                .isEqualTo("puzzle 3: 25.00 % done, 17 found, 1500000 nodes/s, 0:06 left");
        assertThat(ProgressLine.line(1, NOTHING, Progress.of(0.001, 0, 10, 10_000_000_000L)))
                .endsWith("2:46:30 left");
        assertThat(ProgressLine.line(1, NOTHING, Progress.of(0, 0, 10, 10_000_000_000L)))
                .endsWith("days left");
    }

    /** Work of an earlier run does not count in the rate of this run. */
    @Test
    void aSearchThatContinuesHasTheRateAndTheTimeLeftOfItsOwn() {
        Progress begin = Progress.of(0.5, 0, 1_000_000, 0);
        Progress now = Progress.of(0.75, 9, 3_000_000, 2_000_000_000L);

        assertThat(ProgressLine.line(1, begin, now))
                .isEqualTo("puzzle 1: 75.00 % done, 9 found, 1000000 nodes/s, 0:02 left");
        assertThat(ProgressLine.line(1, begin, Progress.of(0.5, 0, 1_000_000, 400_000_000)))
                .isEqualTo("puzzle 1: 50.00 % done, 0 found, 0 nodes/s, days left");
    }

    @Test
    void aLineOfTheBestHasWhatIsFoundAndProved() {
        OptionalLong none = OptionalLong.empty();
        OptionalLong score = OptionalLong.of(1013);
        OptionalLong bound = OptionalLong.of(987);

        assertThat(ProgressLine.lineOfBest(
                        3,
                        NOTHING,
                        Progress.of(0, 17, 3_000_000, 2_000_000_000L).best(score, bound)))
                .isEqualTo("puzzle 3: best 1013, bound 987, gap 26, 1500000 nodes/s");
        assertThat(ProgressLine.lineOfBest(
                        3, NOTHING, Progress.of(0, 0, 3_000_000, 2_000_000_000L).best(none, bound)))
                .isEqualTo("puzzle 3: no solution yet, bound 987, 1500000 nodes/s");
        assertThat(ProgressLine.lineOfBest(
                        3,
                        NOTHING,
                        Progress.of(0.25, 17, 3_000_000, 2_000_000_000L).best(score, none)))
                .isEqualTo("puzzle 3: 25.00 % done, 17 found, best 1013, 1500000 nodes/s, 0:06 left");
        assertThat(ProgressLine.lineOfBest(
                        3,
                        NOTHING,
                        Progress.of(0, 1, 1, 1_000_000_000L)
                                .best(OptionalLong.of(Long.MIN_VALUE), OptionalLong.of(Long.MAX_VALUE))))
                .contains("gap 18446744073709551615,");
    }

    /** An engine that learns does not know its share of the tree; the tree search that runs with it does. */
    @Test
    void aSearchThatLearnsShowsItsConflictsAndClauses() {
        assertThat(ProgressLine.line(1, NOTHING, learning(0)))
                .isEqualTo("puzzle 1: 0 found, 812 conflicts, 340 clauses, 1500000 nodes/s");
        assertThat(ProgressLine.line(1, NOTHING, learning(0.25)))
                .isEqualTo("puzzle 1: 25.00 % done, 0 found, 812 conflicts, 340 clauses, 1500000 nodes/s, 0:06 left");
    }

    private static Progress learning(double share) {
        return Progress.of(share, 0, 3_000_000, 2_000_000_000L).learned(new Learned(812, 340));
    }

    @Test
    void aSearchThatEndsSoonShowsNoLine() {
        Console console = mock(Console.class);
        ProgressLine line = new ProgressLine(console, 1, NOTHING);

        line.accept(Progress.of(0.1, 0, 1_000, 299_999_999));
        verifyNoInteractions(console);

        line.accept(Progress.of(0.2, 0, 2_000, 400_000_000));
        line.accept(Progress.of(0.3, 0, 3_000, 500_000_000));
        verify(console).status("puzzle 1: 20.00 % done, 0 found, 5000 nodes/s, 0:02 left");
        verify(console).status("puzzle 1: 30.00 % done, 0 found, 6000 nodes/s, 0:01 left");
        verifyNoMoreInteractions(console);
    }
}
