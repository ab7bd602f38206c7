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
        assertThat(Nearest.find("hdu4069", List.of("LC37", "POJ3074", "HDU4069")))
                .contains("HDU4069");
        assertThat(Nearest.find("Q[2]", List.of("q[2]", "Q[1]", "q[1]"))).contains("q[2]");
        assertThat(Nearest.find("A1.", List.of("a1", "A1"))).contains("A1");
        assertThat(Nearest.distance("", "abc")).isEqualTo(3);
        assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
    }
}
