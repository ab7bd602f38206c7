package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Tests the store of puzzles that are too long for an address: bounded, and of no harm where nothing can be kept. */
class PageKeepingTest {

    @AutoClose
    private static final PageModules asked = new PageModules(PageKeepingTest.class);

    private static String kept(int capacity, int others, String names, int letters) {
        return asked.call("kept", capacity, others, names, letters).asString();
    }

    @Test
    void theOldestGoFirst() {
        StringBuilder names = new StringBuilder("n0");
        for (int i = 1; i < 45; i++) {
            names.append(" n").append(i);
        }
        String all = names.toString();
        assertThat(kept(1_000_000, 10, all, 10)).isEqualTo("45|true|" + all.substring(all.indexOf("n5 ")));
        assertThat(kept(10_000_000, 10, "a b c d", 700_000))
                .as("letters in all")
                .isEqualTo("4|true|c d");
    }

    @Test
    void whatIsUsedAgainIsNotTheOldest() {
        assertThat(kept(200, 10, "a b a c", 50)).isEqualTo("4|true|a c");
    }

    @Test
    void aFullStorageTakesWhatFitsAndNothingOfOthers() {
        assertThat(kept(250, 200, "a b", 100)).isEqualTo("0|true|");
        assertThat(kept(5_000_000, 10, "a", 2_000_000)).as("too long").isEqualTo("0|true|");
    }

    @Test
    void withoutAStorageNothingIsKept() {
        assertThat(asked.call("without").asString()).isEqualTo("false undefined");
    }
}
