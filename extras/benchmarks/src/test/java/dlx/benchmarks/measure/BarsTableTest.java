package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class BarsTableTest {

    private static Trial trial(Ask ask, String bars) {
        return new Trial(
                "small", Source.of("text domino 2x8"), ask, List.of(), List.of(), BigInteger.ONE, Bar.all(bars), "-");
    }

    private static Timing timing(double ms) {
        return new Timing("1", "slots", "-", BigInteger.ONE, true, 1, 0, ms, ms, ms, 0, 0);
    }

    private static Result result(Trial trial, double otherMs, Timing... timings) {
        Timing median = Timing.median(List.of(timings));
        return new Result(trial, otherMs, List.of(new Result.Entry("slots (auto)", List.of(median), "", false)), 1);
    }

    @Test
    void tellTheMedianTheSmallestAndTheVerdict() {
        assertThat(BarsTable.of(List.of(result(trial(Ask.ALL, "ratio 0.45"), 100, timing(50), timing(40), timing(44)))))
                .endsWith("| small | all | slots | 0.440 | 0.400 | 25 % | 0.450 | of the yardstick | reached |\n");
    }

    @Test
    void takeTheNumberOfACommandOrItsLines() {
        assertThat(Commands.answer("6104\n")).isEqualTo(6104);
        assertThat(Commands.answer("1 2\n3 4\n")).isEqualTo(2);
    }

    @Test
    void scaleByWhatTheYardstickTakesNow() {
        assertThat(BarsTable.of(List.of(result(trial(Ask.COUNT, "scaled 9"), 48.2, timing(20)))))
                .endsWith("| 10.0 | 10.0 | 0 % | 9.00 | ms | missed |\n");
    }

    @Test
    void compareAColdStartWithAnEmptyProgram() {
        assertThat(BarsTable.of(List.of(result(trial(Ask.COMMAND, "start 120"), 40, timing(150)))))
                .endsWith("| whole command | slots | 110 | - | - | 120 | ms more than an empty program | reached |\n");
    }

    @Test
    void tellThatNothingIsMeasuredWhereThereIsNoYardstick() {
        assertThat(BarsTable.of(List.of(result(trial(Ask.ALL, "ratio 0.45"), Double.NaN, timing(50)))))
                .endsWith("| no yardstick |\n");
        assertThat(BarsTable.of(List.of(new Result(trial(Ask.ALL, "ratio 0.45"), 1, List.of(), 1))))
                .endsWith("| cannot be made here |\n");
        assertThat(BarsTable.of(List.of())).isEmpty();
    }
}
