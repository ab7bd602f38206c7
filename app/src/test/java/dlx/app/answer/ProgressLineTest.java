package dlx.app.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.search.Progress;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

    @Test
    void aProgressLineHasShareRateAndTimeLeft() {
        assertThat(ProgressLine.line(3, new Progress(0.25, 17, 3_000_000, 2_000_000_000L)))
                .isEqualTo("puzzle 3: 25.00 % done, 17 found, 1500000 nodes/s, 0:06 left");
        assertThat(ProgressLine.line(1, new Progress(0.001, 0, 10, 10_000_000_000L)))
                .endsWith("2:46:30 left");
        assertThat(ProgressLine.line(1, new Progress(0, 0, 10, 10_000_000_000L)))
                .endsWith("days left");
    }
}
