package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class QuestionTest {

    private static Timing timing(long answer, boolean proven) {
        return new Timing("prices", BigInteger.valueOf(answer), proven, 1, 1, 1, 1, 1);
    }

    private static Trial trial(Question question) {
        return Fixtures.best("stein45", question, 30, Bar.NONE);
    }

    @Test
    void takesTheBestOnlyWhereItIsProved() {
        Trial trial = trial(Question.BEST);

        assertThat(Question.BEST.difference(trial, timing(30, true))).isEmpty();
        assertThat(Question.BEST.difference(trial, timing(30, false)))
                .hasValueSatisfying(trouble -> assertThat(trouble.isWrong()).isFalse());
        assertThat(Question.BEST.difference(trial, timing(29, true))).hasValueSatisfying(trouble -> {
            assertThat(trouble.isWrong()).isTrue();
            assertThat(trouble).hasMessage("WRONG: 29 is not the best, which is 30");
        });
    }

    @Test
    void findsWithoutAProof() {
        Trial trial = trial(Question.FIND);

        assertThat(Question.FIND.difference(trial, timing(30, false))).isEmpty();
        assertThat(Question.FIND.difference(trial, timing(31, false)))
                .hasValueSatisfying(trouble -> assertThat(trouble).hasMessage("not found; best so far 31"));
    }
}
