package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BestRunTest {

    @TempDir
    Path folder;

    @Test
    void readsItsLine() {
        assertThat(BestRun.read("prices 1013 true 231 35.087000 0.919000 1.100000 NaN\n"))
                .isEqualTo(new Timing("prices", BigInteger.valueOf(1013), true, 231, 35.087, 0.919, 1.1, Double.NaN));
        assertThatExceptionOfType(Trouble.class).isThrownBy(() -> BestRun.read("prices 1013"));
    }

    @Test
    void provesAndFindsInAProcessOfItsOwn() throws IOException {
        Path file = Files.writeString(folder.resolve("small.dlx"), "a b\na |3\nb |4\na b |9\n");
        BestBench bench = new BestBench(new Program(folder, folder), Path.of(System.getProperty("java.home")));
        for (Question question : new Question[] {Question.BEST, Question.FIND}) {
            Trial trial = Fixtures.best("small", question, 7, Bar.NONE);
            Instance instance = new Instances(new Program(folder, folder), folder, folder)
                    .find(new Source.Text("knuth", "small", Files.readString(file)))
                    .orElseThrow();

            Timing timing =
                    bench.of("prices", instance, trial, Duration.ofSeconds(20)).time(2);

            assertThat(timing.engine()).isEqualTo("prices");
            assertThat(timing.answer()).isEqualTo(7);
            assertThat(timing.foundMs()).isBetween(0.0, timing.wallMs());
            assertThat(question.difference(trial, timing)).isEmpty();
        }
    }
}
