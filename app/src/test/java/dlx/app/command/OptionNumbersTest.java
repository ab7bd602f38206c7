package dlx.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import java.util.List;
import org.junit.jupiter.api.Test;

class OptionNumbersTest {

    @Test
    void areThoseOfTheObjects() {
        String one = new String(new char[] {'x'});
        String other = new String(new char[] {'x'});
        Cover<String> cover = Cover.of(String.class, c -> {
            Items items = c.primary("item", 2);
            c.option(one, items.at(0));
            c.option(other, items.at(1));
            c.option("both", items.at(0), items.at(1));
        });

        assertThat(OptionNumbers.of(cover, List.of(one, other)))
                .hasValueSatisfying(n -> assertThat(n).containsExactly(0, 1));
        assertThat(OptionNumbers.of(cover, List.of("both")))
                .hasValueSatisfying(n -> assertThat(n).containsExactly(2));
    }

    @Test
    void areUnknownWhereOneObjectIsSeveralOptions() {
        Cover<String> cover = Cover.of(String.class, c -> {
            Items items = c.primary("item", 2);
            c.option("x", items.at(0));
            c.option("x", items.at(0), items.at(1));
        });

        assertThat(OptionNumbers.of(cover, List.of("x"))).isEmpty();
    }
}
