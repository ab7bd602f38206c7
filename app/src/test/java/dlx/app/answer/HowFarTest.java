package dlx.app.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class HowFarTest {

    private static final Cover<String> COVER = Cover.of(cover -> cover.option("dear", 1013, cover.primary("item")));

    @Test
    void tellsWhatIsFoundAndProvedOfTheBest() {
        assertThat(HowFar.sentence(found(StopReason.TIME, OptionalLong.of(987))))
                .contains("stopped by the time limit; best so far 1013, bound 987");
        assertThat(HowFar.sentence(found(StopReason.CANCELLED, OptionalLong.empty())))
                .contains("interrupted; best so far 1013, no bound is known");
        assertThat(HowFar.sentence(found(StopReason.GAP, OptionalLong.of(1000))))
                .contains("stopped within the gap; best so far 1013, bound 1000");
        assertThat(HowFar.sentence(nothing(OptionalLong.of(-5))))
                .contains("stopped by the limit on nodes; no solution so far, bound -5");
        assertThat(HowFar.sentence(nothing(OptionalLong.empty())))
                .contains("stopped by the limit on nodes; no solution so far, no bound is known");
    }

    @Test
    void hasNothingToTellOfTheBestThatIsProved() {
        assertThat(HowFar.sentence(found(StopReason.EXHAUSTED, OptionalLong.of(1013))))
                .isEmpty();
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
