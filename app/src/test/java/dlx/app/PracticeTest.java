package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A line that fails would leave its classes out of the archive, and nobody would see it. */
class PracticeTest {

    static List<Practice.Line> lines() {
        return Practice.LINES;
    }

    @ParameterizedTest
    @MethodSource("lines")
    void eachLineSucceeds(Practice.Line line) {
        assertThat(line.run()).isZero();
    }
}
