package dlx.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Goal;
import dlx.core.search.internal.SearchQuestion;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class IncumbentsTest {

    private static Incumbents best(int count, long step) {
        return new Incumbents(new SearchQuestion.Best(Goal.LEAST, count), step);
    }

    @Test
    void oneIsReplacedByABetterOne() {
        Incumbents kept = best(1, 1);
        assertThat(kept.limit()).isEqualTo(Incumbents.ANY);
        assertThat(kept.offer(7, 1, 2)).isTrue();
        assertThat(kept.limit()).isEqualTo(6);
        assertThat(kept.offer(7, 1, 3)).isFalse();
        assertThat(kept.offer(5, 4)).isTrue();
        assertThat(kept.solutions()).containsExactly(new int[] {4});
        assertThat(kept.score()).hasValue(5);
    }

    @Test
    void theNextBetterOneIsAWholeStepBetter() {
        Incumbents kept = best(1, 10);
        kept.offer(-20, 1);
        assertThat(kept.limit()).isEqualTo(-30);
        assertThat(kept.prove(-35)).isTrue();
        assertThat(kept.bound()).hasValue(-30);
        assertThat(kept.isProved()).isFalse();
        kept.prove(-30);
        assertThat(kept.bound()).hasValue(-20);
        assertThat(kept.isProved()).isTrue();
    }

    @Test
    void theBestFewAreKeptOnceEach() {
        Incumbents kept = best(2, 1);
        kept.offer(9, 1);
        kept.offer(9, 1);
        assertThat(kept.limit()).isEqualTo(Incumbents.ANY);
        kept.offer(8, 2);
        assertThat(kept.limit()).isEqualTo(8);
        assertThat(kept.offer(8, 3)).isFalse();
        assertThat(kept.solutions()).containsExactly(new int[] {2}, new int[] {3});
        assertThat(kept.limit()).isEqualTo(7);
    }

    @Test
    void allOptimaAreKept() {
        Incumbents kept = new Incumbents(new SearchQuestion.Best(Goal.GREATEST, 1, true, 0), 1);
        kept.offer(-3, 5);
        kept.offer(-3, 4);
        assertThat(kept.limit()).isEqualTo(-3);
        kept.offer(-4, 6);
        kept.offer(-3, 7);
        kept.offer(-4, 2);
        assertThat(kept.solutions()).containsExactly(new int[] {2}, new int[] {6});
        assertThat(kept.score()).hasValue(4);
    }

    @Test
    void aGapAsksForMuchBetterOnesOnly() {
        Incumbents kept = new Incumbents(new SearchQuestion.Best(Goal.LEAST, 1, false, 5), 1);
        kept.offer(100, 1);
        assertThat(kept.limit()).isEqualTo(94);
        kept.prove(kept.limit());
        assertThat(kept.bound()).hasValue(95);
        assertThat(kept.isProved()).isFalse();
    }

    @Test
    void nothingIsKnownAtFirstAndNoBoundWhereThereIsNoSolution() {
        Incumbents kept = best(1, 1);
        assertThat(kept.bound()).isEqualTo(OptionalLong.empty());
        assertThat(kept.prove(Incumbents.ANY)).isFalse();
        assertThat(kept.bound()).isEqualTo(OptionalLong.empty());
    }
}
