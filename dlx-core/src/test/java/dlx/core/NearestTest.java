package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {

    @Test
    void findsTheNearestName() {
        List<String> names = List.of("solve", "count", "sat");

        assertThat(Nearest.hint("slove", names)).isEqualTo("; did you mean \"solve\"? ");
        assertThat(Nearest.hint("coun", names)).isEqualTo("; did you mean \"count\"? ");
        assertThat(Nearest.hint("zzzzz", names)).isEqualTo(". ");
        assertThat(Nearest.distance("", "abc")).isEqualTo(3);
        assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
    }
}
