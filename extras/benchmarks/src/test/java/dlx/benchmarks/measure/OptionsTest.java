package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class OptionsTest {

    @Test
    void measureEverythingUnlessToldOtherwise() {
        Options options = Options.of();

        assertThat(options.tables()).isTrue();
        assertThat(options.pictures()).isTrue();
        assertThat(options.best()).isTrue();
        assertThat(options.sweep()).isTrue();
        assertThat(options.threads()).isTrue();
        assertThat(options.cluster()).isTrue();
        assertThat(options.web()).isTrue();
        assertThat(options.handOutMillis()).isEqualTo(2.5);
        assertThat(options.slow()).isFalse();
        assertThat(options.write()).isFalse();
        assertThat(options.rounds()).isEqualTo(3);
        assertThat(options.only().test("queens-12")).isTrue();
        assertThat(options.jdks()).hasSize(1);
    }

    @Test
    void areReadInAnyOrder() {
        Options options =
                Options.of("--only", "^queens", "tables", "--rounds", "5", "--jdk", "a", "--jdk", "b", "--shared", "s");

        assertThat(options.tables()).isTrue();
        assertThat(options.pictures()).isFalse();
        assertThat(options.rounds()).isEqualTo(5);
        assertThat(options.only().test("queens-12")).isTrue();
        assertThat(options.only().test("growth-queens")).isFalse();
        assertThat(options.jdks()).containsExactly(Path.of("a"), Path.of("b"));
        assertThat(options.shared()).isEqualTo(Path.of("s"));
    }

    @Test
    void askForLongSearchesOnlyWhereTheyAreWanted() {
        Options options = Options.of("best", "--long");

        assertThat(options.slow()).isTrue();
        assertThat(options.best()).isTrue();
        assertThat(options.sweep()).isFalse();
        assertThat(options.threads()).isFalse();
        assertThat(Options.of("sweep").sweep()).isTrue();
        assertThat(Options.of("threads").threads()).isTrue();
        assertThat(Options.of("cluster", "--hand-out", "0.5").handOutMillis()).isEqualTo(0.5);
        assertThat(Options.of("cluster").threads()).isFalse();
        assertThat(Options.of("web").web()).isTrue();
        assertThat(Options.of("web").cluster()).isFalse();
        assertThat(options.web()).isFalse();
        assertThat(options.tables()).isFalse();
    }

    @Test
    void doNotReplaceTheWholeByAPart() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Options.of("--write", "--only", "soma"))
                .withMessageContaining("--only");
    }

    @Test
    void sayWhatTheyDoNotUnderstand() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Options.of("table"))
                .withMessage("'table' means nothing here");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Options.of("--rounds", "0"))
                .withMessage("--rounds '0': expected a number from 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Options.of("--hand-out", "-1"))
                .withMessage("--hand-out '-1': expected milliseconds, as 2.5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Options.of("--rounds"))
                .withMessage("--rounds: its value is missing");
    }
}
