package dlx.commands.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.AllSolutions;
import dlx.core.Best;
import dlx.core.Sample;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class StopMessageTest {

    private static final Cover<String> COVER = Cover.of(cover -> cover.option("dear", 1013, cover.item("item")));

    @Test
    void tellsWhatIsFoundAndProvedOfTheBest() {
        assertThat(StopMessage.sentence(found(StopReason.TIME, OptionalLong.of(987))))
                .contains("stopped by the time limit; best so far 1013, bound 987");
        assertThat(StopMessage.sentence(found(StopReason.CANCELLED, OptionalLong.empty())))
                .contains("interrupted; best so far 1013, no bound is known");
        assertThat(StopMessage.sentence(found(StopReason.GAP, OptionalLong.of(1000))))
                .contains("stopped within the gap; best so far 1013, bound 1000");
        assertThat(StopMessage.sentence(nothing(OptionalLong.of(-5))))
                .contains("stopped by the limit on nodes; no solution so far, bound -5");
        assertThat(StopMessage.sentence(nothing(OptionalLong.empty())))
                .contains("stopped by the limit on nodes; no solution so far, no bound is known");
    }

    @Test
    void hasNothingToTellOfTheBestThatIsProved() {
        assertThat(StopMessage.sentence(found(StopReason.EXHAUSTED, OptionalLong.of(1013))))
                .isEmpty();
    }

    @Test
    void tellsWhetherDrawsAreUniform() {
        List<Solution<String>> one = List.of(Solution.of(COVER, 1, 0));
        SearchReport complete = report(Outcome.SOLVED, StopReason.EXHAUSTED);

        assertThat(StopMessage.sentence(new Sample<>(one, true, complete, Sample.Method.ENUMERATION, 0)))
                .isEmpty();
        assertThat(StopMessage.sentence(new Sample<>(
                        one, false, report(Outcome.SOLVED, StopReason.TIME), Sample.Method.ENUMERATION, 1)))
                .contains("stopped by the time limit after 1 solution; the draws are not uniform, because they are from"
                        + " the solutions found so far");
        assertThat(StopMessage.sentence(new Sample<>(one, false, complete, Sample.Method.ENUMERATION, 1)))
                .contains("the draws are not uniform");
        assertThat(StopMessage.sentence(new Sample<>(
                        List.of(), false, report(Outcome.UNKNOWN, StopReason.TIME), Sample.Method.ENUMERATION, 1)))
                .contains("stopped by the time limit after 1 solution; the search was not complete");
    }

    @Test
    void tellsHowMuchADiagramMightTake() {
        SearchReport full = report(Outcome.SOLVED, StopReason.MEMORY);
        SearchReport late = report(Outcome.SOLVED, StopReason.TIME);

        assertThat(StopMessage.sentence(new AllSolutions<>(Optional.empty(), full), 4096))
                .contains("the diagram does not fit into 4096 bytes; allow more with --memo-memory, or reduce the"
                        + " solutions with --pin and --forbid, or use dlx count for their number alone");
        assertThat(StopMessage.sentence(new AllSolutions<>(Optional.empty(), late), 4096))
                .contains("stopped by the time limit after 1 solution; the search was not complete");
    }

    private static Best<String> found(StopReason stopped, OptionalLong bound) {
        return new Best<>(List.of(Solution.of(COVER, 1, 0)), bound, false, report(Outcome.SOLVED, stopped));
    }

    private static Best<String> nothing(OptionalLong bound) {
        return new Best<>(List.of(), bound, false, report(Outcome.UNKNOWN, StopReason.NODES));
    }

    private static SearchReport report(Outcome outcome, StopReason stopped) {
        return SearchReport.builder(outcome, stopped)
                .tally(new Tally(BigInteger.ONE, 1, 1))
                .build();
    }
}
