package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A host has the texts of a cover made as it likes. */
class TextsTest {

    private static final int SIZE = 1000;

    private final List<String> handed = new ArrayList<>();

    /** Options that count who asks, but for one that fails. */
    private static Cover<Object> cover(Set<Integer> asked) {
        return Cover.of(cover -> {
            Items items = cover.primary("cell", SIZE);
            for (int k = 0; k < SIZE; k++) {
                int number = k;
                cover.option(
                        new Object() {
                            @Override
                            public String toString() {
                                if (number == 7) {
                                    throw new IllegalStateException("seven");
                                }
                                assertThat(asked.add(number)).as("asked once").isTrue();
                                return "option " + number;
                            }
                        },
                        items.at(k));
            }
        });
    }

    @Test
    void theyAreWhatTheyAre() {
        Cover<Object> plain = cover(new TreeSet<>());
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy(this::host);

        for (int round = 0; round < 2; round++) {
            for (int k = 0; k < SIZE; k++) {
                assertThat(hosted.itemName(k)).isEqualTo(plain.itemName(k)).isEqualTo("cell " + k);
                assertThat(k == 7 ? "option 7" : hosted.label(k)).isEqualTo("option " + k);
            }
        }
        assertThat(handed).as("in blocks").hasSizeLessThan(20).contains("toString", "item names");
        assertThat(hosted.data()).isSameAs(hosted.data());
    }

    @Test
    void oneThatFailsIsNothingToThoseBesideIt() {
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy(this::host);

        assertThat(hosted.label(8)).isEqualTo("option 8");
        assertThatThrownBy(() -> hosted.label(7))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("toString of an option failed with java.lang.IllegalStateException: seven");
    }

    @Test
    void whatTheHostThrowsIsThrownAndTheNextOneWhoAsksHasItTriedAgain() {
        ModelException late = ModelException.coded("time_out", "too late");
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy((step, work) -> {
            handed.add(step);
            if (handed.size() == 1) {
                throw late;
            }
            work.run();
        });

        assertThatThrownBy(() -> hosted.label(0)).isSameAs(late);
        assertThat(hosted.label(0)).isEqualTo("option 0");
    }

    @Test
    void numbersBeyondTheCoverAreRefused() {
        Cover<Object> hosted = cover(new TreeSet<>()).withTextsBy(this::host);

        IntStream.of(-1, SIZE).forEach(k -> {
            assertThatThrownBy(() -> hosted.label(k)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> hosted.itemName(k)).isInstanceOf(IndexOutOfBoundsException.class);
        });
        assertThat(handed).isEmpty();
    }

    private void host(String step, Runnable work) {
        handed.add(step);
        work.run();
    }
}
