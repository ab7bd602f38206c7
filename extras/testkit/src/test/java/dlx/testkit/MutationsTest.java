package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MutationsTest {

    @Test
    void spoilsReproducibly() {
        for (int seed = 0; seed < 100; seed++) {
            assertThat(new Mutations(seed).spoil("12..\n3...\n")).isEqualTo(new Mutations(seed).spoil("12..\n3...\n"));
        }
    }

    @Test
    void spoilsInManyWays() {
        Set<String> texts = new HashSet<>();
        boolean notUtf8 = false;
        for (int seed = 0; seed < 500; seed++) {
            String text = new String(new Mutations(seed).spoil("12..\n3...\n"), StandardCharsets.UTF_8);
            texts.add(text);
            notUtf8 |= text.contains("\ufffd");
        }
        assertThat(texts).hasSizeGreaterThan(400);
        assertThat(notUtf8).as("bytes that are no UTF-8").isTrue();
    }

    @Test
    void spoilsTheEmptyText() {
        for (int seed = 0; seed < 100; seed++) {
            assertThat(new Mutations(seed).spoil("")).isNotNull();
        }
    }
}
