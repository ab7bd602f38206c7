package dlx.web.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestObjectTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"seconds":5}          | PT0.001S | PT0.001S
            {"seconds":30}         | PT10S    | PT10S
            {"seconds":2147483647} | PT20S    | PT20S
            {"seconds":5}          | PT20S    | PT5S
            {"seconds":5}          | PT5S     | PT5S
            {"seconds":null}       | PT20S    | PT20S
            {}                     | PT20S    | PT20S
            """)
    void ofTheTimeWantedAndTheTimeGivenTheSmallerHolds(String body, Duration given, Duration time) {
        assertThat(RequestObject.of(body).time(given)).isEqualTo(time);
    }
}
