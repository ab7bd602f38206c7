package dlx.core.messages;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTest {

    @Test
    void findsTheNearestName() {
        List<String> names = List.of("solve", "count", "sat");

        assertThat(Suggestion.hint("slove", names)).isEqualTo("; did you mean \"solve\"? ");
        assertThat(Suggestion.hint("coun", names)).isEqualTo("; did you mean \"count\"? ");
        assertThat(Suggestion.hint("zzzzz", names)).isEqualTo(". ");
        assertThat(Suggestion.find("hdu4069", List.of("LC37", "POJ3074", "HDU4069")))
                .contains("HDU4069");
        assertThat(Suggestion.find("Q[2]", List.of("q[2]", "Q[1]", "q[1]"))).contains("q[2]");
        assertThat(Suggestion.find("A1.", List.of("a1", "A1"))).contains("A1");
        assertThat(Suggestion.distance("", "abc")).isEqualTo(3);
        assertThat(Suggestion.distance("kitten", "sitting")).isEqualTo(3);
    }

    @Test
    void namesANearLabelOrAnyOrNone() {
        Cover<String> cover = Cover.of(c -> c.option("queen b2", c.items("a", 1).at(0)));
        Cover<String> empty = Cover.of(c -> c.items("a", 1));

        assertThat(Suggestion.ofLabel("queen b3", cover, String::strip)).isEqualTo("; did you mean \"queen b2\"?");
        assertThat(Suggestion.ofLabel("?", cover, String::strip)).isEqualTo("; expected one like \"queen b2\"");
        assertThat(Suggestion.ofLabel("?", empty, String::strip)).isEqualTo("; it has no option at all");
    }
}
