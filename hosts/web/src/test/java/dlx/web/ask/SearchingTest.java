package dlx.web.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.search.Learned;
import dlx.core.search.Progress;
import org.junit.jupiter.api.Test;

class SearchingTest {

    @Test
    void reportsWhatWasLearnedWhereSomethingWas() {
        Progress learning = Progress.of(0, 0, 1_500_000, 2_000_000_000L).learned(new Learned(812, 340));
        assertThat(Searching.progress(learning))
                .isEqualTo("{\"type\":\"progress\",\"share\":0.0,\"nodes\":1500000,\"solutions\":\"0\",\"millis\":2000,"
                        + "\"learned\":{\"conflicts\":812,\"clauses\":340}}");
        assertThat(Searching.progress(Progress.of(0.25, 3, 100, 1_000_000)))
                .isEqualTo("{\"type\":\"progress\",\"share\":0.25,\"nodes\":100,\"solutions\":\"3\",\"millis\":1}");
    }
}
