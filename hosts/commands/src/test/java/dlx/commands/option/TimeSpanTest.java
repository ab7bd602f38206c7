package dlx.commands.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.commands.line.UnreadableException;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeSpanTest {

    @ParameterizedTest
    @CsvSource({"500ms,500", "10s,10000", "1.5s,1500", "5m,300000", "2h,7200000", "0s,0", "1000000h,3600000000000"})
    void readsTimesAsPeopleWriteThem(String text, long millis) {
        assertThat(TimeSpan.of(text)).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "s", "-1s", "-1h", "1 s", "1.2.3s", "1d", ".", "..s", "1e9h", "1e-9s"})
    void refusesWhatIsNoTime(String text) {
        assertThatThrownBy(() -> TimeSpan.of(text))
                .isInstanceOf(UnreadableException.class)
                .hasMessage(text + ": must be a time with its unit, like 500ms, 10s, 5m or 2h");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9999999h", "1000000.1h", "99999999999999999999999s"})
    void refusesWhatNobodyWaitsFor(String text) {
        assertThatThrownBy(() -> TimeSpan.of(text))
                .isInstanceOf(UnreadableException.class)
                .hasMessage(text + ": must be at most 1000000h");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0000001ms", "0.0000000009s"})
    void refusesWhatIsShorterThanTheClockCounts(String text) {
        assertThatThrownBy(() -> TimeSpan.of(text))
                .isInstanceOf(UnreadableException.class)
                .hasMessage(text + ": must be 0s, or at least 0.000001ms");
    }
}
