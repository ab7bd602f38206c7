package dlx.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WarmUpTest {

    private static final long MS = 1_000_000;
    private static final long LIMIT = 20_000 * MS;

    @Test
    void aLongSearchIsNotRepeated() {
        WarmUp warmUp = new WarmUp(LIMIT, 2_000 * MS);

        assertThat(warmUp.isOver()).isTrue();
        assertThat(warmUp.isSteady()).isTrue();
        assertThat(warmUp.runs()).isZero();
    }

    @Test
    void shortSearchesAreRepeatedForASecondHoweverEvenTheyAre() {
        WarmUp warmUp = new WarmUp(LIMIT, 10 * MS);
        repeat(warmUp, 98, 10);

        assertThat(warmUp.isOver()).isFalse();
        warmUp.ran(10 * MS);
        assertThat(warmUp.isOver()).isTrue();
        assertThat(warmUp.isSteady()).isTrue();
        assertThat(warmUp.runs()).isEqualTo(99);
    }

    @Test
    void tenRunsAreComparedHoweverLongTheyTake() {
        WarmUp warmUp = new WarmUp(LIMIT, 1_500 * MS);
        repeat(warmUp, 9, 1_000);

        assertThat(warmUp.isOver()).isFalse();
        warmUp.ran(1_000 * MS);
        assertThat(warmUp.isOver()).isTrue();
    }

    @Test
    void continuesWhileRunsGetFaster() {
        WarmUp warmUp = new WarmUp(LIMIT, 1_000 * MS);
        repeat(warmUp, 5, 104);
        repeat(warmUp, 5, 100);
        assertThat(warmUp.isOver()).isFalse();

        repeat(warmUp, 3, 100);
        assertThat(warmUp.isSteady())
                .as("the median of the five before is 100 by now")
                .isTrue();
    }

    @Test
    void aDifferenceOfThreePerCentIsSteady() {
        WarmUp warmUp = new WarmUp(LIMIT, 1_000 * MS);
        repeat(warmUp, 5, 100);
        repeat(warmUp, 5, 97);

        assertThat(warmUp.isSteady()).isTrue();
    }

    @Test
    void givesUpAtTheLimit() {
        WarmUp warmUp = new WarmUp(LIMIT, 1_000 * MS);
        for (int i = 0; i < 19; i++) {
            assertThat(warmUp.isOver()).isFalse();
            warmUp.ran((i / 5 % 2 == 0 ? 900 : 1_100) * MS);
        }
        repeat(warmUp, 1, 1_000);

        assertThat(warmUp.isOver()).isTrue();
        assertThat(warmUp.isSteady()).isFalse();
    }

    @Test
    void withoutTimeThereIsNoWarmUp() {
        WarmUp warmUp = new WarmUp(0, 10 * MS);

        assertThat(warmUp.isOver()).isTrue();
        assertThat(warmUp.isSteady()).isFalse();
    }

    private static void repeat(WarmUp warmUp, int times, long millis) {
        for (int i = 0; i < times; i++) {
            warmUp.ran(millis * MS);
        }
    }
}
