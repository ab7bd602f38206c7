package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class BestTableTest {

    private static Timing timing(long score, double wallMs, double foundMs) {
        return new Timing("prices", BigInteger.valueOf(score), true, 231, 30, 0.9, wallMs, foundMs);
    }

    private static Result result(Trial trial, Timing timing) {
        return new Result(trial, Double.NaN, List.of(Result.Entry.of("prices (auto)", timing)), 1);
    }

    @Test
    void judgesByTheClock() {
        assertThat(new BestTable(List.of(
                        result(Fixtures.best("rp30", Question.BEST, 1013, Bar.millis(1)), timing(1013, 1.2, 0.4)),
                        result(Fixtures.best("rp40", Question.BEST, 1256, Bar.millis(2)), timing(1256, 1.2, 0.4)))))
                .hasToString("""
                | instance | best | engine | ms | CPU ms | found after ms | first CPU ms | nodes | bar |
                | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | --- |
                | rp30 | 1013 | prices (auto) | 1.20 | 0.900 | 0.400 | 30.0 | 231 | 1.00 ms **missed** |
                | rp40 | 1256 | prices (auto) | 1.20 | 0.900 | 0.400 | 30.0 | 231 | 2.00 ms reached |

                Bars reached by the fastest engine: 1 of 2; missed: rp30.
                """);
    }

    @Test
    void judgesWhatIsOnlyToBeFoundByWhenItWas() {
        Trial trial = Fixtures.best("clr", Question.FIND, 25, Bar.millis(2_000));

        assertThat(new BestTable(List.of(result(trial, timing(25, 2_001, 40)))).toString())
                .contains("| 40.0 | 30.0 | 231 | 2000 ms to find reached |");
    }

    @Test
    void tellsWhyThereIsNoTime() {
        Trial trial = Fixtures.best("stein45", Question.BEST, 30, Bar.millis(3_000));
        Result late = new Result(
                trial,
                Double.NaN,
                List.of(Result.Entry.of("ida", Trouble.unfinished("not proved; best so far 31"))),
                1);

        assertThat(new BestTable(List.of(late, Result.leftOut(trial))).toString())
                .contains("| stein45 | 30 | ida | - | - | - | - | - | 3000 ms **missed** not proved; best so far 31 |")
                .contains("| stein45 | 30 | left out | - |")
                .contains("0 of 1; missed: stein45.");
    }
}
