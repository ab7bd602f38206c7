package dlx.app.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class TimeSpanTest {

    @ParameterizedTest
    @CsvSource({"500ms,500", "10s,10000", "1.5s,1500", "5m,300000", "2h,7200000", "0s,0"})
    void readsTimesAsPeopleWriteThem(String text, long millis) {
        assertThat(new TimeSpan().convert(text)).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "s", "-1s", "1 s", "1.2.3s", "1d", "."})
    void refusesWhatIsNoTime(String text) {
        assertThatThrownBy(() -> new TimeSpan().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text + "' is not a time; expected one like 500ms, 10s, 5m or 2h");
    }
}
