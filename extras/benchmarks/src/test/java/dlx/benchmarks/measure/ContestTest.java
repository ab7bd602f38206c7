package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContestTest {

    private final List<String> calls = new ArrayList<>();

    /** Takes the given times, run after run, and the last one ever after. */
    private final class Scripted implements Contestant {
        private final String name;
        private final long solutions;
        private final double[] ms;
        private int run;

        private Scripted(String name, long solutions, double... ms) {
            this.name = name;
            this.solutions = solutions;
            this.ms = ms;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int repeats(double once) {
            return (int) (100 / once);
        }

        @Override
        public Timing time(int repeats) {
            calls.add(name + " x" + repeats);
            double now = ms[Math.min(run++, ms.length - 1)];
            return new Timing(name, java.math.BigInteger.valueOf(solutions), 12, now, now);
        }
    }

    private Result run(int rounds, Contestant yardstick, Contestant... engines) throws IOException {
        return new Contest(rounds, 1000)
                .run(Fixtures.trial("queens-6", Bar.NONE), Optional.of(yardstick), List.of(engines), 1);
    }

    @Test
    void runsTheYardstickBeforeEachEngineInEachRound() throws IOException {
        run(2, new Scripted("yardstick", 4, 50), new Scripted("links", 4, 20), new Scripted("slots", 4, 10));

        assertThat(calls)
                .containsExactly(
                        "links x1",
                        "slots x1",
                        "yardstick x1",
                        "yardstick x2",
                        "links x5",
                        "yardstick x2",
                        "slots x10",
                        "yardstick x2",
                        "links x5",
                        "yardstick x2",
                        "slots x10");
    }

    @Test
    void takesTheMedianOfTheRoundsAndForgetsTheFirstRun() throws IOException {
        Result result = run(3, new Scripted("yardstick", 4, 9, 1, 2, 3), new Scripted("links", 4, 900, 7, 6, 8));

        assertThat(result.otherMs()).isEqualTo(2);
        assertThat(result.entries()).extracting(Result.Entry::ms).containsExactly(7.0);
    }

    @Test
    void refusesTheTimeOfAWrongCount() throws IOException {
        Result result = run(1, new Scripted("yardstick", 4, 1), new Scripted("links", 5, 1));

        assertThat(result.isWrong()).isTrue();
        assertThat(result.entries()).singleElement().satisfies(entry -> {
            assertThat(entry.timing()).isEmpty();
            assertThat(entry.trouble()).isEqualTo("WRONG: 5 solutions; there are 4");
        });
        assertThat(calls).containsOnlyOnce("links x1");
    }

    @Test
    void showsAYardstickThatIsWrong() throws IOException {
        Result result = run(1, new Scripted("yardstick", 3, 1), new Scripted("links", 4, 1));

        assertThat(result.isWrong()).isTrue();
        assertThat(result.otherMs()).isNaN();
        assertThat(result.entries()).extracting(Result.Entry::name).containsExactly("links", "yardstick");
    }

    @Test
    void leavesOutWhoTakesTooLong() throws IOException {
        Result result = run(1, new Scripted("yardstick", 4, 1), new Scripted("links", 4, 1001));

        assertThat(result.isWrong()).isFalse();
        assertThat(result.fastest()).isEmpty();
        assertThat(calls).containsOnlyOnce("links x1");
    }
}
